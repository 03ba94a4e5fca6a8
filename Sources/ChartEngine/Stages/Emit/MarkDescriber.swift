import Drawing
import Foundation
import ScaleKit

/// What marks say to assistive technology when their author says nothing: the position as the label, the other
/// channels with their names as the value.
struct MarkDescriber {
    private let table: MarkTable
    private let orientation: Orientation
    private let numbers: NumberText
    private let xDates: DateText
    private let yDates: DateText

    init(_ table: MarkTable, _ orientation: Orientation, _ settings: ChartSettings) {
        (self.table, self.orientation) = (table, orientation)
        numbers = NumberText(settings.locale)
        xDates = DateText(table.x, table.count, settings)
        yDates = DateText(table.y, table.count, settings)
    }

    /// The name of one mark: its place along the axis that carries its position.
    func label(_ row: Int) -> String {
        let axis = positionAxis(row)
        let own = text(axis, row)
        if !own.isEmpty { return named(table.label(axis, row), own) }
        return table.kinds[row] == .sector ? encodings(row).first ?? "" : ""
    }

    /// The rest of what one mark shows.
    func value(_ row: Int) -> String {
        let axis = positionAxis(row)
        if table.kinds[row] == .sector {
            let others = encodings(row)
            var parts = text(axis, row).isEmpty ? Array(others.dropFirst()) : others
            if let angle = table.angle.value(row) {
                parts.insert(named(table.angle.label(row), plain(angle)), at: 0)
            }
            return parts.joined(separator: ", ")
        }
        let own = text(axis.other, row)
        var value = own.isEmpty ? "" : named(table.label(axis.other, row), own)
        for part in encodings(row) {
            if !value.isEmpty { value += ", " }
            value += part
        }
        return value
    }

    /// The name of a line or area: its series, else what it is encoded with.
    func seriesLabel(_ row: Int) -> String {
        if let series = table.series.value(row), !plain(series).hasPrefix("\u{1}") { return plain(series) }
        if let style = table.foreground.value(row) { return plain(style) }
        return table.column(positionAxis(row).other).label(row)
    }

    /// The ranges that many marks cover.
    func rangeText(_ rows: RowList) -> String {
        let axis = rows.count > 0 ? positionAxis(rows.first) : .x
        return [axis, axis.other].compactMap { range($0, rows) }.joined(separator: ", ")
    }

    // MARK: Parts

    private func positionAxis(_ row: Int) -> ChartAxis {
        switch table.kinds[row] {
        case .bar, .area: return orientation.valueAxis(table, row)?.other ?? .x
        case .rule: return table.x.hasValue(row) ? .x : .y
        case .line, .point, .rectangle, .sector:
            return orientation.x.isQuantity && !orientation.y.isQuantity && table.y.kind != nil ? .y : .x
        }
    }

    private func text(_ axis: ChartAxis, _ row: Int) -> String {
        guard table.hasValue(axis, row) else { return "" }
        let low = encoded(axis, table.low(axis, row))
        guard table.form(axis, row).hasOwnEnds else { return low }
        return low + " – " + encoded(axis, table.high(axis, row))
    }

    private func encoded(_ axis: ChartAxis, _ value: Double) -> String {
        let column = table.column(axis)
        switch column.kind {
        case .category: return column.categoryIndex(value).map { column.categories.names[$0] } ?? ""
        case .number: return numbers.text(value)
        case .date: return (axis == .x ? xDates : yDates).text(value)
        case nil: return ""
        }
    }

    private func encodings(_ row: Int) -> [String] {
        var seen: [String] = []
        // One after the other, since a list of the columns would copy each of them for each mark.
        note(table.series, row, in: &seen)
        note(table.foreground, row, in: &seen)
        note(table.symbol, row, in: &seen)
        note(table.symbolSize, row, in: &seen)
        note(table.lineStyle, row, in: &seen)
        note(table.group, row, in: &seen)
        return seen
    }

    private func note(_ column: ValueColumn, _ row: Int, in seen: inout [String]) {
        guard let value = column.value(row) else { return }
        let part = named(column.label(row), plain(value))
        if !seen.contains(part), part.utf8.first != 1 { seen.append(part) }
    }

    private func plain(_ value: PlotValue) -> String {
        switch value {
        case .category(let name): name
        case .number(let number): numbers.text(number)
        case .date(let seconds): xDates.text(seconds)
        }
    }

    private func named(_ label: String, _ text: String) -> String { label.isEmpty ? text : "\(label): \(text)" }

    private func range(_ axis: ChartAxis, _ rows: RowList) -> String? {
        let column = table.column(axis)
        guard column.kind != nil else { return nil }
        if column.kind == .category {
            var (first, last): (Double?, Double?)
            rows.forEach { row in
                guard column.hasValue(row) else { return }
                if first == nil { first = column.low(row) }
                last = column.low(row)
            }
            guard let first, let last else { return nil }
            let text = encoded(axis, first) + (first == last ? "" : " – " + encoded(axis, last))
            return named(column.label(rows.first), text)
        }
        var extent = Extent()
        rows.forEach { row in
            guard column.hasValue(row) else { return }
            extent.add(column.low(row))
            extent.add(column.high(row))
        }
        guard !extent.isEmpty else { return nil }
        let text =
            encoded(axis, extent.lower) + (extent.lower == extent.upper ? "" : " – " + encoded(axis, extent.upper))
        return named(column.label(rows.first), text)
    }
}
