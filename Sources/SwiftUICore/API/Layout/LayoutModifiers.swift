import Foundation

/// A modifier made of a closure, for the many that wrap a node in another.
package struct NodeWrapper {
    package let make: @MainActor (LayoutNode, ResolveContext) -> LayoutNode
}

extension NodeWrapper: ViewModifier, NodeWrapping {
    package typealias Body = Never

    package func wrap(_ node: LayoutNode, in context: ResolveContext) -> LayoutNode { make(node, context) }
}

/// A modifier made of a closure, for those that set a trait.
package struct TraitSetter {
    package let change: @MainActor (inout NodeTraits) -> Void
}

extension TraitSetter: ViewModifier, TraitSetting {
    package typealias Body = Never

    package func set(_ traits: inout NodeTraits) { change(&traits) }
}

extension View {
    package nonisolated func wrapped(
        _ make: @escaping @MainActor (LayoutNode, ResolveContext) -> LayoutNode
    ) -> ModifiedContent<Self, NodeWrapper> {
        ModifiedContent(content: self, modifier: NodeWrapper(make: make))
    }

    package nonisolated func trait(
        _ change: @escaping @MainActor (inout NodeTraits) -> Void
    ) -> ModifiedContent<Self, TraitSetter> {
        ModifiedContent(content: self, modifier: TraitSetter(change: change))
    }
}

/// Lengths below zero or not a number are nothing; infinity is kept (a client's mistake that layout survives).
private func usable(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(0, length) }

extension View {
    /// Fixes the sides that are given, in points.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrapped { node, context in
            FixedFrameNode(
                node, width: width.map(usable), height: height.map(usable),
                alignment: alignment.turned(for: context.environment.layoutDirection))
        }
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    public nonisolated func frame() -> some View { self }

    /// Limits each side, in points; `maxWidth: .infinity` takes all that is offered.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrapped { node, context in
            FlexibleFrameNode(
                node,
                horizontal: FlexibleSide(
                    minimum: minWidth.map(usable), ideal: idealWidth.map(usable),
                    maximum: maxWidth.map(usable)),
                vertical: FlexibleSide(
                    minimum: minHeight.map(usable), ideal: idealHeight.map(usable),
                    maximum: maxHeight.map(usable)),
                alignment: alignment.turned(for: context.environment.layoutDirection))
        }
    }

    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        wrapped { node, _ in IdealSizeNode(node, horizontal: horizontal, vertical: vertical) }
    }

    public nonisolated func layoutPriority(_ value: Double) -> some View { trait { $0.layoutPriority = value } }

    public nonisolated func zIndex(_ value: Double) -> some View { trait { $0.zIndex = value } }

    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        wrapped { node, _ in AspectRatioNode(node, ratio: aspectRatio, fills: contentMode == .fill) }
    }

    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
    }

    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Moves the drawing, not the layout, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    public nonisolated func offset(_ offset: CGSize) -> some View {
        wrapped { node, context in
            var turned = offset
            if context.environment.layoutDirection == .rightToLeft { turned.width = -offset.width }
            return OffsetNode(node, offset: turned)
        }
    }

    public nonisolated func position(_ position: CGPoint) -> some View {
        wrapped { node, _ in PositionNode(node, center: position) }
    }

    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        let compute = UncheckedSendableBox(computeValue)
        return wrapped { node, _ in GuideNode(node, key: g.key, compute: compute.value) }
    }

    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        let compute = UncheckedSendableBox(computeValue)
        return wrapped { node, _ in GuideNode(node, key: g.key, compute: compute.value) }
    }

    /// Takes its room and stays unseen.
    public nonisolated func hidden() -> some View { wrapped { node, _ in HiddenNode(node) } }
}
