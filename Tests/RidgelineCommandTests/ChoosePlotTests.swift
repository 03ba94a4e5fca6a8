import Foundation
import ScaleKit
import TableData
import Testing

@testable import ridgeline

@Suite("What is chosen where nothing was asked")
struct ChoosePlotTests {
    private func column(
        _ name: String, _ kind: ColumnKind, distinct: Int? = nil, upper: Double = 10, years: Bool = false
    )
        -> ColumnDescription
    {
        ColumnDescription(
            name: name, kind: kind, lower: 1, upper: upper, distinct: distinct, notation: years ? .years : .plain)
    }

    private func choose(_ columns: [ColumnDescription], _ words: String..., rows: Int = 20) throws -> PlotChoice {
        let request = try PlotRequest(try Arguments(words, for: plotCommand))
        return try choosePlot(request, from: TableDescription(columns: columns, rowCount: rows, notes: []))
    }

    @Test("Dates make a line, categories bars, two numbers points, one number a histogram")
    func marks() throws {
        #expect(try choose([column("day", .date), column("price", .number)]).mark == .line)
        #expect(try choose([column("city", .text, distinct: 5), column("price", .number)]).mark == .bar)
        #expect(try choose([column("a", .number), column("b", .number)]).mark == .point)
        #expect(try choose([column("a", .number)]).mark == .histogram)
        #expect(try choose([column("year", .number, years: true), column("b", .number)]).mark == .line)
    }

    @Test("A column of few texts makes series, one of many does not")
    func series() throws {
        let (day, price) = (column("day", .date), column("price", .number))
        #expect(try choose([day, column("name", .text, distinct: 3), price]).by?.name == "name")
        #expect(try choose([day, column("name", .text, distinct: 300), price]).by == nil)
    }

    @Test("Columns of similar size share an axis; a much larger one stays out")
    func wide() throws {
        let columns = [
            column("day", .date), column("a", .number), column("b", .number), column("c", .number, upper: 1e6),
        ]
        #expect(try choose(columns).y.map(\.name) == ["a", "b"])
        #expect(try choose(columns, "--y", "a,c").y.map(\.name) == ["a", "c"])
    }

    @Test("Texts alone are counted")
    func counts() throws {
        let choice = try choose([column("city", .text, distinct: 4)])
        #expect(choice.mark == .bar)
        #expect(choice.aggregate == .count)
    }

    @Test("What was asked for wins, and every choice has a reason")
    func reasons() throws {
        let choice = try choose([column("day", .date), column("price", .number)], "--mark", "bar", "--y", "price")
        #expect(choice.mark == .bar)
        let text = explanation(choice.reasons)
        #expect(text.contains("the first column of dates"))
        #expect(text.contains("as asked"))
        #expect(Set(choice.reasons.map(\.what)).isSuperset(of: ["x", "y", "mark"]))
    }

    @Test("A column that does not exist suggests the nearest")
    func missing() throws {
        let failure = #expect(throws: Failure.self) { try choose([column("price", .number)], "--y", "prise") }
        #expect(failure?.status == .data)
        #expect(failure?.remedy.contains("price") == true)
    }

    @Test("A mark that has nothing to draw says what it lacks", arguments: ["line", "box", "rectangle", "histogram"])
    func lacking(mark: String) {
        #expect(throws: Failure.self) { try choose([column("a", .text, distinct: 9)], "--mark", mark, "--y", "a") }
    }
}
