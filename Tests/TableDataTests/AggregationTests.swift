import Foundation
import ScaleKit
import Testing

@testable import TableData

/// The Gregorian calendar in UTC, weeks from Monday.
let utc: Calendar = {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    return calendar
}()

@Suite("Aggregation")
struct AggregationTests {
    private let text =
        "g,v,d\na,1,2024-01-01\nb,2,2024-01-15\na,3,2024-02-01\nb,,2024-02-10\na,10,2024-02-29\n,5,2024-03-01\n"

    @Test("All measures of groups, without missing cells; rows without a group are counted")
    func measures() throws {
        let functions: [AggregateFunction] = [.count, .sum, .mean, .median, .min, .max, .quantile(0.25)]
        let result = try readTable(text).aggregated(
            Aggregation(keys: [GroupKey("g")], measures: functions.map { Measure($0, of: "v") }, calendar: utc))
        #expect(result.table.texts("g") == ["a", "b"])
        let values = result.measures.map { $0.numericValues ?? [] }
        #expect(values.map { $0[0] } == [3, 14, 14.0 / 3, 3, 1, 10, 2])
        #expect(values.map { $0[1] } == [1, 2, 2, 2, 2, 2, 2])
        #expect(result.notes.contains { $0.code == "data.rows-without-key" })
    }

    @Test("Calendar months, with their ends; rows counted")
    func months() throws {
        let result = try readTable(text).aggregated(
            Aggregation(keys: [GroupKey("d", .date(.month))], measures: [Measure(.count)], calendar: utc))
        #expect(result.table.dates("d") == ["2024-01-01T00:00:00Z", "2024-02-01T00:00:00Z", "2024-03-01T00:00:00Z"])
        #expect(result.measures[0].numericValues == [2, 3, 1])
        #expect(result.keys[0].ends?.first == result.keys[0].values.numericValues?[1])
        #expect(result.keys[0].unit == .month)
    }

    @Test("Bins of numbers: half-open, the last one closed, empty ones only among the edges")
    func bins() throws {
        let table = try readTable("v\n0\n5\n10\n20\n30\n")
        func counts(_ binning: Binning) throws -> (starts: [Double]?, counts: [Double]?, edges: [Double]?) {
            let result = try table.aggregated(
                Aggregation(keys: [GroupKey("v", binning)], measures: [Measure(.count)], calendar: utc))
            return (result.keys[0].values.numericValues, result.measures[0].numericValues, result.keys[0].edges)
        }
        let fixed = try counts(.edges([0, 10, 20, 30]))
        #expect(fixed.starts == [0, 10, 20] && fixed.counts == [2, 1, 2])
        let wide = try counts(.width(7.5))
        #expect(wide.edges == [0, 7.5, 15, 22.5, 30] && wide.counts == [2, 1, 1, 1])
        let nice = try counts(.nice(count: 3))
        #expect(nice.edges == [0, 10, 20, 30])
        #expect(failure { _ = try counts(.width(1e-9)) }?.code == "data.bin-width")
    }

    @Test("No key is one group, also without rows")
    func total() throws {
        let table = try readTable("v,w\n1,2\n3,4\n")
        let sum = Aggregation(keys: [], measures: [Measure(.sum, of: "v"), Measure(.count)], calendar: utc)
        #expect(try table.aggregated(sum).measures.map { $0.numericValues ?? [] } == [[4], [2]])
        let empty = try readTable("v,w\n").aggregated(sum)
        #expect(empty.measures[1].numericValues == [0])
        #expect(empty.measures[0].numericValues?.first?.isNaN == true)
    }

    @Test("The largest groups, the others together or left out")
    func top() throws {
        let table = try readTable("g,v\na,1\nb,5\nc,3\nd,2\nb,1\n")
        func groups(_ others: String?) throws -> AggregatedTable {
            try table.aggregated(
                Aggregation(
                    keys: [GroupKey("g")], measures: [Measure(.sum, of: "v")],
                    top: TopGroups(key: 0, count: 2, by: Measure(.sum, of: "v"), others: others), calendar: utc))
        }
        #expect(try groups("rest").table.texts("g") == ["b", "c", "rest"])
        #expect(try groups("rest").measures[0].numericValues == [6, 3, 3])
        #expect(try groups(nil).table.texts("g") == ["b", "c"])
    }

