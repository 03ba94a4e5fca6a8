import Charts
import SwiftUI

/// The days as marks of a chart whose axes count points, so that each has a name and a value of its own.
struct CalendarCells: View {
    let model: CalendarModel
    let palette: CalendarPalette

    @Environment(\.layoutDirection) private var direction

    var body: some View {
        GeometryReader { proxy in
            let size = proxy.size
            if size.width > 0, size.height > 0 {
                Chart {
                    CalendarMarks(
                        model: model, palette: palette, size: size, isMirrored: direction == .rightToLeft,
                        metrics: CalendarMetrics(model.plan, model.options, exactly: size))
                }
                .chartXScale(domain: 0...Double(size.width))  // checked: above 0
                .chartYScale(domain: 0...Double(size.height))  // checked: above 0
                .chartXAxis(.hidden)
                .chartYAxis(.hidden)
                .chartLegend(.hidden)
                // The days' places are mirrored already.
                .environment(\.layoutDirection, .leftToRight)
            }
        }
    }
}

private struct CalendarMarks: ChartContent {
    let model: CalendarModel
    let palette: CalendarPalette
    let size: CGSize
    /// Whether weeks follow each other from right to left.
    let isMirrored: Bool
    let metrics: CalendarMetrics

    private static let dotShare = 0.35

    var body: some ChartContent {
        ForEach(Array(shown.enumerated()), id: \.offset) { _, cell in
            let rect = place(cell)
            RectangleMark(
                xStart: .value("x", Double(rect.minX)), xEnd: .value("x", Double(rect.maxX)),
                yStart: .value("y", Double(size.height - rect.maxY)), yEnd: .value("y", Double(size.height - rect.minY))
            )
            .cornerRadius(rect.width * (isDot(cell) ? 0.5 : model.options.cornerRadius.clamped(to: 0...0.5)))
            .foregroundStyle(color(cell))
            .accessibilityLabel(model.names.fullDate(cell.day))
            .accessibilityValue(model.spoken(model.state(cell)))
        }
    }

    private var shown: [CalendarPlan.Cell] { model.plan.cells.filter { model.look($0) != .hidden } }

    private func isDot(_ cell: CalendarPlan.Cell) -> Bool {
        if case .dotted = model.look(cell) { true } else { false }
    }

    private func place(_ cell: CalendarPlan.Cell) -> CGRect {
        let rect = metrics.rect(cell)
        let x = isMirrored ? size.width - rect.maxX : rect.minX
        let inset = isDot(cell) ? metrics.cell * (1 - Self.dotShare) / 2 : 0
        return CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height).insetBy(dx: inset, dy: inset)
    }

    private func color(_ cell: CalendarPlan.Cell) -> Color {
        switch model.look(cell) {
        case .filled(let color), .dotted(let color): return color
        // The outline is drawn with the guides; the mark keeps its meaning.
        case .outlined, .hidden: return .clear
        case nil:
            if case .value(let value) = model.state(cell) { return palette.color(value) }
            return .clear
        }
    }
}

extension CalendarModel {
    /// Nil for the colour of the day's value.
    func look(_ cell: CalendarPlan.Cell) -> CalendarOptions.Look? {
        switch state(cell) {
        case .value(let value): value == 0 ? options.zero : nil
        case .absent: options.absent
        case .future: options.future
        case .outside: options.outside
        }
    }
}
