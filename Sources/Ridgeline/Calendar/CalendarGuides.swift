import SwiftUI

/// Everything but the cells: names of months, weekdays and years, outlines and dividers. Text is measured before it is
/// drawn, and a label that would touch the one before is left out.
struct CalendarGuides: View {
    let model: CalendarModel

    @Environment(\.layoutDirection) private var direction

    /// Around the cells and labels, in points.
    nonisolated static let margin: CGFloat = 6

    /// Between labels.
    private static let least = 3.0

    private var options: CalendarOptions { model.options }
    private var labels: CalendarLabels { CalendarLabels(model: model) }
    /// Whether weeks follow each other from right to left.
    private var isMirrored: Bool { direction == .rightToLeft }

    var body: some View {
        Canvas { context, outer in
            context.translateBy(x: Self.margin, y: Self.margin)
            let size = CGSize(
                width: max(0, outer.width - 2 * Self.margin), height: max(0, outer.height - 2 * Self.margin))
            let metrics = CalendarMetrics(model.plan, options, exactly: size)
            for index in model.plan.strips.indices {
                drawStrip(index, metrics, size, context)
            }
        }
        .accessibilityHidden(true)
    }

    private func drawStrip(
        _ index: Int, _ metrics: CalendarMetrics, _ size: CGSize, _ context: GraphicsContext
    ) {
        let strip = model.plan.strips[index]
        let origin = metrics.origin(ofStrip: index)
        // Lines are mirrored as a whole, texts in their places only.
        var lines = context
        if isMirrored {
            lines.translateBy(x: size.width, y: 0)
            lines.scaleBy(x: -1, y: 1)
        }
        if options.months == .outlined { drawOutlines(strip, index, metrics, lines) }
        if options.showsDividers { drawDividers(strip, index, metrics, lines) }
        drawAbsent(index, metrics, lines)
        if options.arrangement == .years {
            let year = context.resolve(labels.text(labels.year(strip), isYear: true).foregroundStyle(.primary))
            let x = options.direction == .horizontal ? origin.x - metrics.leading : origin.x
            draw(year, at: CGPoint(x: x, y: origin.y - metrics.top), anchor: .topLeading, size, context)
        }
        drawWeekdays(origin, metrics, size, context)
        if options.showsMonthLabels { drawMonths(strip, index, metrics, size, context) }
    }

    // MARK: Labels

    private func draw(
        _ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint, _ size: CGSize,
        _ context: GraphicsContext
    ) {
        let x = isMirrored ? size.width - point.x : point.x
        let place = UnitPoint(x: isMirrored ? 1 - anchor.x : anchor.x, y: anchor.y)
        context.draw(text, at: CGPoint(x: x, y: point.y), anchor: place)
    }

    private func drawWeekdays(
        _ origin: CGPoint, _ metrics: CalendarMetrics, _ size: CGSize, _ context: GraphicsContext
    ) {
        let isHorizontal = options.direction == .horizontal
        var names = (0..<7).map { labels.weekday(row: $0) }
        func sizes(_ names: [String]) -> [CGSize] {
            names.map { context.resolve(labels.text($0)).measure(in: CGSize(width: 1000, height: 1000)) }
        }
        // Names beside each other are centred: what two neighbours need together counts.
        func widest(_ sizes: [CGSize]) -> CGFloat {
            zip(sizes, sizes.dropFirst()).map { ($0.width + $1.width) / 2 }.max() ?? 0
        }
        var extent = isHorizontal ? sizes(names).map(\.height).max() ?? 0 : widest(sizes(names)) + Self.least
        if !isHorizontal, extent > metrics.pitch {
            names = (0..<7).map { labels.narrowWeekday(row: $0) }
            extent = widest(sizes(names)) + Self.least / 2
        }
        for row in labels.rows(extent: Double(extent), pitch: metrics.pitch) {
            let text = context.resolve(labels.text(names[row]).foregroundStyle(weekdayStyle(row)))
            let middle = Double(row) * metrics.pitch + metrics.cell / 2
            let point =
                isHorizontal
                ? CGPoint(x: origin.x - metrics.leading, y: origin.y + middle)
                : CGPoint(x: origin.x + middle, y: origin.y - 2)
            draw(text, at: point, anchor: isHorizontal ? .leading : .bottom, size, context)
        }
    }

