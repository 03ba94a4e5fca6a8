import Foundation
import ScaleKit
import Testing

@Suite struct DateTickTests {
    @Test("Automatic dates and labels are those seen in Apple's charts", arguments: testZones)
    func observed(_ zone: String) throws {
        let calendar = try calendar(zone)
        func labels(_ from: Double, _ to: Double, _ length: Double = 310) -> [String] {
            var options = unrounded
            options.axisLength = length
            return calendar.labels(dateTicks(lower: from, upper: to, options: options, calendar: calendar))
        }
        let day = labels(try calendar.time(2022, 5, 8), try calendar.time(2022, 5, 9))
        #expect(day == ["12 AM", "6 AM", "12 PM", "6 PM", "12 AM"])
        let shift = labels(try calendar.time(2022, 5, 8, 8), try calendar.time(2022, 5, 9))
        #expect(shift == ["8 AM", "2 PM", "8 PM"])
        let week = labels(try calendar.time(2022, 5, 2), try calendar.time(2022, 5, 9))
        #expect(week == ["May 2", "May 4", "May 6", "May 8"])
        let month = labels(try calendar.time(2022, 5, 8), try calendar.time(2022, 6, 7))
        #expect(month == ["May 8", "May 15", "May 22", "May 29", "Jun 5"])
        let half = labels(try calendar.time(2021, 7, 1), try calendar.time(2022, 1, 1))
        #expect(half == ["Jul", "Sep", "Nov", "Jan"])
        let year = labels(try calendar.time(2021, 7, 1), try calendar.time(2022, 7, 1))
        #expect(year == ["Jul 2021", "Oct 2021", "Jan 2022", "Apr 2022", "Jul 2022"])
        let nine = labels(try calendar.time(2021, 7, 1), try calendar.time(2022, 4, 1))
        #expect(nine == ["Jul 2021", "Oct 2021", "Jan 2022", "Apr 2022"])
        let short = labels(try calendar.time(2022, 1, 1), try calendar.time(2022, 6, 1), 146)
        #expect(short == ["Jan", "Mar", "May"])
    }

