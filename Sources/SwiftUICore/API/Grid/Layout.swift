import Foundation

/// A way of arranging views: it says how large it is for a proposal, and where its subviews go.
nonisolated public protocol Layout: Animatable {
    /// What the layout keeps between its calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Self.Subviews) -> Self.Cache

    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    /// The size in points for a proposal.
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
    ) -> CGSize

    /// Calls `place` of each subview, in the coordinates of `bounds`.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}

extension Layout {
    nonisolated public static var layoutProperties: LayoutProperties { LayoutProperties() }

    nonisolated public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The largest that any subview wants on each side.
    nonisolated public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// Nil for what the subviews say.
    nonisolated public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? { nil }

    nonisolated public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? { nil }

    /// The views of `content` in this layout.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LaidOut(layout: self, content: content())
    }
}

extension Layout where Self.Cache == Void {
    nonisolated public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

/// Facts about a type of layout.
public struct LayoutProperties: Sendable {
    /// The axis that `Spacer` and `Divider` within turn to; nil for none.
    public var stackOrientation: Axis?

    public init() {}
}

/// A layout applied to views.
package struct LaidOut<L: Layout, Content: View> {
    let layout: L
    let content: Content
}

extension LaidOut: View, PrimitiveView {
    package var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        [layout.node(of: content, in: context)]
    }
}

extension Layout {
    @MainActor
    package func node(of content: some View, in context: ResolveContext) -> LayoutNode {
        let axis: StackNode.Axis? =
            switch Self.layoutProperties.stackOrientation {
            case .horizontal: .horizontal
            case .vertical: .vertical
            case nil: nil
            }
        let children = context.with { $0.stackAxis = axis }.nodes(of: content)
        return CustomLayoutNode(self, children: children, direction: context.environment.layoutDirection)
    }
}

/// A value that a subview hands to the layout it stands in.
public protocol LayoutValueKey {
    associatedtype Value

    static var defaultValue: Self.Value { get }
}

extension View {
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        let box = UncheckedSendableBox((ObjectIdentifier(key), value))
        return trait { $0.layoutValues[box.value.0] = box.value.1 }
    }
}
