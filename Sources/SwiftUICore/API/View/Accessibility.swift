import Drawing
import Foundation

extension View {
    /// Adds to what assistive technology says of this view.
    private nonisolated func meaning(
        _ change: @escaping @MainActor (inout DrawnSemantics, EnvironmentValues) -> Void
    ) -> some View {
        wrapped { node, context in
            var meaning = DrawnSemantics(role: .group, items: [])
            change(&meaning, context.environment)
            return SemanticsNode(node, meaning: meaning)
        }
    }

    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        meaning { $0.label = label.plainString(in: $1) }
    }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
        meaning { $0.value = valueDescription.plainString(in: $1) }
    }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        meaning { $0.hint = hint.plainString(in: $1) }
    }

    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        meaning { meaning, _ in meaning.identifier = identifier }
    }

    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        meaning { meaning, _ in meaning.isHidden = hidden }
    }
}
