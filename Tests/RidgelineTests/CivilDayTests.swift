import Foundation
import Testing

@testable import Ridgeline

struct CivilDayTests {
    @Test("days are counted without a gap or a repetition for 800 years")
    func counting() {
        var previous: CivilDay?
        for count in -146_097..<146_097 {
            let day = CivilDay(daysSince2001: count)
            #expect(day.daysSince2001 == count)
            if let previous { #expect(previous < day && previous.days(to: day) == 1) }
            previous = day
        }
    }

    @Test("agrees with Foundation's Gregorian calendar")
    func foundation() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for count in stride(from: -100_000, to: 100_000, by: 397) {
            let day = CivilDay(daysSince2001: count)
            let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: day.noon)
            #expect(parts.year == day.year && parts.month == day.month && parts.day == day.day)
            #expect(parts.weekday == day.weekday)
        }
    }

    @Test("only days that exist")
    func validity() {
        #expect(CivilDay(year: 2023, month: 2, day: 29) == nil)
        #expect(CivilDay(year: 2024, month: 2, day: 29) != nil)
        #expect(CivilDay(year: 1900, month: 2, day: 29) == nil)
        #expect(CivilDay(year: 2024, month: 13, day: 1) == nil)
        #expect(CivilDay(year: .max, month: 1, day: 1) == nil)
        for text in ["2024-3-10", "2024-03-32", "24-03-10", "2024-03-10T00:00", "", "--", "20a4-03-10", "2024-03-١٠"] {
            #expect(CivilDay(iso8601: text) == nil)
        }
    }

    @Test("a date without a time is that day in every zone")
    func text() {
        #expect(CivilDay(iso8601: "2024-03-10")?.description == "2024-03-10")
    }

    @Test("an instant belongs to the day that the zone's clocks show")
    func instants() throws {
        let instant = try Date("2024-03-10T23:30:00Z", strategy: .iso8601)
        func day(_ hours: Int) throws -> String {
            CivilDay(instant, in: try #require(TimeZone(secondsFromGMT: hours * 3600))).description
        }
        #expect(try day(0) == "2024-03-10")
        #expect(try day(14) == "2024-03-11")
        #expect(try day(-10) == "2024-03-10")
        _ = CivilDay(Date(timeIntervalSinceReferenceDate: .nan), in: .gmt)
        _ = CivilDay(Date(timeIntervalSinceReferenceDate: 1e300), in: .gmt)
    }

    @Test("far away days neither overflow nor trap")
    func extremes() {
        let day = CivilDay(daysSince2001: 0)
        #expect(day.adding(days: .max).year < 1_000_000)
        #expect(day.adding(days: 1_000_000_000).year < 1_000_000)
        #expect(CivilDayRange(year: .max).count == 365)
    }

    @Test("a rolling window of weeks ends with the day, begins with a week")
    func rolling() throws {
        for firstWeekday in 1...7 {
            let today = try #require(CivilDay(year: 2024, month: 5, day: 15))
            let range = CivilDayRange(weeks: 53, endingAt: today, firstWeekday: firstWeekday)
            #expect(range.last == today)
            #expect(range.first.weekday == firstWeekday)
            #expect((52 * 7 + 1...53 * 7).contains(range.count))
        }
    }
}
