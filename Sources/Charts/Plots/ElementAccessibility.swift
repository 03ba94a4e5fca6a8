import ChartEngine
import Foundation
import SwiftUICore

extension VectorizedChartContent {
    /// What assistive technology calls each element.
    public nonisolated func accessibilityLabel(
        _ label: KeyPath<Self.DataElement, Text>
    ) -> some VectorizedChartContent<Self.DataElement> {
        named(\.accessibilityLabel) { ChartLabel($0[keyPath: label]) }
    }

    /// What assistive technology calls each element.
    public nonisolated func accessibilityLabel(
        _ labelKey: KeyPath<Self.DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<Self.DataElement> {
        named(\.accessibilityLabel) { ChartLabel($0[keyPath: labelKey]) }
    }

    /// What assistive technology calls each element.
    public nonisolated func accessibilityLabel(
        _ label: KeyPath<Self.DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<Self.DataElement> {
        named(\.accessibilityLabel) { ChartLabel($0[keyPath: label]) }
    }

    /// What assistive technology says of each element's value.
    public nonisolated func accessibilityValue(
        _ valueDescription: KeyPath<Self.DataElement, Text>
    ) -> some VectorizedChartContent<Self.DataElement> {
        named(\.accessibilityValue) { ChartLabel($0[keyPath: valueDescription]) }
    }

    /// What assistive technology says of each element's value.
    public nonisolated func accessibilityValue(
        _ valueKey: KeyPath<Self.DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<Self.DataElement> {
        named(\.accessibilityValue) { ChartLabel($0[keyPath: valueKey]) }
    }

    /// What assistive technology says of each element's value.
    public nonisolated func accessibilityValue(
        _ value: KeyPath<Self.DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<Self.DataElement> {
        named(\.accessibilityValue) { ChartLabel($0[keyPath: value]) }
    }

    /// A name for tests for each element.
    public nonisolated func accessibilityIdentifier(
        _ identifier: KeyPath<Self.DataElement, String>
    ) -> some VectorizedChartContent<Self.DataElement> {
        named(\.accessibilityIdentifier) { ChartLabel($0[keyPath: identifier]) }
    }

    /// Whether each element is hidden from assistive technology.
    public nonisolated func accessibilityHidden(
        _ hidden: KeyPath<Self.DataElement, Bool>
    ) -> some VectorizedChartContent<Self.DataElement> {
        changed(.template { element, context, _ in context.template.accessibilityHidden = element[keyPath: hidden] })
    }

    private nonisolated func named(
        _ path: WritableKeyPath<MarkTemplate, String?>, _ label: @escaping (DataElement) -> ChartLabel
    ) -> ModifiedVectorizedContent<Self> {
        changed(
            .template { element, context, environment in
                context.template[keyPath: path] = label(element).string(in: environment)
            })
    }
}
