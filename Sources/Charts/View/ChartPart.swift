import Foundation
import Geometry
import SwiftUICore

/// A part of a chart (its plot, an axis) that stands somewhere inside a client's view and draws itself there.
final class ChartPartDrawing: NodeBehavior {
    /// Writes the part. Set once the chart is laid out.
    var draw: (inout Emitter) -> Void = { _ in }

    func emit(_ node: HostedNode, into emitter: inout Emitter) { draw(&emitter) }
}

private struct ChartPartKey: EnvironmentKey {
    static var defaultValue: LayoutNode? { nil }
}

extension EnvironmentValues {
    /// The part that a placeholder in this environment stands for.
    var chartPart: LayoutNode? {
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
@MainActor
final class StyledPart {
    private let drawing = ChartPartDrawing()
    private let part: LayoutNode
    let view: LayoutNode

    init(_ style: ChartConfiguration.PartStyle, in context: ResolveContext) {
        let part = HostedNode(drawing)
        self.part = part
        view = style(context.with { $0.chartPart = part })
    }

    /// The part's own size where the whole view is offered a size, in points.
    func partSize(offered: CGSize) -> CGSize { measured(offered).size }

    /// Draws the view so that the part covers `box`. What the view adds around it (padding, borders) lies outside.
    func emit(over box: CGRect, offered: CGSize, into emitter: inout Emitter, _ draw: @escaping (inout Emitter) -> Void)
    {
        place(over: box, offered: offered)
        drawing.draw = draw
        view.emit(into: &emitter)
    }

    func place(over box: CGRect, offered: CGSize) {
        let inner = measured(offered)
        view.place(
            at: CGPoint(x: box.minX - inner.minX, y: box.minY - inner.minY), proposal: ProposedViewSize(offered))
    }

    /// Where the part comes to stand if the view is placed at the origin.
    private func measured(_ offered: CGSize) -> CGRect {
        view.place(at: .zero, proposal: ProposedViewSize(offered))
        return part.frame
    }
}
