import Foundation

/// How a table is written as text.
public struct FormattingOptions: Sendable {
    /// In characters; columns that do not fit are left out, and said to be.
    public var maximumLineWidth: Int
    /// In characters; longer values end in an ellipsis.
    public var maximumCellWidth: Int
    public var maximumRowCount: Int
    public var includesColumnTypes: Bool

    public init(
        maximumLineWidth: Int = 80, maximumCellWidth: Int = 15, maximumRowCount: Int = 20,
        includesColumnTypes: Bool = true
    ) {
        (self.maximumLineWidth, self.maximumCellWidth) = (maximumLineWidth, maximumCellWidth)
        (self.maximumRowCount, self.includesColumnTypes) = (maximumRowCount, includesColumnTypes)
    }
}

extension DataFrame: CustomStringConvertible {
    /// A table of the first 20 rows.
    public var description: String { description(options: FormattingOptions()) }

    public func description(options: FormattingOptions) -> String {
        Slice(base: self, rowIndices: Array(0..<rowCount)).description(options: options)
    }
}

extension DataFrame.Slice: CustomStringConvertible {
    public var description: String { description(options: FormattingOptions()) }

    public func description(options: FormattingOptions) -> String {
        let rows = rowIndices.prefix(max(0, options.maximumRowCount))
        let index = TextColumn(
            head: options.includesColumnTypes ? ["", ""] : [""], cells: rows.map(String.init), isNumber: true)
        var shown = [index]
        for column in base.columns {
            let cells = TextColumn(column, rows: rows, options: options)
            let width = (shown + [cells]).reduce(1) { $0 + $1.width + 3 }
            if shown.count > 1, width > options.maximumLineWidth { break }
            shown.append(cells)
        }
        let hidden = base.columns.count - (shown.count - 1)
        let (count, columnCount) = (rowIndices.count, base.columns.count)
        var size = "\(count) row\(count == 1 ? "" : "s"), \(columnCount) column\(columnCount == 1 ? "" : "s")"
        if hidden > 0 { size += ", \(hidden) of them not shown" }
        return (TextColumn.table(shown) + [size]).joined(separator: "\n")
    }
}

/// The cells of a column as text.
private struct TextColumn {
    var head: [String]
    var cells: [String]
    /// Numbers end at one edge.
    var isNumber: Bool

    init(head: [String], cells: [String], isNumber: Bool) {
        (self.head, self.cells, self.isNumber) = (head, cells, isNumber)
    }

    init(_ column: AnyColumn, rows: ArraySlice<Int>, options: FormattingOptions) {
        func clipped(_ text: String) -> String {
            let line = text.replacing("\n", with: "⏎")
            let width = max(1, options.maximumCellWidth)
            return line.count > width ? line.prefix(width - 1) + "…" : line
        }
        let type = "<\(column.wrappedElementType)>"
        head = [clipped(column.name)] + (options.includesColumnTypes ? [clipped(type)] : [])
        cells = rows.map { clipped(column[$0].map { "\($0)" } ?? "nil") }
        isNumber = column.wrappedElementType is any Numeric.Type
    }

    var width: Int { (head + cells).map(\.count).max() ?? 0 }

    private func padded(_ text: String, atStart: Bool) -> String {
        let space = String(repeating: " ", count: max(0, width - text.count))
        return atStart ? space + text : text + space
    }

    static func table(_ columns: [TextColumn]) -> [String] {
        func rule(_ left: String, _ line: String, _ middle: String, _ right: String) -> String {
            let parts = columns.map { String(repeating: line, count: $0.width + 2) }
            return left + parts.joined(separator: middle) + right
        }
        func row(_ bar: String, _ cell: (TextColumn) -> String) -> String {
            "\(bar) " + columns.map(cell).joined(separator: " \(bar) ") + " \(bar)"
        }
        let head = (0..<(columns.first?.head.count ?? 0)).map { line in
            row("┃") { $0.padded($0.head[line], atStart: false) }
        }
        let body = (0..<(columns.first?.cells.count ?? 0)).map { line in
            row("│") { $0.padded($0.cells[line], atStart: $0.isNumber) }
        }
        return [rule("┏", "━", "┳", "┓")] + head + [rule("┡", "━", "╇", "┩")] + body + [rule("└", "─", "┴", "┘")]
    }
}
