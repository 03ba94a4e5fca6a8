import Foundation
import ScaleKit
import Testing

@Suite struct ClockChangeTests {
    private func hours(_ zone: String, _ day: (Int, Int, Int), every count: Int, hours: Double = 24) throws -> [String]
    {
        let calendar = try calendar(zone)
        let lower = try calendar.time(day.0, day.1, day.2)
        let ticks = dateTicks(
            every: DateStride(.hour, count), lower: lower, upper: lower + hours * 3600, options: unrounded,
            calendar: calendar)
        return ticks.values.map { String(calendar.clock($0).dropFirst(11).dropLast(3)) }
    }

    @Test("Six-hour ticks stay on the same wall-clock hours when clocks change, in both hemispheres")
    func sixHours() throws {
        let usual = ["00:00", "06:00", "12:00", "18:00", "00:00"]
        #expect(try hours("America/New_York", (2021, 3, 14), every: 6) == usual)
        #expect(try hours("America/New_York", (2021, 11, 7), every: 6, hours: 25) == usual)
        #expect(try hours("Australia/Sydney", (2021, 10, 3), every: 6) == usual)
        #expect(try hours("Australia/Sydney", (2021, 4, 4), every: 6, hours: 25) == usual)
        #expect(try hours("Australia/Lord_Howe", (2021, 10, 3), every: 6) == usual)
        #expect(try hours("Australia/Lord_Howe", (2021, 4, 4), every: 6, hours: 24.5) == usual)
    }

    @Test("Hourly ticks skip the hour that is missing and repeat the one that occurs twice")
    func everyHour() throws {
        #expect(
            try hours("America/New_York", (2021, 3, 14), every: 1, hours: 4) == [
                "00:00", "01:00", "03:00", "04:00", "05:00",
            ])
        #expect(
            try hours("America/New_York", (2021, 11, 7), every: 1, hours: 4) == [
                "00:00", "01:00", "01:00", "02:00", "03:00",
            ])
        #expect(
            try hours("Australia/Lord_Howe", (2021, 10, 3), every: 1, hours: 4)
                == ["00:00", "01:00", "02:30", "03:00", "04:00"])
        #expect(
            try hours("Australia/Lord_Howe", (2021, 4, 4), every: 1, hours: 4) == ["00:00", "01:00", "02:00", "03:00"])
    }

    @Test(
        "Daily ticks show each date once across both changes",
        arguments: ["America/New_York", "Australia/Sydney", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kathmandu"])
    func days(_ zone: String) throws {
        let calendar = try calendar(zone)
        let ticks = dateTicks(
            every: DateStride(.day), lower: try calendar.time(2021, 1, 1), upper: try calendar.time(2021, 12, 31),
            options: unrounded, calendar: calendar)
        #expect(ticks.values.count == 365)
        #expect(ticks.values.allSatisfy { calendar.clock($0).hasSuffix("00:00:00") })
    }

    @Test("Where a clock change skips midnight the day begins when the clock resumes")
    func noMidnight() throws {
        let calendar = try calendar("America/Sao_Paulo")
        let ticks = dateTicks(
            every: DateStride(.day), lower: try calendar.time(2018, 11, 2), upper: try calendar.time(2018, 11, 6),
            options: unrounded, calendar: calendar)
        #expect(
            calendar.clocks(ticks) == [
                "2018-11-02 00:00", "2018-11-03 00:00", "2018-11-04 01:00", "2018-11-05 00:00", "2018-11-06 00:00",
            ])
        // Also when the axis begins with such a day.
        let from = dateTicks(
            every: DateStride(.day), lower: try calendar.time(2018, 11, 4, 1), upper: try calendar.time(2018, 11, 6),
            options: unrounded, calendar: calendar)
        #expect(calendar.clocks(from) == ["2018-11-04 01:00", "2018-11-05 00:00", "2018-11-06 00:00"])
    }

    @Test("A day that the calendar skipped has no tick")
    func missingDay() throws {
        let calendar = try calendar("Pacific/Apia")
        let ticks = dateTicks(
            every: DateStride(.day), lower: try calendar.time(2011, 12, 28), upper: try calendar.time(2012, 1, 2),
            options: unrounded, calendar: calendar)
        #expect(
            calendar.clocks(ticks).map { String($0.prefix(10)) } == [
                "2011-12-28", "2011-12-29", "2011-12-31", "2012-01-01", "2012-01-02",
            ])
        let hours = dateTicks(
            every: DateStride(.hour, 6), lower: try calendar.time(2011, 12, 29), upper: try calendar.time(2012, 1, 1),
            options: unrounded, calendar: calendar)
        #expect(hours.values.count == 9)
        #expect(zip(hours.values, hours.values.dropFirst()).allSatisfy { $1 - $0 == 6 * 3600 })
    }

    @Test("Days and hours agree with Foundation's calendar wherever it knows the answer")
    func agreesWithFoundation() throws {
        var random = SeededRandom(seed: 41)
        for zone in [
            "America/New_York", "Australia/Lord_Howe", "America/Sao_Paulo", "Pacific/Apia", "Africa/Casablanca",
            "Asia/Beirut", "America/Havana", "Europe/London",
        ] {
            let calendar = try calendar(zone, firstWeekday: 2)
            for _ in 0..<400 {
                let time = random.double(in: -1e9...8e8).rounded()
                let date = Date(timeIntervalSinceReferenceDate: time)
                let day = try #require(calendarInterval(of: .day, around: time, calendar: calendar))
                #expect(day.start == calendar.startOfDay(for: date).timeIntervalSinceReferenceDate, "\(zone) \(time)")
                let week = try #require(calendarInterval(of: .week, around: time, calendar: calendar))
                let known = try #require(calendar.dateInterval(of: .weekOfYear, for: date))
                #expect(week.start == known.start.timeIntervalSinceReferenceDate, "\(zone) \(time)")
            }
        }
    }

    @Test("Intervals hold their instant and adjoin each other, also around every clock change")
    func intervalsAdjoin() throws {
        for zone in [
            "America/New_York", "Australia/Lord_Howe", "America/Sao_Paulo", "Pacific/Apia", "America/Havana",
            "Asia/Kathmandu",
        ] {
            let calendar = try calendar(zone)
            let start = try calendar.time(2011, 1, 1, 12)
            var change = Date(timeIntervalSinceReferenceDate: start)
            for _ in 0..<6 {
                guard let next = calendar.timeZone.nextDaylightSavingTimeTransition(after: change) else { break }
                change = next
                for unit in [CalendarUnit.minute, .hour, .day, .week, .month, .quarter, .year] {
                    for offset in stride(from: -9000.0, through: 9000, by: 450) {
                        let time = change.timeIntervalSinceReferenceDate + offset
                        let interval = try #require(calendarInterval(of: unit, around: time, calendar: calendar))
                        #expect(interval.start <= time && time < interval.end, "\(zone) \(unit) \(time)")
                        let following = try #require(
                            calendarInterval(of: unit, around: interval.end, calendar: calendar))
                        #expect(following.start == interval.end, "\(zone) \(unit) \(time)")
                    }
                }
            }
        }
    }
}
