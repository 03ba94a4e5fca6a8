import Foundation

/// A grid that grows downwards.
public struct LazyVGrid<Content: View> {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameter spacing: points between rows; nil for the standard 8. `pinnedViews` stay in sight while their
    ///   section scrolls; at rest they stand where they are, so they are kept for interactive output.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        (self.columns, self.alignment, self.spacing) = (columns, alignment, spacing)
        (self.pinnedViews, self.content) = (pinnedViews, content())
    }
}

extension LazyVGrid: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let grid = LazyGridNode(
            items: columns, axis: .vertical,
            alignment: Alignment(
                horizontal: alignment.turned(for: context.environment.layoutDirection), vertical: .top),
            spacing: spacing, children: context.lazyChildren(of: content, axis: nil),
            rightToLeft: context.environment.layoutDirection == .rightToLeft)
        return [keeping(pinnedViews, grid)]
    }
}

/// A grid that grows in reading direction.
public struct LazyHGrid<Content: View> {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameter spacing: points between columns; nil for the standard 8. `pinnedViews` stay in sight while their
    ///   section scrolls; at rest they stand where they are, so they are kept for interactive output.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
        (self.pinnedViews, self.content) = (pinnedViews, content())
    }
}

extension LazyHGrid: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let grid = LazyGridNode(
            items: rows, axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment),
            spacing: spacing, children: context.lazyChildren(of: content, axis: nil),
            rightToLeft: context.environment.layoutDirection == .rightToLeft)
        return [keeping(pinnedViews, grid)]
    }
}

/// A column as wide as it may be, of which only what can be seen is drawn.
public struct LazyVStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameter spacing: points between views; nil for what each pair wants. `pinnedViews` stay in sight while
    ///   their section scrolls; at rest they stand where they are, so they are kept for interactive output.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing) = (alignment, spacing)
        (self.pinnedViews, self.content) = (pinnedViews, content())
    }
}

extension LazyVStack: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let turned = Alignment(
            horizontal: alignment.turned(for: context.environment.layoutDirection), vertical: .center)
        let stack = StackNode(
            axis: .vertical, alignment: turned, spacing: spacing,
            children: context.lazyChildren(of: content, axis: .vertical),
            pixelLength: context.environment.pixelLength)
        let frame = FlexibleFrameNode(
            IdealSizeNode(stack, horizontal: false, vertical: true),
            horizontal: FlexibleSide(minimum: nil, ideal: nil, maximum: .infinity),
            vertical: FlexibleSide(minimum: nil, ideal: nil, maximum: nil), alignment: turned)
        return [keeping(pinnedViews, frame)]
    }
}

/// A row as high as it may be, of which only what can be seen is drawn.
public struct LazyHStack<Content: View> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameter spacing: points between views; nil for what each pair wants. `pinnedViews` stay in sight while
    ///   their section scrolls; at rest they stand where they are, so they are kept for interactive output.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing) = (alignment, spacing)
        (self.pinnedViews, self.content) = (pinnedViews, content())
    }
}

extension LazyHStack: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let whole = Alignment(horizontal: .center, vertical: alignment)
        let stack = StackNode(
            axis: .horizontal, alignment: whole, spacing: spacing,
            children: context.lazyChildren(of: content, axis: .horizontal),
            rightToLeft: context.environment.layoutDirection == .rightToLeft,
            pixelLength: context.environment.pixelLength)
        let frame = FlexibleFrameNode(
            IdealSizeNode(stack, horizontal: true, vertical: false),
            horizontal: FlexibleSide(minimum: nil, ideal: nil, maximum: nil),
            vertical: FlexibleSide(minimum: nil, ideal: nil, maximum: .infinity), alignment: whole)
        return [keeping(pinnedViews, frame)]
    }
}

extension ResolveContext {
    /// The nodes of a lazy container: those out of sight in the scroll view around are not drawn.
    package func lazyChildren(of content: some View, axis: StackNode.Axis?) -> [LayoutNode] {
        let nodes = with { $0.stackAxis = axis }.nodes(of: content)
        guard let viewport = environment.scrollViewport else { return nodes }
        return nodes.map { CulledNode($0, viewport: viewport) }
    }
}

@MainActor
private func keeping(_ pinned: PinnedScrollableViews, _ node: LayoutNode) -> LayoutNode {
    pinned.isEmpty ? node : InteractionNode(node, interaction: .chrome(.pinnedViews(pinned)))
}
