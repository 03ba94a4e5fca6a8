import Foundation

/// The first of several views whose ideal size fits the space, the last where none does.
public struct ViewThatFits<Content: View> {
    private let axes: Axis.Set
    private let content: Content

    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }
}

extension ViewThatFits: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        [FittingNode(options: context.nodes(of: content), axes: axes)]
    }
}

private final class FittingNode: LayoutNode {
    private let axes: Axis.Set

    init(options: [LayoutNode], axes: Axis.Set) {
        self.axes = axes
        super.init(children: options.map(OptionNode.init))
    }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        guard let chosen = choice(for: proposal), let child = children[checked: chosen] else {
            return Arrangement(size: .zero)
        }
        return Arrangement(
            size: child.size(for: proposal),
            children: children.indices.map {
                .init(origin: .zero, proposal: $0 == chosen ? proposal : OptionNode.passedOver)
            })
    }

    private func choice(for proposal: ProposedViewSize) -> Int? {
        children.firstIndex { child in
            let ideal = child.size(for: .unspecified)
            // A hair of rounding must not reject a view that was measured for this very space.
            let wide = axes.contains(.horizontal) && ideal.width > (proposal.width ?? .infinity) + 1e-6
            let high = axes.contains(.vertical) && ideal.height > (proposal.height ?? .infinity) + 1e-6
            return !wide && !high
        } ?? children.indices.last
    }

    override func explicitAlignment(_ key: AlignmentKey, in arrangement: Arrangement) -> CGFloat? {
        guard let index = arrangement.children.firstIndex(where: { $0.proposal != OptionNode.passedOver }) else {
            return nil
        }
        return mergedAlignment(key, of: children[index..<index + 1], in: arrangement)
    }

    override var spacing: NodeSpacing { children.first?.spacing ?? .standard }
}

/// One of the views to choose from. One that was passed over is told so by a proposal that nothing else makes, and
/// answers with a negative size: it places and draws nothing.
private final class OptionNode: LayoutNode {
    static let passedOver = ProposedViewSize(width: -1, height: -1)

    private let option: LayoutNode

    init(_ option: LayoutNode) {
        self.option = option
        super.init(children: [option])
        traits = option.traits
    }

    private var isChosen: Bool { frame.size.width >= 0 }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        if proposal == Self.passedOver { return Arrangement(size: CGSize(width: -1, height: -1)) }
        return Arrangement(size: option.size(for: proposal), children: [.init(origin: .zero, proposal: proposal)])
    }

    override func emit(into emitter: inout Emitter) {
        if isChosen { super.emit(into: &emitter) }
    }

    override func collectPreference<K: PreferenceKey>(
        _ key: K.Type, into accumulated: inout PreferenceAccumulator<K>
    ) {
        if isChosen { super.collectPreference(key, into: &accumulated) }
    }
}
