import Foundation
import Geometry
import SwiftUICore

/// A part of a chart (its plot, an axis) that stands somewhere inside a client's view and draws itself there.
final class ChartPartNode: LayoutNode {
    /// Writes the part. Set once the chart is laid out.
    var draw: (inout Emitter) -> Void = { _ in }

    override func emit(into emitter: inout Emitter) { draw(&emitter) }
}

private struct ChartPartKey: EnvironmentKey {
    static var defaultValue: ChartPartNode? { nil }
}

extension EnvironmentValues {
    /// The part that a placeholder in this environment stands for.
    var chartPart: ChartPartNode? {
        get { self[ChartPartKey.self] }
        set { self[ChartPartKey.self] = newValue }
    }
}

/// The plot of a chart as `chartPlotStyle` gets it.
public struct ChartPlotContent: Sendable {}

extension ChartPlotContent: View {
    public var body: some View { ChartPart() }
}

/// An axis of a chart as `chartXAxisStyle` and `chartYAxisStyle` get it.
public struct ChartAxisContent: Sendable {}

extension ChartAxisContent: View {
    public var body: some View { ChartPart() }
}

/// Stands for the environment's chart part.
struct ChartPart {}

extension ChartPart: View, PrimitiveView {
    var body: Never { unreachableBody }

    func nodes(in context: ResolveContext) -> [LayoutNode] { context.environment.chartPart.map { [$0] } ?? [] }
}

/// A chart part within the view that a client made around it.
final class PlotStyleNode: WrapperNode {
    let part: ChartPartNode

    init(_ style: ChartConfiguration.PlotStyle, in context: ResolveContext) {
        let part = ChartPartNode()
        self.part = part
        super.init(style(context.with { $0.chartPart = part }))
    }

    /// The part's own size where the whole view is offered a size, in points.
    func plotSize(offered: CGSize) -> CGSize { measured(offered).size }

    /// Places the view so that the part covers `plot`. What the view adds around it (padding, borders) lies outside.
    func place(over plot: CGRect, offered: CGSize) {
        let inner = measured(offered)
        place(
            at: CGPoint(x: plot.minX - inner.minX, y: plot.minY - inner.minY), proposal: ProposedViewSize(offered))
    }

    /// Where the part comes to stand if the view is placed at the origin.
    private func measured(_ offered: CGSize) -> CGRect {
        place(at: .zero, proposal: ProposedViewSize(offered))
        return part.frame
    }
}
