import Drawing
import Foundation
import Geometry

/// The visuals of one table's rows: constant ones of the template, else the scales', else the kind's default.
struct StyleResolver: Sendable {
    let table: MarkTable
    let styles: TrainedStyles
    let palette: ChartPalette
    private let marks: [MarkStyle?]
    private let symbols: [SymbolTemplate?]
    private let strokes: [Stroke?]

    init(_ table: MarkTable, _ styles: TrainedStyles, _ palette: ChartPalette) {
        (self.table, self.styles, self.palette) = (table, styles, palette)
        marks = table.foreground.categories.names.map { styles.foreground.visual(for: .category($0)) }
        symbols = table.symbol.categories.names.map { styles.symbol.visual(for: .category($0)) }
        strokes = table.lineStyle.categories.names.map { styles.lineStyle.visual(for: .category($0)) }
    }

    private func visual<Visual>(_ column: ValueColumn, _ row: Int, _ known: [Visual?], _ scale: StyleScale<Visual>)
        -> Visual?
    {
        guard column.hasValue(row) else { return nil }
        if column.kind == .category { return column.categoryIndex(column.low(row)).flatMap { known[$0] } }
        return column.value(row).flatMap(scale.visual)
    }

    /// With the template's opacity in it.
    func paint(_ row: Int) -> PaintTemplate {
        let template = Int(table.templateOfRow[row])
        let paint = table.templates[template].paint ?? scaled(row)?.paint ?? palette.plain
        let opacity = table.templates[template].opacity
        return opacity == 1 ? paint : paint.opacity(opacity)
    }

    /// What the foreground style scale gives the row.
    func scaled(_ row: Int) -> MarkStyle? { visual(table.foreground, row, marks, styles.foreground) }

    /// Whether the scale gives some row shadows or a blend mode, so that each mark has to be drawn by itself.
    var hasEffects: Bool { scaleGives(\.hasEffects) }

    var hasEllipses: Bool {
        scaleGives(\.paint.isElliptical) || table.templates.contains { $0.paint?.isElliptical ?? false }
    }

    /// What categories are given is known, also where a function decides.
    private func scaleGives(_ trait: (MarkStyle) -> Bool) -> Bool {
        table.foreground.kind == .category
            ? marks.contains { $0.map(trait) ?? false } : styles.foreground.mayGive(trait)
    }

    func stroke(_ row: Int, default usual: Stroke) -> Stroke {
        table.templates[Int(table.templateOfRow[row])].stroke
            ?? visual(table.lineStyle, row, strokes, styles.lineStyle) ?? usual
    }

    /// Nil where the row has no symbol of its own.
    func symbol(_ row: Int) -> SymbolTemplate? {
        table.templates[Int(table.templateOfRow[row])].symbol ?? visual(table.symbol, row, symbols, styles.symbol)
    }

    func symbolSize(_ row: Int) -> SymbolSize {
        if let size = table.templates[Int(table.templateOfRow[row])].symbolSize { return size }
        guard let value = table.symbolSize.value(row), let area = styles.symbolSize.visual(for: value) else {
            return .area(defaultSymbolArea)
        }
        return .area(area)
    }
}