    @Test(
        "What cannot be computed says why",
        arguments: [
            ("g", AggregateFunction.sum, "data.no-numbers"), ("d", .sum, "data.no-numbers"),
            ("x", .mean, "data.no-such-column"),
            ("v", .quantile(2), "data.quantile"),
        ])
    func wrong(column: String, function: AggregateFunction, code: String) throws {
        let table = try readTable(text)
        let stopped = failure {
            _ = try table.aggregated(Aggregation(keys: [], measures: [Measure(function, of: column)], calendar: utc))
        }
        #expect(stopped?.code == code)
    }

    @Test("Kinds of keys and bins must go together")
    func wrongBins() throws {
        let table = try readTable(text)
        for key in [GroupKey("g", .nice(count: nil)), GroupKey("v", .date(.month)), GroupKey("d", .width(3))] {
            let stopped = failure {
                _ = try table.aggregated(Aggregation(keys: [key], measures: [Measure(.count)], calendar: utc))
            }
            #expect(stopped?.code == "data.wrong-bin")
        }
    }

    @Test("A source that does not fit into memory gives what a table gives", arguments: 0..<3)
    func streamed(seed: UInt64) throws {
        var random = SeededRandom(seed)
        var text = "t,g,v\n"
        for _ in 0..<1500 {
            let day = Int.random(in: 1...28, using: &random)
            let month = Int.random(in: 1...12, using: &random)
            let value = Int.random(in: -500...500, using: &random)
            let group = ["x", "y", "\"z, w\"", ""][Int.random(in: 0..<4, using: &random)]
            text +=
                "2023-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day),\(group),\(Double(value) / 4)\n"
        }
        let aggregations = [
            Aggregation(
                keys: [GroupKey("t", .date(.month)), GroupKey("g")],
                measures: [Measure(.count), Measure(.mean, of: "v"), Measure(.quantile(0.9), of: "v")], calendar: utc),
            Aggregation(keys: [GroupKey("v", .nice(count: nil))], measures: [Measure(.count)], calendar: utc),
            Aggregation(
                keys: [GroupKey("g")], measures: [Measure(.sum, of: "v")],
                top: TopGroups(key: 0, count: 1, by: Measure(.count), others: "other"), calendar: utc),
        ]
        var options = ReadOptions()
        options.memoryLimit = 3000
        let streamed = try openRows(.bytes(Array(text.utf8), name: "test"), options: options)
        let table = try readTable(text)
        #expect(failure { _ = try streamed.read() }?.code == "data.too-large")
        #expect(try streamed.describe().rowCount == 1500)
        for aggregation in aggregations {
            expectEqual(try streamed.aggregate(aggregation), try table.aggregated(aggregation))
        }
    }
}

/// Compares results whose numbers may differ in rounding, and whose texts may come in another order.
func expectEqual(_ a: AggregatedTable, _ b: AggregatedTable, sourceLocation: SourceLocation = #_sourceLocation) {
    func lines(_ table: AggregatedTable) -> [String] {
        (0..<table.rowCount).map { row in
            (table.keys.map(\.values) + table.measures).map { column in
                switch column.values {
                case .numbers(let values), .dates(let values):
                    values[row].isNaN ? "-" : String(format: "%.7g", values[row] + 0.0)
                case .categories(let codes, let names): codes[row] < 0 ? "-" : names[Int(codes[row])]
                }
            }.joined(separator: "|")
        }
    }
    #expect(lines(a).sorted() == lines(b).sorted(), sourceLocation: sourceLocation)
    #expect(a.keys.map(\.edges) == b.keys.map(\.edges), sourceLocation: sourceLocation)
    #expect(a.keys.map(\.unit) == b.keys.map(\.unit), sourceLocation: sourceLocation)
}
