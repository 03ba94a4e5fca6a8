import Foundation
import SwiftUICore

extension View {
    /// A view in front of this one, made for the first chart in it.
    public nonisolated func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        ModifiedContent(
            content: self, modifier: ChartLayer(content: content, alignment: alignment, side: .inFront))
    }

    /// A view behind this one, made for the first chart in it.
    public nonisolated func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        ModifiedContent(content: self, modifier: ChartLayer(content: content, alignment: alignment, side: .behind))
    }
}

/// The modifier behind `chartOverlay` and `chartBackground`.
struct ChartLayer<V: View> {
    let content: (ChartProxy) -> V
    let alignment: Alignment
    let side: LayeredChart.Side
}

extension ChartLayer: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content base: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        base(context).enumerated().map { index, primary in
            let inner = context.child(index + 1).with {
                $0.stackAxis = nil
                $0.chartChanges = []
            }
            let layer = ChartLayerContent(
                alignment: alignment.turned(for: context.environment.layoutDirection)
            ) { [weak primary] in
                inner.evaluating { inner.nodes(of: content(primary?.firstChart?.proxy ?? ChartProxy())) }
            }
            let node = HostedNode(LayeredChart(side: side), children: [primary, HostedNode(layer)])
            node.traits = primary.traits
            return node
        }
    }
}

extension LayoutNode {
    /// The first chart in the node, depth first.
    fileprivate var firstChart: ChartDrawing? {
        if let chart = (self as? HostedNode)?.behavior as? ChartDrawing { return chart }
        for child in children {
            if let found = child.firstChart { return found }
        }
        return nil
    }
}

/// A view (the first child) with a layer (the second) that knows the chart in it: the view is placed first, then the
/// layer is made.
final class LayeredChart: NodeBehavior {
    enum Side { case behind, inFront }

    private let side: Side

    init(side: Side) { self.side = side }

    func arrange(_ proposal: ProposedViewSize, in node: HostedNode) -> Arrangement {
        let size = node.children.first?.size(for: proposal) ?? .zero
        return Arrangement(
            size: size,
            children: [
                .init(origin: .zero, proposal: proposal), .init(origin: .zero, proposal: ProposedViewSize(size)),
            ])
    }

    func emit(_ node: HostedNode, into emitter: inout Emitter) {
        for child in side == .behind ? node.children.reversed() : node.children { child.emit(into: &emitter) }
    }
}

/// The layer's views, made when their place is known.
final class ChartLayerContent: NodeBehavior {
    private let alignment: Alignment
    private let make: () -> [LayoutNode]

    init(alignment: Alignment, make: @escaping () -> [LayoutNode]) { (self.alignment, self.make) = (alignment, make) }

    func willPlaceChildren(of node: HostedNode) {
        let layers = LayersNode(alignment: alignment, children: make())
        node.children = [layers]
        let (frame, proposal) = (node.frame, ProposedViewSize(node.frame.size))
        let slot = node.aligned(layers.dimensions(for: proposal), in: frame.size, by: alignment, proposal: proposal)
        for child in slot.children {
            layers.place(
                at: CGPoint(x: frame.minX + child.origin.x, y: frame.minY + child.origin.y), proposal: child.proposal)
        }
    }
}