    @Test("Strides count from the domain's first whole unit", arguments: testZones)
    func firstUnit(_ zone: String) throws {
        let calendar = try calendar(zone)
        let lower = try calendar.time(2023, 3, 1, 7, 20)
        let ticks = dateTicks(
            every: DateStride(.hour, 3), lower: lower, upper: lower + 12 * 3600, options: unrounded, calendar: calendar)
        #expect(
            calendar.clocks(ticks) == ["2023-03-01 08:00", "2023-03-01 11:00", "2023-03-01 14:00", "2023-03-01 17:00"])
        let quarters = dateTicks(
            every: DateStride(.quarter), lower: try calendar.time(2022, 2, 3), upper: try calendar.time(2022, 12, 31),
            options: unrounded, calendar: calendar)
        #expect(calendar.labels(quarters) == ["Apr", "Jul", "Oct"])
        let fives = dateTicks(
            every: DateStride(.year, 5), lower: try calendar.time(2013, 1, 1), upper: try calendar.time(2024, 1, 1),
            options: unrounded, calendar: calendar)
        #expect(calendar.labels(fives) == ["2013", "2018", "2023"])
    }

    @Test("Long ranges have years at round numbers", arguments: testZones)
    func years(_ zone: String) throws {
        let calendar = try calendar(zone)
        func years(_ from: Int, _ to: Int, _ count: Int? = nil) throws -> [String] {
            var options = unrounded
            options.desiredCount = count
            return calendar.labels(
                dateTicks(
                    lower: try calendar.time(from, 1, 1), upper: try calendar.time(to, 12, 31), options: options,
                    calendar: calendar))
        }
        #expect(try years(1880, 2017) == ["1900", "1950", "2000"])
        #expect(try years(1880, 2017, 8) == ["1880", "1900", "1920", "1940", "1960", "1980", "2000"])
        #expect(try years(2015, 2021) == ["2016", "2018", "2020"])
        #expect(try years(2018, 2021) == ["2018", "2019", "2020", "2021"])
        #expect(try years(1, 2000) == ["500", "1000", "1500", "2000"])
    }

    @Test("Weeks begin on the calendar's first weekday", arguments: testZones, [1, 2, 7])
    func weeks(_ zone: String, _ first: Int) throws {
        let calendar = try calendar(zone, firstWeekday: first)
        let ticks = dateTicks(
            lower: try calendar.time(2022, 5, 4), upper: try calendar.time(2022, 6, 3), options: unrounded,
            calendar: calendar)
        #expect(ticks.stride == DateStride(.week))
        for tick in ticks.values {
            #expect(calendar.component(.weekday, from: Date(timeIntervalSinceReferenceDate: tick)) == first)
            #expect(calendar.clock(tick).hasSuffix("00:00:00"))
        }
    }

    @Test("Below an hour come minutes, seconds and fractions", arguments: testZones)
    func short(_ zone: String) throws {
        let calendar = try calendar(zone)
        let start = try calendar.time(2024, 2, 29, 9, 30)
        func labels(_ span: Double) -> [String] {
            calendar.labels(dateTicks(lower: start, upper: start + span, options: unrounded, calendar: calendar))
        }
        #expect(labels(3600) == ["9:30 AM", "9:45 AM", "10:00 AM", "10:15 AM", "10:30 AM"])
        #expect(labels(20) == ["9:30:00 AM", "9:30:05 AM", "9:30:10 AM", "9:30:15 AM", "9:30:20 AM"])
        #expect(labels(1) == ["0.0", "0.5", "1.0"])
        var options = unrounded
        options.desiredCount = 11
        let tenths = dateTicks(lower: start, upper: start + 1, options: options, calendar: calendar)
        #expect(calendar.labels(tenths) == (0...10).map { $0 == 10 ? "1.0" : "0.\($0)" })
    }

    @Test("Rounding moves the bounds out to ticks", arguments: testZones)
    func rounding(_ zone: String) throws {
        let calendar = try calendar(zone)
        let ticks = dateTicks(
            every: DateStride(.month), lower: try calendar.time(2022, 1, 20), upper: try calendar.time(2022, 4, 2),
            options: TickOptions(), calendar: calendar)
        #expect(calendar.labels(ticks) == ["Jan", "Feb", "Mar", "Apr", "May"])
        #expect(ticks.lower == ticks.values.first && ticks.upper == ticks.values.last)
        let exact = dateTicks(
            every: DateStride(.month), lower: try calendar.time(2022, 1, 1), upper: try calendar.time(2022, 4, 1),
            options: TickOptions(), calendar: calendar)
        #expect(calendar.labels(exact) == ["Jan", "Feb", "Mar", "Apr"])
    }

    @Test("Spans between two strides show more than one label")
    func noLoneLabel() throws {
        let calendar = try calendar("UTC")
        func stride(_ days: Double) -> DateStride {
            dateTicks(lower: 0, upper: days * 86_400, options: unrounded, calendar: calendar).stride
        }
        #expect(stride(9) == DateStride(.day, 2) && stride(13) == DateStride(.day, 2))
        #expect(stride(31) == DateStride(.week))
        #expect(stride(60) == DateStride(.month))
    }

    @Test("A desired count asks for one interval less", arguments: testZones)
    func desiredCount(_ zone: String) throws {
        let calendar = try calendar(zone)
        var options = unrounded
        options.desiredCount = 8
        let ticks = dateTicks(
            lower: try calendar.time(2022, 5, 2), upper: try calendar.time(2022, 5, 9), options: options,
            calendar: calendar)
        #expect(ticks.values.count == 8 && ticks.stride == DateStride(.day))
    }

    @Test("Bounds of any kind end at once with few ticks")
    func hostile() throws {
        let extremes: [Double] = [
            0, .nan, .infinity, -.infinity, 1e12, -1e12, -2.2e11, 1e15, 1e300, -.greatestFiniteMagnitude, 7e8,
            7e8 + 1e-7,
            .leastNonzeroMagnitude,
        ]
        for zone in testZones {
            for identifier in [
                Calendar.Identifier.gregorian, .hebrew, .chinese, .japanese, .islamicUmmAlQura, .ethiopicAmeteMihret,
            ] {
                let calendar = try calendar(zone, identifier)
                for a in extremes {
                    for b in extremes {
                        let automatic = dateTicks(lower: a, upper: b, options: unrounded, calendar: calendar)
                        #expect(automatic.values.count <= 12)
                        #expect(automatic.values.allSatisfy { $0.isFinite })
                        #expect(automatic.lower.isFinite && automatic.upper.isFinite)
                    }
                }
            }
            let calendar = try calendar(zone)
            for unit in CalendarUnit.allCases {
                for count in [1, 7, Int.max, 0, -4] {
                    let ticks = dateTicks(
                        every: DateStride(unit, count), lower: -1e10, upper: 1e10, options: TickOptions(),
                        calendar: calendar)
                    #expect(ticks.values.count <= TickOptions.maximumCount)
                    #expect(zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $0 < $1 })
                }
            }
        }
    }

    @Test("Random domains have 1 to 6 ascending ticks inside", arguments: testZones)
    func properties(_ zone: String) throws {
        var random = SeededRandom(seed: 23)
        let calendar = try calendar(zone)
        for _ in 0..<1500 {
            let lower = random.double(in: -3e9...3e9)
            let upper = lower + pow(10, random.double(in: -1...10))
            let ticks = dateTicks(lower: lower, upper: upper, options: unrounded, calendar: calendar)
            #expect((1...7).contains(ticks.values.count), "\(lower) \(upper) \(ticks.stride)")
            #expect(ticks.values.allSatisfy { $0 >= lower && $0 <= upper })
            #expect(zip(ticks.values, ticks.values.dropFirst()).allSatisfy { $0 < $1 })
        }
    }
}
