import Foundation
import ScaleKit
import TableData
import Testing

@testable import ridgeline

@Suite("What the names of columns tell")
struct ColumnMeaningTests {
    private func number(
        _ name: String, _ lower: Double = 1, _ upper: Double = 10, _ notation: NumberNotation = .plain
    ) -> ColumnDescription {
        ColumnDescription(name: name, kind: .number, lower: lower, upper: upper, notation: notation)
    }

    private func text(_ name: String, _ distinct: Int?) -> ColumnDescription {
        ColumnDescription(name: name, kind: .text, distinct: distinct)
    }

    private func date(_ name: String) -> ColumnDescription {
        ColumnDescription(name: name, kind: .date, lower: 0, upper: 1e8)
    }

    private func choose(_ columns: [ColumnDescription], _ words: String..., rows: Int) throws -> PlotChoice {
        let request = try PlotRequest(try Arguments(words, for: plotCommand))
        return try choosePlot(request, from: TableDescription(columns: columns, rowCount: rows, notes: []))
    }

    @Test("Names are words, however they are written")
    func words() {
        for name in ["customer_id", "customerId", "Customer ID", "id"] { #expect(number(name).isIdentifier(rows: nil)) }
        for name in ["width", "paid", "idea"] { #expect(!number(name).isIdentifier(rows: nil)) }
        #expect(number("n", 0, 99).isIdentifier(rows: 100))
        #expect(!number("n", 0, 98).isIdentifier(rows: 100))
        #expect(number("total sales").addsUp)
        #expect(!number("average sales").addsUp)
        #expect(number("x", 1, 9, .currency("$")).addsUp)
        #expect(number("lat", -80, 80).isLatitude)
        #expect(!number("lat", -80, 120).isLatitude)
        #expect(number("ts", 1.7e9, 1.71e9).isEpoch)
        #expect(!number("ts", 17, 20).isEpoch)
    }

    @Test("Ids and codes are no values, unless there is nothing else")
    func identifiers() throws {
        let day = date("day")
        #expect(try choose([day, number("id", 1, 500), number("kwh")], rows: 500).y.map(\.name) == ["kwh"])
        #expect(try choose([day, number("status", 200, 500), number("latency")], rows: 9).y.map(\.name) == ["latency"])
        #expect(try choose([day, number("id", 1, 500)], rows: 500).y.map(\.name) == ["id"])
        #expect(try choose([day, number("id"), number("kwh")], "-y", "id", rows: 9).y.map(\.name) == ["id"])
    }

    @Test("A text of its own in each of many rows is no category")
    func names() throws {
        let columns = [text("student", 300), text("class", 3), number("score", 20, 100)]
        let choice = try choose(columns, rows: 300)
        #expect(choice.x?.name == "class")
        #expect(choice.mark == .box)
        #expect(try choose([text("town", 60), number("votes")], rows: 60).x?.name == "town")
        let passengers = [
            number("PassengerId", 1, 800), text("Name", 800), text("Sex", 2), number("Age"), number("Fare"),
        ]
        #expect(try choose(passengers, rows: 800).mark == .point)
    }

    @Test("Places of the earth are a map, two dates a span, four prices the last of them")
    func shapes() throws {
        let map = try choose([text("city", 8), number("lat", 48, 54), number("lon", 6, 14), number("people")], rows: 8)
        #expect(map.mark == .point)
        #expect(map.x?.name == "lon")
        #expect(map.y.map(\.name) == ["lat"])
        #expect(map.size?.name == "people")
        #expect(map.label?.name == "city")
        let tasks = try choose([text("task", 7), date("start"), date("end")], rows: 7)
        #expect(tasks.mark == .bar)
        #expect(tasks.y.map(\.name) == ["start"])
        #expect(tasks.y2?.name == "end")
        let prices = ["Open", "High", "Low", "Close"].map { number($0) }
        #expect(try choose([date("Date")] + prices, rows: 200).y.map(\.name) == ["Close"])
    }

    @Test("Amounts of a few names stand side by side; different things do not")
    func sideBySide() throws {
        let amounts = [text("month", 12), number("sales"), number("returns")]
        #expect(try choose(amounts, rows: 12).y.map(\.name) == ["sales", "returns"])
        #expect(try choose(amounts, rows: 24).y.map(\.name) == ["sales"])
        #expect(try choose([text("name", 5), number("age"), number("score")], rows: 5).y.map(\.name) == ["age"])
    }

    @Test("Columns beyond the twelfth are not lost without a word")
    func wide() throws {
        let columns = [date("day")] + (1...15).map { number("host \($0)") }
        let choice = try choose(columns, rows: 40)
        #expect(choice.y.count == 12)
        #expect(choice.reports.map(\.code) == ["plot.many-columns"])
        #expect(choice.reports.first?.remedy.contains("--y host 1,host 13") == true)
    }

    @Test("Seconds since 1970 are no values, and the option to read them is named")
    func instants() throws {
        let columns = [number("ts", 1.7e9, 1.71e9), text("event", 3), number("value")]
        let choice = try choose(columns, rows: 100)
        #expect(choice.y.map(\.name) == ["value"])
        #expect(choice.reports.first?.remedy.contains("--epoch ts,") == true)
        let milliseconds = try choose([number("ts", 1.7e12, 1.71e12), text("event", 3), number("value")], rows: 100)
        #expect(milliseconds.reports.first?.remedy.contains("--epoch ts=ms") == true)
    }

    @Test("What adds up is added, what does not is averaged")
    func functions() throws {
        let (day, shop) = (date("day"), text("shop", 4))
        #expect(try choose([day, number("revenue")], "--bin", "month", rows: 400).aggregate == .sum)
        #expect(try choose([day, number("price")], "--bin", "month", rows: 400).aggregate == .mean)
        #expect(try choose([shop, number("price")], "-m", "bar", rows: 400).usualFunction == .mean)
        #expect(try choose([shop, number("thing")], "-m", "bar", rows: 400).usualFunction == .sum)
    }

    @Test("Bins on a logarithmic axis have one ratio, and end at the decades")
    func logarithmicBins() throws {
        let choice = try choose([number("ms", 2, 900)], "-m", "histogram", "--log-x", rows: 100)
        guard case .edges(let edges) = choice.binning else {
            Issue.record("no edges")
            return
        }
        #expect(edges.contains(10) && edges.contains(100))
        #expect((edges.first ?? 9) <= 2 && (edges.last ?? 0) >= 900)
        let ratios = zip(edges, edges.dropFirst()).map { $1 / $0 }
        #expect(ratios.allSatisfy { abs($0 - ratios[0]) < 1e-9 })
    }
}