    private func weekdayStyle(_ row: Int) -> Color {
        switch row {
        case 0: options.firstWeekdayColor ?? .secondary
        case 6: options.lastWeekdayColor ?? .secondary
        default: .secondary
        }
    }

    private func drawMonths(
        _ strip: CalendarPlan.Strip, _ index: Int, _ metrics: CalendarMetrics, _ size: CGSize,
        _ context: GraphicsContext
    ) {
        var end = -Double.infinity
        for month in strip.months {
            let text = context.resolve(labels.text(labels.month(month)).foregroundStyle(.secondary))
            let extent = text.measure(in: CGSize(width: 1000, height: 1000))
            let rect = metrics.rect(strip: index, week: month.firstWeek, gaps: month.gaps, row: 0)
            switch options.direction {
            case .horizontal:
                // The last month may begin so near the edge that its name has to move back.
                let start = Double(min(rect.minX, max(0, size.width - extent.width)))
                guard start >= end + Self.least else { continue }
                draw(text, at: CGPoint(x: start, y: rect.minY - 2), anchor: .bottomLeading, size, context)
                end = start + Double(extent.width)
            case .vertical:
                let start = Double(rect.midY - extent.height / 2)
                guard start >= end, start + Double(extent.height) <= Double(size.height) + 4 else { continue }
                let place = CGPoint(x: rect.minX - metrics.leading, y: rect.midY)
                draw(text, at: place, anchor: .leading, size, context)
                end = start + Double(extent.height)
            }
        }
    }

    // MARK: Lines

    private func drawOutlines(
        _ strip: CalendarPlan.Strip, _ index: Int, _ metrics: CalendarMetrics, _ context: GraphicsContext
    ) {
        var path = Path()
        for month in strip.months {
            path.addLines(metrics.outline(month, strip: index))
            path.closeSubpath()
        }
        context.stroke(
            path, with: .color(.secondary.opacity(0.6)), style: StrokeStyle(lineWidth: 1, lineJoin: .round))
    }

    /// A line in the middle between two months that are apart.
    private func drawDividers(
        _ strip: CalendarPlan.Strip, _ index: Int, _ metrics: CalendarMetrics, _ context: GraphicsContext
    ) {
        var path = Path()
        for month in strip.months.dropFirst() {
            let rect = metrics.rect(strip: index, week: month.firstWeek, gaps: month.gaps, row: 0)
            switch options.direction {
            case .horizontal:
                let x = Double(rect.minX) - metrics.monthGap / 2
                path.move(to: CGPoint(x: x, y: Double(rect.minY) - metrics.top))
                path.addLine(to: CGPoint(x: x, y: Double(rect.minY) + metrics.breadth))
            case .vertical:
                let y = Double(rect.minY) - metrics.monthGap / 2
                path.move(to: CGPoint(x: Double(rect.minX) - metrics.leading, y: y))
                path.addLine(to: CGPoint(x: Double(rect.minX) + metrics.breadth, y: y))
            }
        }
        context.stroke(path, with: .color(.secondary.opacity(0.4)), lineWidth: 1.0 / 3)
    }

    /// Outlines of the days whose look is one; a mark has no outline.
    private func drawAbsent(_ index: Int, _ metrics: CalendarMetrics, _ context: GraphicsContext) {
        var paths: [Color: Path] = [:]
        var order: [Color] = []
        for cell in model.plan.cells where cell.strip == index {
            guard case .outlined(let color) = model.look(cell) else { continue }
            if paths[color] == nil { order.append(color) }
            let rect = metrics.rect(cell).insetBy(dx: 0.5, dy: 0.5)
            let radius = max(0, metrics.cell * options.cornerRadius.clamped(to: 0...0.5) - 0.5)
            paths[color, default: Path()].addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius))
        }
        for color in order {
            if let path = paths[color] { context.stroke(path, with: .color(color), lineWidth: 1) }
        }
    }
}
