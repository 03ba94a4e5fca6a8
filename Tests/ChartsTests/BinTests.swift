import Foundation
import Testing

@testable import Charts

struct BinTests {
    @Test("bins are half-open, the last one closed")
    func membership() {
        let bins = NumberBins(thresholds: [0.0, 1, 2])
        #expect(bins.count == 2)
        #expect(bins[0].contains(0.5))
        #expect(!bins[0].contains(1))
        #expect(bins[1].contains(1))
        #expect(bins[1].contains(2))
        #expect(bins.map(\.upperBound) == [1, 2])
    }

    @Test("a value is found in its bin, one outside in the nearest")
    func lookup() {
        let bins = NumberBins(thresholds: [0, 10, 20, 30])
        #expect([-5, 0, 9, 10, 29, 30, 99].map { bins.index(for: $0) } == [0, 0, 0, 1, 2, 2, 2])
        #expect(NumberBins<Int>(thresholds: []).index(for: 3) == 0)
        #expect(NumberBins<Int>(thresholds: [])[7].lowerBound == 0)
    }

    @Test("sizes, counts and wishes give edges")
    func edges() {
        #expect(NumberBins(size: 2.5, range: 0.0...7).thresholds == [0, 2.5, 5, 7.5])
        #expect(NumberBins(range: 0...10, count: 5).thresholds == [0, 2, 4, 6, 8, 10])
        #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
        let wished = NumberBins(range: 3...97, desiredCount: 5)
        #expect(wished.thresholds.first.map { $0 <= 3 } == true)
        #expect(wished.thresholds.last.map { $0 >= 97 } == true)
        #expect(wished.count >= 4 && wished.count <= 6)
        #expect(NumberBins(data: [1, 1, 2], desiredCount: 50).thresholds.allSatisfy { $0 >= 1 })
        #expect(NumberBins(data: [Double](), desiredCount: 3).isEmpty)
        #expect(NumberBins(data: [.nan, 1, 2, .infinity]).contains { $0.contains(1.5) })
    }

    @Test("dates are binned by calendar units")
    func dates() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 1, day: 15)))
        let end = try #require(calendar.date(from: DateComponents(year: 2024, month: 3, day: 2)))
        let months = DateBins(unit: .month, range: start...end, calendar: calendar)
        #expect(months.thresholds.map { calendar.component(.month, from: $0) } == [1, 2, 3, 4])
        #expect(months.thresholds.allSatisfy { calendar.component(.day, from: $0) == 1 })
        #expect(months.index(for: end) == 2)
        #expect(DateBins(timeInterval: 3600, range: start...start.addingTimeInterval(7200)).count == 2)
        #expect(DateBins(unit: .era, range: start...end).isEmpty)
        #expect(DateBins(data: [start, end], desiredCount: 3, calendar: calendar).count >= 2)
        #expect(months == DateBins(thresholds: months.thresholds))
    }
}
