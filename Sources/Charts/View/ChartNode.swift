import ChartEngine
import Drawing
import Foundation
import Geometry
import SwiftUICore

/// A chart in the tree. What does not depend on its size is prepared when it is resolved; the rest is laid out once its
/// frame is known.
final class ChartNode: LayoutNode {
    private let chart: ChartConfiguration
    private let prepared: PreparedChart
    private let guides: ChartGuides
    private let plotStyle: PlotStyleNode?
    private let xAxisStyle: PlotStyleNode?
    private let yAxisStyle: PlotStyleNode?
    private var result: ChartResult?

    /// Where a side is not proposed, in points.
    private static let defaultSize = CGSize(width: 300, height: 200)

    init(_ chart: ChartConfiguration) {
        self.chart = chart
        let context = chart.collector.context
        plotStyle = chart.plotStyle.map { PlotStyleNode($0, in: context) }
        xAxisStyle = chart.xAxisStyle.map { PlotStyleNode($0, in: context.guides) }
        yAxisStyle = chart.yAxisStyle.map { PlotStyleNode($0, in: context.guides) }
        guides = ChartGuides(chart, plotStyle: plotStyle)
        prepared = prepareChart(chart.collector.table, settings: chart.settings)
        super.init()
    }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let size = proposal.replacingUnspecifiedDimensions(by: Self.defaultSize)
        return Arrangement(size: CGSize(width: max(0, size.width), height: max(0, size.height)))
    }

    /// The scales and the plot's place, once the chart is placed.
    var proxy: ChartProxy? {
        guard let result else { return nil }
        let plot = result.plot.offsetBy(dx: frame.minX, dy: frame.minY)
        return ChartProxy(
            scales: result.scales, plot: plot, environment: chart.environment, selection: chart.selection)
    }

    override func willPlaceChildren() {
        let size = CGSize(width: finite(frame.width), height: finite(frame.height))
        let result = layoutChart(prepared, size: size, guides: guides)
        self.result = result
        for report in result.diagnostics { chart.collector.context.graph.report(report) }
        let plot = result.plot.offsetBy(dx: frame.minX, dy: frame.minY)
        plotStyle?.place(over: plot, offered: result.plot.size)
        children = (result.labels + result.annotations).compactMap { chart.collector.views.node($0.view) }
        for placed in result.labels + result.annotations { place(placed) }
    }

    private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

    // MARK: Drawing

    override func emit(into emitter: inout Emitter) {
        guard let result else { return }
        emitter.semantics(DrawnSemantics(role: .chart, value: result.summary, items: [])) { emitter in
            emitPlot(result, into: &emitter)
            emit(result.guides, into: &emitter)
            emitLabels(result, into: &emitter)
            for placed in result.annotations { emit(placed, into: &emitter) }
        }
    }

    private func emitPlot(_ result: ChartResult, into emitter: inout Emitter) {
        let draw: (inout Emitter) -> Void = { [self] emitter in
            emit(result.grid, into: &emitter)
            for layer in result.marks {
                switch layer {
                case .items(let items): emit(items, into: &emitter)
                case .view(let placed): emit(placed, into: &emitter)
                }
            }
        }
        guard let plotStyle else { return draw(&emitter) }
        plotStyle.part.draw = draw
        plotStyle.emit(into: &emitter)
    }

    private func emitLabels(_ result: ChartResult, into emitter: inout Emitter) {
        guard xAxisStyle != nil || yAxisStyle != nil else {
            for placed in result.labels { emit(placed, into: &emitter) }
            return
        }
        let parts = Dictionary(grouping: result.labels) { part(of: $0, plot: result.plot) }
        emit(parts[.xAxis] ?? [], style: xAxisStyle, into: &emitter)
        emit(parts[.yAxis] ?? [], style: yAxisStyle, into: &emitter)
        for placed in parts[.legend] ?? [] { emit(placed, into: &emitter) }
    }

    /// Labels above or below the plot belong to the x axis, those beside or in it to the y axis.
    private func part(of placed: ChartResult.PlacedView, plot: CGRect) -> ChartGuides.Part {
        if let part = guides.part(of: placed.view) { return part }
        if guides.isLegendEntry(placed.view) { return .legend }
        let size = guides.size(of: placed.view, width: placed.width, height: placed.height)
        let middle = placed.origin.y + size.height / 2
        return middle < plot.minY || middle > plot.maxY ? .xAxis : .yAxis
    }

    /// Draws the labels of an axis within the view that the client made around it.
    private func emit(
        _ labels: [ChartResult.PlacedView], style: PlotStyleNode?, into emitter: inout Emitter
    ) {
        let draw: (inout Emitter) -> Void = { [self] emitter in
            for placed in labels { emit(placed, into: &emitter) }
        }
        guard let style, let box = bounds(of: labels) else { return draw(&emitter) }
        style.part.draw = draw
        style.place(over: box, offered: box.size)
        style.emit(into: &emitter)
    }

    private func bounds(of labels: [ChartResult.PlacedView]) -> CGRect? {
        labels.reduce(nil as CGRect?) { box, placed in
            let size = guides.size(of: placed.view, width: placed.width, height: placed.height)
            let own = CGRect(
                x: placed.origin.x + frame.minX, y: placed.origin.y + frame.minY, width: size.width,
                height: size.height)
            return box.map { $0.union(own) } ?? own
        }
    }

    /// Items in the chart's own coordinates.
    private func emit(_ items: [DrawingItem], into emitter: inout Emitter) {
        guard frame.origin != .zero else {
            for item in items { emitter.add(item) }
            return
        }
        emitter.group({ $0.transform = CGAffineTransform(translationX: self.frame.minX, y: self.frame.minY) }) {
            for item in items { $0.add(item) }
        }
    }

    // MARK: Views

    private func place(_ placed: ChartResult.PlacedView) {
        chart.collector.views.node(placed.view)?.place(
            at: CGPoint(x: frame.minX + placed.origin.x, y: frame.minY + placed.origin.y),
            proposal: ProposedViewSize(width: placed.width, height: placed.height))
    }

    /// The same view may stand in several places, so each is placed anew.
    private func emit(_ placed: ChartResult.PlacedView, into emitter: inout Emitter) {
        guard let node = chart.collector.views.node(placed.view) else { return }
        place(placed)
        guard placed.rotation != 0 else { return node.emit(into: &emitter) }
        let center = CGPoint(x: node.frame.midX, y: node.frame.midY)
        let turn = CGAffineTransform(rotationAngle: placed.rotation).about(center)
        emitter.group({ $0.transform = turn }) { node.emit(into: &$0) }
    }
}
