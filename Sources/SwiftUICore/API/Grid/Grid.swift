import Foundation

/// Rows whose cells stand in common columns.
public struct Grid<Content: View> {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content

    /// Spacing in points; nil for what the cells want.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
        (self.verticalSpacing, self.content) = (verticalSpacing, content())
    }
}

extension Grid: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        [
            GridNode(
                alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
                children: context.with { $0.stackAxis = .vertical }.nodes(of: content),
                rightToLeft: context.environment.layoutDirection == .rightToLeft,
                pixelLength: context.environment.pixelLength)
        ]
    }
}

/// Views that share a row of a grid; outside a grid they are a group.
public struct GridRow<Content: View> {
    private let alignment: VerticalAlignment?
    private let content: Content

    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}

extension GridRow: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let nodes = context.nodes(of: content)
        for node in nodes { node.traits[trait: GridRowTrait.self] = .init(id: context.path, alignment: alignment) }
        return nodes
    }
}

extension View {
    /// How many columns the cell takes.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        containerTrait(GridColumnsTrait.self, count)
    }

    /// Where the view stands in its cell, over the alignments of row and column.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        containerTrait(GridAnchorTrait.self, anchor)
    }

    /// The alignment of the whole column the cell stands in.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        containerTrait(GridColumnAlignmentTrait.self, guide)
    }

    /// The axes on which the cell takes what the others leave it instead of asking for room.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        containerTrait(GridUnsizedAxesTrait.self, axes)
    }
}
