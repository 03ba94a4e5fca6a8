import Foundation

/// `containerRelativeFrame`: as long as the scroll view around, or as what is offered where there is none.
private final class ContainerFrameNode: WrapperNode {
    private let axes: Axis.Set
    private let alignment: Alignment
    private let viewport: ScrollViewport?
    private let part: (CGFloat, Axis) -> CGFloat

    init(
        _ content: LayoutNode, axes: Axis.Set, alignment: Alignment, viewport: ScrollViewport?,
        part: @escaping (CGFloat, Axis) -> CGFloat
    ) {
        (self.axes, self.alignment, self.viewport, self.part) = (axes, alignment, viewport, part)
        super.init(content)
    }

    private func length(_ axis: Axis, offered: CGFloat?) -> CGFloat? {
        guard axes.contains(Axis.Set(axis)) else { return nil }
        return (viewport?.length(along: axis) ?? offered).map { part($0, axis) }
    }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let width = length(.horizontal, offered: proposal.width)
        let height = length(.vertical, offered: proposal.height)
        let inner = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
        let child = content.dimensions(for: inner)
        let size = CGSize(width: width ?? child.width, height: height ?? child.height)
        return aligned(child, in: size, by: alignment, proposal: inner)
    }
}

extension View {
    private nonisolated func containerFrame(
        _ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        let box = UncheckedSendableBox(length)
        return wrapped { node, context in
            ContainerFrameNode(
                node, axes: axes, alignment: alignment.turned(for: context.environment.layoutDirection),
                viewport: context.environment.scrollViewport, part: box.value)
        }
    }

    /// As long as the container on the axes named.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        containerFrame(axes, alignment) { length, _ in length }
    }

    /// `span` of `count` equal parts of the container, with `spacing` points between parts.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerFrame(axes, alignment) { length, _ in
            let parts = CGFloat(max(1, count))
            let part = (length - spacing * (parts - 1)) / parts
            return max(0, part * CGFloat(span) + spacing * CGFloat(max(0, span - 1)))
        }
    }

    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        containerFrame(axes, alignment, length)
    }
}
