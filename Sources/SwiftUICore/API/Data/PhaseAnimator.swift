import Foundation

/// Content that goes through phases. A picture shows the first.
public struct PhaseAnimator<Phase: Equatable, Content> {
    private let phases: [Phase]
    private let content: (Phase) -> Content
    package let animation: (Phase) -> Animation?
}

extension PhaseAnimator: View, PrimitiveView where Content: View {
    public var body: Never { unreachableBody }

    public nonisolated init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, self.content, self.animation) = (Array(phases), content, animation)
    }

    public nonisolated init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, content: content, animation: animation)
    }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        guard let first = phases.first else { return [] }
        return context.child(0).nodes(of: context.evaluating { content(first) })
    }
}

extension View {
    /// A picture shows the first phase.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = UncheckedSendableBox(PlaceholderContentView(content: self))
        return PhaseAnimator(phases, content: { content(placeholder.value, $0) }, animation: animation)
    }

    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phaseAnimator(phases, content: content, animation: animation)
    }
}
