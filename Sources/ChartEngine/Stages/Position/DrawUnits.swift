import Foundation

/// What is drawn together: one line or area with all of its rows, or consecutive marks of one kind and template.
struct DrawUnit: Sendable {
    var kind: MarkKind
    var rows: RowList
    /// Of the first row: a line or area has one style.
    var template: Int
    var isSeries: Bool
    /// Whether all rows have that template.
    var isUniform = true
    /// Which of several, for lines and areas, in order of first appearance.
    var seriesIndex = 0

    mutating func append(_ row: Int, _ template: Int) {
        rows.append(row)
        if template != self.template { isUniform = false }
    }
}

/// Stage 3, first step: rows to units in drawing order, which is the order of first appearance within a z index (S53).
func drawUnits(_ table: MarkTable) -> [DrawUnit] {
    var units: [DrawUnit] = []
    var seriesUnits: [SeriesKey: Int] = [:]
    var recent = (line: nil as RecentSeries?, area: nil as RecentSeries?)
    let paths = layerPaths(table)
    var seriesCount = 0
    for row in 0..<table.count {
        let kind = table.kinds[row]
        let template = Int(table.templateOfRow[row])
        guard kind == .line || kind == .area else {
            if let last = units.indices.last, !units[last].isSeries, units[last].kind == kind,
                units[last].template == template
            {
                units[last].rows.append(row)
            } else {
                units.append(DrawUnit(kind: kind, rows: RowList(row), template: template, isSeries: false))
            }
            continue
        }
        let key = SeriesKey(table, row, kind: kind, path: paths[template])
        if let recent = kind == .line ? recent.line : recent.area, recent.key == key {
            units[recent.unit].append(row, template)
            continue
        }
        let known = seriesUnits[key]
        let latest = RecentSeries(key: key, unit: known ?? units.count)
        if kind == .line { recent.line = latest } else { recent.area = latest }
        if let unit = known {
            units[unit].append(row, template)
        } else {
            seriesUnits[key] = units.count
            units.append(
                DrawUnit(
                    kind: kind, rows: RowList(row), template: template, isSeries: true, seriesIndex: seriesCount))
            seriesCount += 1
        }
    }
    return sortedByDepth(units, table)
}

private func sortedByDepth(_ units: [DrawUnit], _ table: MarkTable) -> [DrawUnit] {
    let isOrdered = !table.hasSampledRows && table.templates.allSatisfy { $0.zIndex == 0 }
    guard !isOrdered else { return units }
    func depth(_ unit: DrawUnit) -> Double {
        let depth = table.templates[unit.template].zIndex
        return depth.isNaN ? 0 : depth
    }
    return units.map { (unit: $0, depth: depth($0), order: table.declarationOrder($0.rows.first)) }
        .sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }
        .map(\.unit)
}

/// A number for the enclosing layers and masks of each template: marks in different ones are never one line.
private func layerPaths(_ table: MarkTable) -> [Int] {
    var numbers: [[Int]: Int] = [:]
    return table.templates.map { template in
        let path = template.layers + [-1] + template.masks
        let number = numbers[path] ?? numbers.count
        numbers[path] = number
        return number
    }
}

/// The series of the latest line or area: rows mostly go on with it.
private struct RecentSeries {
    var key: SeriesKey
    var unit: Int
}

/// What makes marks one line or area: an explicit series alone decides (S43), else equal style encodings (S43, S45).
private struct SeriesKey: Hashable {
    var kind: MarkKind
    var path: Int
    var codes: (UInt64, UInt64, UInt64, UInt64)

    @inline(__always)
    init(_ table: MarkTable, _ row: Int, kind: MarkKind, path: Int) {
        (self.kind, self.path) = (kind, path)
        if table.series.hasValue(row) {
            codes = (table.series.low(row).bitPattern, .max, .max, .max)
        } else {
            codes = (
                Self.code(table.foreground, row), Self.code(table.lineStyle, row), Self.code(table.symbol, row),
                Self.code(table.group, row)
            )
        }
    }

    private static func code(_ column: ValueColumn, _ row: Int) -> UInt64 {
        column.hasValue(row) ? column.low(row).bitPattern : .max - 1
    }

    static func == (a: SeriesKey, b: SeriesKey) -> Bool {
        a.kind == b.kind && a.path == b.path && a.codes == b.codes
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(path)
        hasher.combine(codes.0)
        hasher.combine(codes.1)
        hasher.combine(codes.2)
        hasher.combine(codes.3)
    }
}
