import ChartEngine
import Drawing
import Foundation
import Geometry
import SwiftUICore

/// A chart in the tree. What does not depend on its size is prepared when it is resolved; the rest is laid out once its
/// frame is known.
final class ChartDrawing: NodeBehavior {
    let chart: ChartConfiguration
    private let prepared: PreparedChart
    private let guides: ChartGuides
    private let plotStyle: StyledPart?
    private let axisStyles: [AxisPath: StyledPart]
    private var result: ChartResult?
    private var frame = CGRect.zero

    private typealias AxisPath = KeyPath<ChartResult, ChartResult.AxisPart>
    private let parts: [AxisPath] = [\.xAxis, \.yAxis]

    /// Where a side is not proposed, in points.
    private static let defaultSize = CGSize(width: 300, height: 200)

    init(_ chart: ChartConfiguration) {
        self.chart = chart
        let context = chart.collector.context
        plotStyle = chart.plotStyle.map { StyledPart($0, in: context) }
        axisStyles = [\ChartResult.xAxis: chart.xAxisStyle, \ChartResult.yAxis: chart.yAxisStyle].compactMapValues {
            $0.map { StyledPart($0, in: context.guides) }
        }
        guides = ChartGuides(chart, plotStyle: plotStyle)
        prepared = prepareChart(table: chart.collector.table, settings: chart.settings)
    }

    private var views: ViewBoard { chart.collector.views }

    // MARK: Layout

    func arrange(_ proposal: ProposedViewSize, in node: HostedNode) -> Arrangement {
        let size = proposal.replacingUnspecifiedDimensions(by: Self.defaultSize)
        return Arrangement(size: CGSize(width: max(0, size.width), height: max(0, size.height)))
    }

    func willPlaceChildren(of node: HostedNode) {
        frame = node.frame
        let result = layoutChart(prepared, size: frame.size, provider: guides)
        self.result = result
        for report in result.diagnostics { chart.collector.context.graph.report(report) }
        plotStyle?.place(over: inPicture(result.plot), offered: result.plot.size)
        let placed = result.labels + result.annotations
        for view in placed { place(view) }
        node.children = (plotStyle.map { [$0.view] } ?? []) + placed.compactMap { views.node($0.view) }
    }

    /// The scales and the plot's place, once the chart is placed.
    var proxy: ChartProxy {
        guard let result else { return ChartProxy() }
        let (whole, window) = (inPicture(result.scales.contentFrame), inPicture(result.scales.plot))
        return ChartProxy(.init(scales: result.scales, plot: whole, window: window, selection: chart.selection))
    }

    /// A rectangle of the chart in the coordinates of the whole picture.
    private func inPicture(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }

    // MARK: Drawing

    func emit(_ node: HostedNode, into emitter: inout Emitter) {
        guard let result else { return }
        emitter.semantics(DrawnSemantics(role: .chart, value: result.summary, items: [])) { emitter in
            for part in parts where axisStyles[part] == nil {
                emit(result[keyPath: part].ticks, into: &emitter)
            }
            emitPlot(result, into: &emitter)
            emit(result.legend, into: &emitter)
            for part in parts { emitAxis(part, result, into: &emitter) }
            for placed in result.titles + result.legendLabels { emit(placed, into: &emitter) }
            for placed in result.annotations { emit(placed, into: &emitter) }
        }
    }

    private func emitPlot(_ result: ChartResult, into emitter: inout Emitter) {
        let draw: (inout Emitter) -> Void = { [self] emitter in
            emit(result.gridLines, into: &emitter)
            emit(result.marks, into: &emitter)
        }
        guard let plotStyle else { return draw(&emitter) }
        plotStyle.emit(over: inPicture(result.plot), offered: result.plot.size, into: &emitter, draw)
    }

    /// Labels are on top of the marks; a style around an axis holds its ticks too.
    private func emitAxis(_ path: AxisPath, _ result: ChartResult, into emitter: inout Emitter) {
        let part = result[keyPath: path]
        guard let style = axisStyles[path], !part.frame.isNull else {
            emit(part.labels, into: &emitter)
            return
        }
        style.emit(over: inPicture(part.frame), offered: part.frame.size, into: &emitter) { [self] emitter in
            emit(part.ticks, into: &emitter)
            emit(part.labels, into: &emitter)
        }
    }

    private func emit(_ layers: [ChartResult.Layer], into emitter: inout Emitter) {
        for layer in layers {
            switch layer {
            case .items(let items): emit(items, into: &emitter)
            case .view(let placed): emit(placed, into: &emitter)
            case .wrapped(let wrapping, let layers): emit(layers, in: wrapping, into: &emitter)
            }
        }
    }

    private func emit(_ layers: [ChartResult.Layer], in wrapping: ChartResult.Wrapping, into emitter: inout Emitter) {
        switch wrapping {
        case .group(let group):
            emitter.group({ [frame] made in
                let items = made.items
                made = group
                made.items = items
                made.clip = group.clip.map {
                    ClipOutline($0.outline.translated(x: frame.minX, y: frame.minY), evenOdd: $0.evenOdd)
                }
            }) { emit(layers, into: &$0) }
        case .mask(let cover):
            let items = emitter.collected { emit(cover, into: &$0) }
            emitter.group({ $0.mask = items }) { emit(layers, into: &$0) }
        case .meaning(let meaning): emitter.semantics(meaning) { emit(layers, into: &$0) }
        case .style(let number):
            guard let result, let style = chart.collector.styles[number] else { return emit(layers, into: &emitter) }
            style.emit(over: inPicture(result.plot), offered: result.plot.size, into: &emitter) { [self] emitter in
                emit(layers, into: &emitter)
            }
        }
    }

    /// Items in the chart's own coordinates.
    private func emit(_ items: [DrawingItem], into emitter: inout Emitter) {
        guard frame.origin != .zero else {
            for item in items { emitter.add(item) }
            return
        }
        let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        emitter.group({ $0.transform = move }) { emitter in
            for item in items { emitter.add(item) }
        }
    }

    // MARK: Views

    private func place(_ placed: ChartResult.PlacedView) {
        views.node(placed.view)?.place(
            at: CGPoint(x: frame.minX + placed.origin.x, y: frame.minY + placed.origin.y),
            proposal: ProposedViewSize(width: placed.width, height: placed.height))
    }

    /// The same view may stand in several places, so each is placed anew.
    private func emit(_ placed: ChartResult.PlacedView, into emitter: inout Emitter) {
        guard let node = views.node(placed.view) else { return }
        place(placed)
        guard placed.rotation != 0 else { return node.emit(into: &emitter) }
        let center = CGPoint(x: node.frame.midX, y: node.frame.midY)
        // About the view's own centre.
        let turn = CGAffineTransform(translationX: center.x, y: center.y)
            .rotated(by: placed.rotation).translatedBy(x: -center.x, y: -center.y)
        emitter.group({ $0.transform = turn }) { node.emit(into: &$0) }
    }
}
