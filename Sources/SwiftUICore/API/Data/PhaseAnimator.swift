import Foundation

/// Content that goes through phases. A picture shows the first.
public struct PhaseAnimator<Phase: Equatable, Content> {
    private let phases: [Phase]
    private let content: (Phase) -> Content
    private let cycle: PhaseCycle
}

/// How a phase animator goes on from its first phase; kept for interactive output.
package struct PhaseCycle {
    package let count: Int
    /// Nil for going round without end; else each change goes once through the phases.
    package let trigger: ChangeTrigger?
    /// Into the phase of an index.
    package let animation: (Int) -> Animation?
}

extension PhaseAnimator: View, PrimitiveView where Content: View {
    public var body: Never { unreachableBody }

    public nonisolated init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), nil, content, animation)
    }

    public nonisolated init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), ChangeTrigger(trigger), content, animation)
    }

    fileprivate nonisolated init(
        _ phases: [Phase], _ trigger: ChangeTrigger?, _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
    ) {
        (self.phases, self.content) = (phases, content)
        cycle = PhaseCycle(count: phases.count, trigger: trigger) { phases[checked: $0].flatMap(animation) }
    }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        guard let first = phases.first else { return [] }
        let shown = context.evaluating { content(first) }
        return context.child(0).nodes(of: shown).map { InteractionNode($0, interaction: .phases(cycle)) }
    }
}

extension View {
    /// A picture shows the first phase.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = UncheckedSendableBox(PlaceholderContentView<Self>(showing: self))
        return PhaseAnimator(Array(phases), nil, { content(placeholder.value, $0) }, animation)
    }

    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = UncheckedSendableBox(PlaceholderContentView<Self>(showing: self))
        return PhaseAnimator(
            Array(phases), ChangeTrigger(trigger), { content(placeholder.value, $0) }, animation)
    }
}
