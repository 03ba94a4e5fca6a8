import Foundation

/// `HStack` as a layout.
public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    /// Points; nil for what each pair wants.
    public var spacing: CGFloat?

    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    nonisolated public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    nonisolated public func makeCache(subviews: Subviews) -> BuiltInLayoutCache {
        BuiltInLayoutCache(subviews) { [alignment, spacing] nodes in
            StackNode(
                axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
                children: nodes)
        }
    }
}

/// `VStack` as a layout.
public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    /// Points; nil for what each pair wants.
    public var spacing: CGFloat?

    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    nonisolated public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    nonisolated public func makeCache(subviews: Subviews) -> BuiltInLayoutCache {
        BuiltInLayoutCache(subviews) { [alignment, spacing] nodes in
            StackNode(
                axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
                children: nodes)
        }
    }
}

/// `ZStack` as a layout.
public struct ZStackLayout: Layout {
    public var alignment: Alignment

    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

    nonisolated public func makeCache(subviews: Subviews) -> BuiltInLayoutCache {
        BuiltInLayoutCache(subviews) { [alignment] nodes in LayersNode(alignment: alignment, children: nodes) }
    }
}

/// `Grid` as a layout.
public struct GridLayout: Layout {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    /// Spacing in points; nil for what the cells want.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
        self.verticalSpacing = verticalSpacing
    }

    nonisolated public func makeCache(subviews: Subviews) -> BuiltInLayoutCache {
        BuiltInLayoutCache(subviews) { [alignment, horizontalSpacing, verticalSpacing] nodes in
            GridNode(
                alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
                children: nodes)
        }
    }
}

/// A built-in container that does the measuring for its layout.
public struct BuiltInLayoutCache {
    fileprivate let node: LayoutNode

    fileprivate init(_ subviews: LayoutSubviews, _ make: @MainActor ([LayoutNode]) -> LayoutNode) {
        let nodes = subviews.nodes
        node = MainActor.assumeIsolated { make(nodes) }
    }
}

extension Layout where Cache == BuiltInLayoutCache {
    nonisolated public func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout BuiltInLayoutCache
    ) -> CGSize {
        let node = cache.node
        return MainActor.assumeIsolated { node.size(for: proposal) }
    }

    nonisolated public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout BuiltInLayoutCache
    ) {
        let node = cache.node
        let slots = MainActor.assumeIsolated { UncheckedSendableBox(node.arrangement(for: proposal).children) }.value
        for (subview, slot) in zip(subviews, slots) {
            subview.place(
                at: CGPoint(x: bounds.minX + slot.origin.x, y: bounds.minY + slot.origin.y), proposal: slot.proposal)
        }
    }

    nonisolated public func spacing(
        subviews: LayoutSubviews, cache: inout BuiltInLayoutCache
    ) -> ViewSpacing {
        let node = cache.node
        return ViewSpacing(MainActor.assumeIsolated { UncheckedSendableBox(node.spacing) }.value)
    }
}
