import Foundation
import SwiftUI
import Testing

@testable import Ridgeline

/// Names, digits and directions of other languages.
@MainActor
struct LanguageTests {
    private let range = CivilDayRange(year: 2024)

    private var data: [CalendarDatum] {
        (0..<range.count).map { CalendarDatum(range.first.adding(days: $0), Double($0 % 9)) }
    }

    private func picture(
        _ change: (inout CalendarOptions) -> Void, _ direction: LayoutDirection, locale: String = "ar_EG"
    ) -> Picture {
        Picture(
            CalendarHeatmap(data, range: range, options: CalendarOptions(change)).frame(width: 700, height: 800)
                .environment(\.layoutDirection, direction), locale: locale)
    }

    @Test("where text runs from right to left, weeks and labels do", arguments: [0, 1, 2, 3])
    func mirrored(kind: Int) throws {
        func change(_ options: inout CalendarOptions) {
            options.arrangement = kind % 2 == 0 ? .strip : .years
            options.direction = kind < 2 ? .horizontal : .vertical
            options.months = .outlined
            options.legend = .hidden
            options.cellSize = .fixed(10)
        }
        let left = picture(change, .leftToRight)
        let right = picture(change, .rightToLeft)
        #expect(right.collisions.isEmpty)
        #expect(left.labels.count == right.labels.count)
        // Label by label: what is so far from the left edge in one picture is so far from the right edge in the other.
        for (a, b) in zip(left.labels, right.labels) {
            #expect(a.string == b.string)
            #expect(abs(a.box.midX + b.box.midX - 700) < 2, "\(a) \(b)")
        }
        // The days are mirrored with them.
        #expect(left.boxes.count == right.boxes.count)
        for (a, b) in zip(left.boxes, right.boxes) {
            #expect(abs(a.midX + b.midX - 700) < 1 && abs(a.midY - b.midY) < 0.01)
        }
    }

    @Test("a ring runs the same way in every language, its centre included")
    func ring() {
        let view = SegmentedRing(
            [RingSegment("a", value: 1), RingSegment("b", value: 2)],
            options: RingOptions { $0.sweep = .degrees(90) }
        ) { _ in RingCenterText("1") }
        .frame(width: 100, height: 100)
        let left = Picture(view)
        let right = Picture(view.environment(\.layoutDirection, .rightToLeft))
        #expect(left.boxes == right.boxes)
        #expect(zip(left.labels, right.labels).allSatisfy { abs($0.box.midX - $1.box.midX) < 1 })
    }

    @Test("the centre of any part of a ring touches neither it nor the radii to its ends")
    func holes() {
        var random = SeededRandom(seed: 32)
        for _ in 0..<200 {
            let options = RingOptions {
                $0.start = .degrees(random.double(in: -360...360))
                $0.sweep = .degrees(random.double(in: 1...360))
                $0.innerRadius = random.double(in: 0.1...0.9)
                $0.isClockwise = Bool.random(using: &random)
            }
            let frame = RingFrame(options, in: CGRect(x: 0, y: 0, width: 200, height: 200))
            let hole = frame.hole
            let distance = hypot(hole.center.x - frame.center.x, hole.center.y - frame.center.y)
            #expect(Double(distance) + hole.radius <= frame.radius * frame.innerRatio + 1e-6)
            if frame.sweep <= .pi {
                #expect(abs(Double(distance) * sin(frame.sweep / 2) - hole.radius) < 1e-6)
            }
        }
    }

    @Test("years have the locale's digits, whatever calendar the environment has")
    func digits() {
        #expect(picture({ $0.arrangement = .years }, .rightToLeft).labels.contains { $0.string == "٢٠٢٤" })
        for calendar in [Calendar.Identifier.hebrew, .islamicUmmAlQura, .japanese, .buddhist] {
            let view = CalendarHeatmap(data, range: range, options: CalendarOptions { $0.arrangement = .years })
            let picture = Picture(
                view.frame(width: 700).environment(\.calendar, Calendar(identifier: calendar)), locale: "ja_JP")
            #expect(picture.labels.contains { $0.string == "2024" })
            #expect(picture.said.contains { $0.contains("2024年2月29日") })
        }
    }

    @Test("dates before the Gregorian reform are Gregorian too, and years before the first have their era")
    func early() throws {
        let names = CalendarNames(locale: Locale(identifier: "en_US"))
        func date(_ year: Int, _ month: Int, _ day: Int) throws -> String {
            names.fullDate(try #require(CivilDay(year: year, month: month, day: day)))
        }
        #expect(try date(1, 1, 1) == "Monday, January 1, 1")
        #expect(try date(1582, 10, 14) == "Thursday, October 14, 1582")
        #expect(try date(1582, 10, 15) == "Friday, October 15, 1582")
        #expect(try date(9999, 12, 31) == "Friday, December 31, 9999")
        #expect(try date(-5, 2, 2) == "Thursday, February 2, 6 BC")
        #expect(names.formatted(try #require(CivilDay(year: 1, month: 3, day: 1)), pattern: "MM dd") == "03 01")
    }

    @Test("the years 1 and 9999 have all their days for each first weekday", arguments: [1, 4, 9999, 10_000])
    func farYears(year: Int) {
        for firstWeekday in 1...7 {
            let plan = CalendarPlan(
                CivilDayRange(year: year), firstWeekday: firstWeekday, arrangement: .years, splitsMonths: false)
            #expect(plan.cells.count(where: \.isInRange) == (CivilDay.isLeap(year) ? 366 : 365))
            #expect(plan.cells.allSatisfy { plan.weekday(ofRow: $0.row) == $0.day.weekday })
            #expect((53...54).contains(plan.strips[0].weeks))
        }
    }

    @Test("numbers are short, however large or small")
    func numbers() {
        let english = Locale(identifier: "en_US")
        #expect(numberText(1234, english) == "1,234")
        #expect(numberText(0.123456, english) == "0.1235")
        #expect(numberText(1e300, english) == "1E300")
        #expect(numberText(-2.5e-9, digits: 2, english) == "-2.5E-9")
        #expect(numberText(0, english) == "0")
        #expect(numberText(12.5, Locale(identifier: "de_DE")) == "12,5")
    }
}
