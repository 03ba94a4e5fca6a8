import ChartEngine
import Foundation
import SwiftUICore

extension ChartContent {
    /// What assistive technology calls the mark, in place of what its channels give.
    @inlinable
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
        marked(AccessibilityTextModifier(label: ChartLabel(label), target: .label))
    }

    /// What assistive technology calls the mark, in place of what its channels give.
    @inlinable
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        marked(AccessibilityTextModifier(label: ChartLabel(labelKey), target: .label))
    }

    /// What assistive technology calls the mark, in place of what its channels give.
    @_disfavoredOverload
    @inlinable
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        marked(AccessibilityTextModifier(label: ChartLabel(label), target: .label))
    }

    /// What assistive technology calls the mark, in place of what its channels give.
    @_disfavoredOverload
    @inlinable
    public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some ChartContent {
        marked(AccessibilityTextModifier(label: ChartLabel(labelResource), target: .label))
    }

    /// What assistive technology says of the mark's value, in place of what its channels give.
    @inlinable
    public nonisolated func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
        marked(AccessibilityTextModifier(label: ChartLabel(valueDescription), target: .value))
    }

    /// What assistive technology says of the mark's value, in place of what its channels give.
    @inlinable
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        marked(AccessibilityTextModifier(label: ChartLabel(valueKey), target: .value))
    }

    /// What assistive technology says of the mark's value, in place of what its channels give.
    @_disfavoredOverload
    @inlinable
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        marked(AccessibilityTextModifier(label: ChartLabel(value), target: .value))
    }

    /// What assistive technology says of the mark's value, in place of what its channels give.
    @_disfavoredOverload
    @inlinable
    public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource) -> some ChartContent {
        marked(AccessibilityTextModifier(label: ChartLabel(valueResource), target: .value))
    }

    /// A name for tests.
    @inlinable
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        marked(TemplateModifier.accessibilityIdentifier(identifier))
    }

    /// Hides the mark from assistive technology.
    @inlinable
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        marked(TemplateModifier.accessibilityHidden(hidden))
    }
}

@usableFromInline
struct AccessibilityTextModifier: MarkModifier {
    @usableFromInline enum Target { case label, value }

    @usableFromInline let label: ChartLabel
    @usableFromInline let target: Target

    @inlinable
    init(label: ChartLabel, target: Target) { (self.label, self.target) = (label, target) }

    @usableFromInline
    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        let text = label.string(in: collector.environment)
        switch target {
        case .label: context.template.accessibilityLabel = text
        case .value: context.template.accessibilityValue = text
        }
    }
}
