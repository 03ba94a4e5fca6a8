import ChartEngine
import Drawing
import Foundation
import SwiftUICore

extension View {
    public nonisolated func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        lineStyleScale(.strokes(range._makeScaleRange(), domain: domain._makeScaleDomain()))
    }

    public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        lineStyleScale(StyleScaleChange(domain._makeScaleDomain()))
    }

    /// Line styles for the categories in order of appearance.
    public nonisolated func chartLineStyleScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        lineStyleScale(.strokes(range._makeScaleRange(), domain: nil))
    }

    /// A line style for each category; the order is the legend's.
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        lineStyleScale(.table(mapping) { style, _ in style.stroke })
    }

    /// A line style for each value of a domain from a function.
    public nonisolated func chartLineStyleScale<Domain: Collection>(
        domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
    ) -> some View where Domain.Element: Plottable {
        lineStyleScale(.mapping(mapping, domain: domain.explicitDomain) { style, _ in style.stroke })
    }

    /// A line style for each value from a function.
    public nonisolated func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        lineStyleScale(.mapping(mapping) { style, _ in style.stroke })
    }

    private nonisolated func lineStyleScale(_ change: StyleScaleChange<Stroke>) -> some View {
        let change = UncheckedSendableBox(change)
        return chart { chart in
            let collector = chart.collector
            change.value.apply(to: &chart.settings.lineStyle, column: collector.table.lineStyle, in: collector)
        }
    }
}

extension StyleScaleChange where Visual == Stroke {
    static func strokes(_ range: _ScaleRangeOutputs<StrokeStyle>, domain: _ScaleDomainOutputs?) -> Self {
        guard case .values(let styles) = range else { return Self(domain) }
        return .values(styles, domain: domain) { style, _ in style.stroke }
    }
}
