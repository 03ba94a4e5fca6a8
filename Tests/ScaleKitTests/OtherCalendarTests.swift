import Foundation
import ScaleKit
import Testing

@Suite struct OtherCalendarTests {
    static let identifiers: [Calendar.Identifier] = [
        .hebrew, .islamicUmmAlQura, .islamicCivil, .persian, .chinese, .coptic, .buddhist, .japanese, .republicOfChina,
        .indian,
        .iso8601,
    ]

    @Test("Month ticks are the first days of that calendar's months", arguments: identifiers)
    func months(_ identifier: Calendar.Identifier) throws {
        for zone in testZones {
            let calendar = try calendar(zone, identifier)
            let gregorian = try ScaleKitTests.calendar(zone)
            let ticks = dateTicks(
                every: DateStride(.month), lower: try gregorian.time(2023, 1, 1), upper: try gregorian.time(2025, 1, 1),
                options: unrounded, calendar: calendar)
            #expect((23...27).contains(ticks.values.count))
            for tick in ticks.values {
                #expect(calendar.component(.day, from: Date(timeIntervalSinceReferenceDate: tick)) == 1)
            }
        }
    }

    @Test("Years round in that calendar's own count")
    func years() throws {
        let gregorian = try calendar("Asia/Kathmandu")
        let (lower, upper) = (try gregorian.time(1995, 1, 1), try gregorian.time(2034, 6, 1))
        func labels(_ identifier: Calendar.Identifier) throws -> [String] {
            let other = try calendar("Asia/Kathmandu", identifier)
            let ticks = dateTicks(lower: lower, upper: upper, options: unrounded, calendar: other)
            #expect(ticks.stride == DateStride(.year, 10))
            return other.labels(ticks)
        }
        #expect(try labels(.gregorian) == ["2000", "2010", "2020", "2030"])
        #expect(try labels(.buddhist).map { $0.filter(\.isNumber) } == ["2540", "2550", "2560", "2570"])
        #expect(try labels(.hebrew).map { $0.filter(\.isNumber) } == ["5760", "5770", "5780", "5790"])
        #expect(try labels(.japanese).count == 4)
    }

    @Test("Years before the epoch go on below 1")
    func beforeChrist() throws {
        let calendar = try calendar("America/Los_Angeles")
        let first = try #require(calendar.date(from: DateComponents(era: 0, year: 450)))
        let ticks = dateTicks(
            lower: first.timeIntervalSinceReferenceDate, upper: try calendar.time(500, 1, 1), options: unrounded,
            calendar: calendar)
        #expect(ticks.stride == DateStride(.year, 250))
        let years = ticks.values.map {
            calendar.dateComponents([.era, .year], from: Date(timeIntervalSinceReferenceDate: $0))
        }
        #expect(years.map(\.era) == [0, 0, 1, 1])
        #expect(years.map(\.year) == [251, 1, 250, 500])
    }
}
