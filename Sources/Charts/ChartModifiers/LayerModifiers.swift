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
    let side: ChartLayerNode.Side
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
                inner.graph.tracking { inner.nodes(of: content(primary?.firstChart?.proxy ?? ChartProxy())) }
            }
            return ChartLayerNode(primary, layer: layer, side: side)
        }
    }
}

extension LayoutNode {
    /// The first chart in the node, depth first.
    fileprivate var firstChart: ChartNode? {
        if let chart = self as? ChartNode { return chart }
        for child in children {
            if let found = child.firstChart { return found }
        }
        return nil
    }
}

/// A view with a layer that knows the chart in it: the view is placed first, then the layer is made.
final class ChartLayerNode: WrapperNode {
    enum Side { case behind, inFront }

    private let layer: ChartLayerContent
    private let side: Side

    init(_ content: LayoutNode, layer: ChartLayerContent, side: Side) {
        (self.layer, self.side) = (layer, side)
        super.init(content)
        children = [content, layer]
    }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let size = content.size(for: proposal)
        return Arrangement(
            size: size,
            children: [
                .init(origin: .zero, proposal: proposal), .init(origin: .zero, proposal: ProposedViewSize(size)),
            ])
    }

    override var spacing: NodeSpacing { content.spacing }

    override func hasExplicit(_ key: AlignmentKey) -> Bool { content.hasExplicit(key) }

    override func emit(into emitter: inout Emitter) {
        switch side {
        case .behind:
            layer.emit(into: &emitter)
            content.emit(into: &emitter)
        case .inFront:
            content.emit(into: &emitter)
            layer.emit(into: &emitter)
        }
    }
}

/// The layer's views, made when their place is known.
final class ChartLayerContent: LayoutNode {
    private let alignment: Alignment
    private let make: () -> [LayoutNode]

    init(alignment: Alignment, make: @escaping () -> [LayoutNode]) {
        (self.alignment, self.make) = (alignment, make)
        super.init()
    }

    override func willPlaceChildren() {
        let layers = LayersNode(alignment: alignment, children: make())
        children = [layers]
        let proposal = ProposedViewSize(frame.size)
        let slot = aligned(layers.dimensions(for: proposal), in: frame.size, by: alignment, proposal: proposal)
        for child in slot.children {
            layers.place(
                at: CGPoint(x: frame.minX + child.origin.x, y: frame.minY + child.origin.y), proposal: child.proposal)
        }
    }

    override func hasExplicit(_ key: AlignmentKey) -> Bool { false }
}
