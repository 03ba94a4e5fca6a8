import Foundation
import FoundationGaps
import Testing

/// Lengths of time and distances between dates as text.
struct SpanTests {
    private let american = Locale(identifier: "en_US")
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = american
        return calendar
    }

    private func formatter(_ style: DateComponentsFormatter.UnitsStyle) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        (formatter.unitsStyle, formatter.calendar) = (style, calendar)
        return formatter
    }

    @Test(
        "styles of units",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.positional, "1:30:05"), (.abbreviated, "1h 30m 5s"),
            (.full, "1 hour, 30 minutes, 5 seconds"), (.short, "1 hr, 30 min, 5 sec"),
            (.spellOut, "one hour, thirty minutes, five seconds"),
        ])
    func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(formatter(style).string(from: 5405) == text)
    }

    @Test("zeros, counts, phrases and signs")
    func options() {
        let minutes = formatter(.abbreviated)
        minutes.allowedUnits = [.hour, .minute]
        #expect(minutes.string(from: 59) == "0m")
        #expect(minutes.string(from: -5400) == "-1h 30m")
        minutes.zeroFormattingBehavior = .pad
        #expect(minutes.string(from: 60) == "0h 1m")
        minutes.unitsStyle = .positional
        #expect(minutes.string(from: 3660) == "01:01")
        let rough = formatter(.full)
        (rough.maximumUnitCount, rough.includesApproximationPhrase, rough.includesTimeRemainingPhrase) = (1, true, true)
        #expect(rough.string(from: 6500) == "About 2 hours remaining")
        #expect(formatter(.full).string(from: .infinity) == nil)
        #expect(formatter(.full).string(from: DateComponents(month: 1, day: 3)) == "1 month, 3 days")
    }

    @Test("ranges of dates by their components and as a clock")
    func ranges() {
        let range = start..<start.addingTimeInterval(5400)
        func text(_ style: DateRangeComponentsStyle) -> String {
            range.formatted(style.locale(american).calendar(calendar))
        }
        #expect(text(.components(style: .narrow)) == "1h 30m")
        #expect(text(.components(style: .wide)) == "1 hour, 30 minutes")
        #expect(text(.components(style: .wide, fields: [.minute])) == "90 minutes")
        #expect(text(.components(style: .wide, fields: [.day])) == "0 days")
        #expect(range.formatted(.timeDuration.locale(american)) == "1:30:00")
    }

    @Test("distances from a date")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        (formatter.locale, formatter.calendar) = (american, calendar)
        #expect(formatter.localizedString(for: start.addingTimeInterval(-7200), relativeTo: start) == "2 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 86400) == "in 1 day")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(fromTimeInterval: 86400) == "tomorrow")
    }

    @Test("lists")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = american
        #expect(formatter.string(from: ["a", 2, "c"]) == "a, 2, and c")
    }
}
