import Foundation

/// A view with another behind or in front of it that is made of what the first says for a preference: it is resolved
/// once the first has its place.
private final class PreferenceLayerNode: LayoutNode {
    private let side: SecondaryNode.Side
    private let primary: LayoutNode
    private let layer: LateLayerNode

    init(primary: LayoutNode, layer: LateLayerNode, side: SecondaryNode.Side) {
        (self.primary, self.layer, self.side) = (primary, layer, side)
        // Placement goes in this order.
        super.init(children: [primary, layer])
    }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let size = primary.size(for: proposal)
        return Arrangement(
            size: size,
            children: [
                .init(origin: .zero, proposal: proposal), .init(origin: .zero, proposal: ProposedViewSize(size)),
            ])
    }

    override func emit(into emitter: inout Emitter) {
        for node in side == .behind ? [layer, primary] : [primary, layer] { node.emit(into: &emitter) }
    }

    override func explicitAlignment(_ key: AlignmentKey, in arrangement: Arrangement) -> CGFloat? {
        mergedAlignment(key, of: children[..<1], in: arrangement)
    }

    override func explicitKeys() -> [AlignmentKey] { primary.knownExplicitKeys }

    override var spacing: NodeSpacing { primary.spacing }
}

/// Content that is made when the node is placed, aligned in the frame it is given.
private final class LateLayerNode: LayoutNode {
    private let context: ResolveContext
    private let alignment: Alignment
    private let make: (ResolveContext) -> [LayoutNode]

    init(context: ResolveContext, alignment: Alignment, make: @escaping (ResolveContext) -> [LayoutNode]) {
        (self.context, self.make) = (context.with { $0.stackAxis = nil }, make)
        self.alignment = alignment.turned(for: context.environment.layoutDirection)
        super.init()
    }

    override func willPlaceChildren() {
        let layers = LayersNode(alignment: alignment, children: make(context))
        children = [layers]
        let proposal = ProposedViewSize(frame.size)
        let slot = aligned(layers.dimensions(for: proposal), in: frame.size, by: alignment, proposal: proposal)
        guard let origin = slot.children.first?.origin else { return }
        layers.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: proposal)
    }

    override func explicitKeys() -> [AlignmentKey] { [] }
}

/// The modifier behind `overlayPreferenceValue` and `backgroundPreferenceValue`.
private struct PreferenceLayer<K: PreferenceKey, V: View> {
    let side: SecondaryNode.Side
    let alignment: Alignment
    let make: (K.Value) -> V
}

extension PreferenceLayer: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        content(context).enumerated().map { index, primary in
            let late = LateLayerNode(context: context.child(index + 1), alignment: alignment) { inner in
                inner.nodes(of: inner.evaluating { make(primary.preference(K.self)) })
            }
            let node = PreferenceLayerNode(primary: primary, layer: late, side: side)
            node.traits = primary.traits
            return node
        }
    }
}

extension View {
    /// Draws in front of this view what its preference calls for.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(side: .inFront, alignment: alignment, make: transform))
    }

    /// Draws behind this view what its preference calls for.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayer<K, V>(side: .behind, alignment: alignment, make: transform))
    }
}
