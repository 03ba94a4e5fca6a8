import Foundation
import ScaleKit
import Testing

@Suite struct BinTests {
    @Test("Bins are half-open and the last one is closed")
    func membership() {
        let thresholds: [Double] = [0, 10, 20, 30]
        #expect([0, 9.99, 10, 19, 20, 30].map { binIndex(of: $0, in: thresholds) } == [0, 0, 1, 1, 2, 2])
        for outside in [-0.1, 30.1, .nan, .infinity, -.infinity] {
            #expect(binIndex(of: outside, in: thresholds) == nil)
        }
        #expect(binIndex(of: 1, in: []) == nil && binIndex(of: 1, in: [1]) == nil)
        #expect(binIndex(of: 1, in: [1, 1]) == 0)
    }

    @Test("The bin found by bisection is the one found by looking at each", arguments: [1, 2, 3, 17, 200])
    func bisection(_ bins: Int) {
        var random = SeededRandom(seed: 9)
        let thresholds = equalThresholds(count: bins, lower: -3, upper: 4)
        for _ in 0..<500 {
            let value = random.double(in: -3...4)
            let expected = (0..<bins).last { thresholds[$0] <= value }
            #expect(binIndex(of: value, in: thresholds) == expected)
        }
    }

    @Test("Bins of a size or a number cover the range exactly")
    func equal() {
        #expect(equalThresholds(size: 10, lower: 3, upper: 30) == [3, 13, 23, 33])
        #expect(equalThresholds(size: 0.1, lower: 0, upper: 0.3).count == 4)
        #expect(equalThresholds(count: 4, lower: 0, upper: 1) == [0, 0.25, 0.5, 0.75, 1])
        #expect(equalThresholds(size: 0, lower: 0, upper: 1).isEmpty)
        #expect(equalThresholds(size: .nan, lower: 0, upper: 1).isEmpty)
        #expect(equalThresholds(size: 1e-300, lower: 0, upper: 1).count <= TickOptions.maximumCount)
        #expect(equalThresholds(count: Int.max, lower: 0, upper: 1).count <= TickOptions.maximumCount)
    }

    @Test("Nice bins stand at round numbers, about ten of them for a range")
    func nice() {
        #expect(niceThresholds(lower: 0, upper: 100) == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
        #expect(niceThresholds(lower: 1, upper: 5, desiredCount: 4, minimumStride: 1) == [1, 2, 3, 4, 5])
        #expect(niceThresholds(of: []).isEmpty && niceThresholds(of: [.nan]).isEmpty)
        #expect(niceThresholds(of: [4, 4, 4]).count >= 2)
    }

    @Test("Scott's rule decides the number of bins of data, at most 200")
    func scott() throws {
        var random = SeededRandom(seed: 2)
        let data = (0..<1000).map { _ in (0..<12).reduce(-6.0) { sum, _ in sum + random.double(in: 0...1) } }
        let spread = try #require(data.max()) - (try #require(data.min()))
        // A normal sample with σ near 1.
        #expect(abs(Double(scottBinCount(of: data)) - spread / (3.49 * pow(1000, -1.0 / 3))) <= 2)
        let outlier = (0..<100_000).map { _ in random.double(in: 0...1) } + [1e9]
        #expect(scottBinCount(of: outlier) <= 200 && niceThresholds(of: outlier).count <= 201)
        #expect(scottBinCount(of: [3]) == 1 && scottBinCount(of: []) == 1 && scottBinCount(of: [.nan, 1]) == 1)
        let thresholds = niceThresholds(of: data)
        #expect(data.allSatisfy { binIndex(of: $0, in: thresholds) != nil })
    }

    @Test("Date bins are whole units around their range", arguments: testZones)
    func dates(_ zone: String) throws {
        let calendar = try calendar(zone)
        let months = dateThresholds(
            every: DateStride(.month), lower: try calendar.time(2024, 1, 15), upper: try calendar.time(2024, 4, 2),
            calendar: calendar)
        #expect(
            months.map { calendar.clock($0).prefix(10) } == [
                "2024-01-01", "2024-02-01", "2024-03-01", "2024-04-01", "2024-05-01",
            ])
        let one = dateThresholds(
            every: DateStride(.day), lower: try calendar.time(2024, 1, 15), upper: try calendar.time(2024, 1, 15),
            calendar: calendar)
        #expect(one.count == 2)
        let nice = dateThresholds(
            lower: try calendar.time(2024, 1, 1), upper: try calendar.time(2024, 1, 11), calendar: calendar)
        #expect(nice.count == 11)
        #expect(dateThresholds(of: [], calendar: calendar).isEmpty)
        #expect(dateThresholds(of: [.nan, .infinity], calendar: calendar).isEmpty)
    }

    @Test("Months keep their true length", arguments: testZones)
    func monthLengths(_ zone: String) throws {
        let calendar = try calendar(zone)
        let february = try #require(
            calendarInterval(of: .month, around: try calendar.time(2024, 2, 10), calendar: calendar))
        #expect(february.end - february.start == 29 * 86_400)
        #expect(calendarInterval(of: .month, around: .nan, calendar: calendar) == nil)
        #expect(calendarInterval(of: .month, around: 1e15, calendar: calendar) == nil)
    }

    @Test("A binner with memory gives the same intervals, in any order of rows")
    func binner() throws {
        var random = SeededRandom(seed: 6)
        let calendar = try calendar("America/Los_Angeles")
        for unit in CalendarUnit.allCases {
            var binner = CalendarBinner(unit: unit, calendar: calendar)
            let times = (0..<300).map { _ in random.double(in: 6e8...6.1e8) } + [.nan]
            let found = binner.intervals(around: times)
            for (index, time) in times.enumerated() {
                let expected = calendarInterval(of: unit, around: time, calendar: calendar)
                if let expected {
                    #expect(found.starts[index] == expected.start && found.ends[index] == expected.end)
                } else {
                    #expect(found.starts[index].isNaN && found.ends[index].isNaN)
                }
            }
        }
    }
}
