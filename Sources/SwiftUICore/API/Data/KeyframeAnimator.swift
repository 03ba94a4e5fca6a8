import Foundation

/// Content whose value goes along keyframes. A picture shows it with the initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
    private let initialValue: Value
    private let content: (Value) -> Content
    private let cycle: KeyframeCycle
}

/// How a keyframe animator goes on from its initial value; kept for interactive output.
package struct KeyframeCycle {
    /// Nil for going on as long as the view is there.
    package let trigger: ChangeTrigger?
    package let repeats: Bool
    package let keyframes: () -> any Keyframes
}

extension KeyframeAnimator: View, PrimitiveView {
    public var body: Never { unreachableBody }

    public nonisolated init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue, nil, repeating, content, keyframes)
    }

    public nonisolated init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue, ChangeTrigger(trigger), false, content, keyframes)
    }

    fileprivate nonisolated init(
        _ initialValue: Value, _ trigger: ChangeTrigger?, _ repeats: Bool, _ content: @escaping (Value) -> Content,
        _ keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, self.content) = (initialValue, content)
        cycle = KeyframeCycle(trigger: trigger, repeats: repeats) { keyframes(initialValue) }
    }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let shown = context.evaluating { content(initialValue) }
        return context.child(0).nodes(of: shown).map { InteractionNode($0, interaction: .kept(.keyframes(cycle))) }
    }
}

extension View {
    /// A picture shows the initial value.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = UncheckedSendableBox(PlaceholderContentView<Self>(showing: self))
        return KeyframeAnimator(initialValue, nil, repeating, { content(placeholder.value, $0) }, keyframes)
    }

    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = UncheckedSendableBox(PlaceholderContentView<Self>(showing: self))
        return KeyframeAnimator(
            initialValue, ChangeTrigger(trigger), false, { content(placeholder.value, $0) }, keyframes)
    }
}
