import Testing

@testable import ExampleCharts

@Suite("A month of the heat map")
struct MonthOfActivityTests {
    @Test("Its weeks run from Sunday to Saturday and hold each day once")
    func weeks() {
        // 1 May 2021 was a Saturday.
        let may = MonthOfActivity(year: 2021, month: 5)
        #expect(may.weeks.map(\.start) == [6, 0, 0, 0, 0, 0])
        #expect(may.weeks.map(\.end) == [6, 6, 6, 6, 6, 1])
        // February 2015 began on a Sunday and filled four weeks.
        #expect(MonthOfActivity(year: 2015, month: 2).weeks.map(\.end) == [6, 6, 6, 6])
    }

    @Test("A year has its 365 or 366 days", arguments: [(2021, 365), (2024, 366)])
    func days(year: Int, days: Int) {
        let weeks = (1..<13).flatMap { MonthOfActivity(year: year, month: $0).weeks }
        #expect(weeks.reduce(0) { $0 + $1.end - $1.start + 1 } == days)
    }

    @Test("Values lie from 0 to the largest, and some are not known")
    func values() {
        let values = (1..<13).flatMap { MonthOfActivity(year: 2021, month: $0).weeks.flatMap(\.values) }
        #expect(values.contains(nil))
        #expect(values.compactMap { $0 }.allSatisfy { (0...MonthOfActivity.maxValue).contains($0) })
    }
}
