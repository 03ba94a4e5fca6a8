import Drawing
import Foundation
import ShapeKit

/// Filled symbols of points and outlined ones of lines come in different orders.
public let pointSymbols: [SymbolKind] = [.circle, .cross, .triangle, .square, .asterisk, .plus, .diamond, .pentagon]
public let lineSymbols: [SymbolKind] = [.circle, .square, .triangle, .diamond, .pentagon]

/// Line styles by category: solid first, then dashes that stay apart at 2 points width.
let lineStyleCycle: [[CGFloat]] = [[], [6, 5], [1, 5], [10, 5, 1, 5], [14, 5]]

let defaultLineStroke = Stroke(width: 2, cap: .round, join: .round)
let defaultRuleStroke = Stroke(width: 1, cap: .butt, join: .miter)
/// Perceived area of a point in square points.
let defaultSymbolArea: CGFloat = 50
/// The area of the largest value of a symbol size scale.
let largestSymbolArea: CGFloat = 200

func foregroundDefaults(_ palette: ChartPalette) -> StyleDefaults<MarkStyle> {
    let categories = palette.categories.isEmpty ? [palette.plain] : palette.categories
    let plain = palette.plain
    return StyleDefaults(
        channel: "foreground style", category: { index, _ in MarkStyle(categories[index % categories.count]) },
        // From a fifth of the colour's opacity to the whole, linear in the value.
        ramp: { MarkStyle(plain.opacity(0.2 + 0.8 * $0)) },
        mix: { a, b, t in
            guard let from = a.paint.solidColor, let to = b.paint.solidColor else { return t < 0.5 ? a : b }
            return .color(OKLab.premultipliedMix(from, to, by: t))
        })
}

func symbolDefaults(_ cycle: [SymbolKind]) -> StyleDefaults<SymbolTemplate> {
    StyleDefaults(
        channel: "symbol", category: { index, _ in .basic(cycle[index % cycle.count]) }, ramp: nil,
        mix: { a, b, t in t < 0.5 ? a : b })
}

func symbolSizeDefaults() -> StyleDefaults<CGFloat> {
    StyleDefaults(
        channel: "symbol size",
        category: { index, count in largestSymbolArea * CGFloat(index + 1) / CGFloat(max(1, count)) },
        // Area is proportional to the value.
        ramp: { largestSymbolArea * $0 }, mix: { a, b, t in a + (b - a) * t }, includesZero: true)
}

func lineStyleDefaults() -> StyleDefaults<Stroke> {
    StyleDefaults(
        channel: "line style",
        category: { index, _ in
            Stroke(width: 2, cap: .round, join: .round, dash: lineStyleCycle[index % lineStyleCycle.count])
        }, ramp: nil, mix: { a, b, t in t < 0.5 ? a : b })
}

/// Stage 4, last step: colour, symbol and size scales over all tables.
func trainStyles(_ tables: [PositionedTable], _ settings: ChartSettings, _ reports: inout [Diagnostic])
    -> TrainedStyles
{
    func columns(_ column: KeyPath<MarkTable, ValueColumn>) -> [(column: ValueColumn, count: Int)] {
        tables.map { ($0.table[keyPath: column], $0.table.count) }
    }
    var styles = TrainedStyles()
    styles.symbolsAreHollow = tables.contains { table in
        !table.table.symbol.isEmpty
            && table.units.contains { $0.kind == .line && table.table.symbol.hasValue($0.rows.first) }
    }
    styles.foreground = trainStyle(
        columns(\.foreground), settings.foreground, foregroundDefaults(settings.palette), &reports)
    styles.symbol = trainStyle(
        columns(\.symbol), settings.symbol, symbolDefaults(styles.symbolsAreHollow ? lineSymbols : pointSymbols),
        &reports)
    styles.symbolSize = trainStyle(columns(\.symbolSize), settings.symbolSize, symbolSizeDefaults(), &reports)
    styles.lineStyle = trainStyle(columns(\.lineStyle), settings.lineStyle, lineStyleDefaults(), &reports)
    return styles
}
