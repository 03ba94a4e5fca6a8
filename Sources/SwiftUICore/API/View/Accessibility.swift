import Foundation

extension View {
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        accessible { $0.label = label.plainString(in: $1) }
    }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
        accessible { $0.value = valueDescription.plainString(in: $1) }
    }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        accessible { $0.hint = hint.plainString(in: $1) }
    }

    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        accessible { properties, _ in properties.identifier = identifier }
    }

    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        accessible { properties, _ in properties.isHidden = hidden }
    }

    /// Makes one element of this view and what is in it.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessible { properties, _ in properties.children = children }
    }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessible { properties, _ in
            properties.addedTraits.formUnion(traits)
            properties.removedTraits.subtract(traits)
        }
    }

    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessible { properties, _ in
            properties.removedTraits.formUnion(traits)
            properties.addedTraits.subtract(traits)
        }
    }

    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessible { properties, _ in properties.headingLevel = level }
    }

    /// Told in place of this view, not drawn.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(AccessibilitySubstitute(view: representation(), keepsContent: false))
    }

    /// Told in place of what is in this view, not drawn.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(AccessibilitySubstitute(view: children(), keepsContent: true))
    }

    /// Told as a chart: the descriptor's title and summary are this view's label and value.
    public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        let box = UncheckedSendableBox(representable)
        return accessible { properties, _ in properties.chart = box.value.makeChartDescriptor() }
    }
}
