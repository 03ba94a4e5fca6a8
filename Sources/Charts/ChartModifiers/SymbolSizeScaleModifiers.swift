import ChartEngine
import Foundation
import SwiftUICore

extension View {
    /// Sizes are areas in square points.
    public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        symbolSizeScale(.sizes(range._makeScaleRange(), domain: domain._makeScaleDomain(), kind: type?.engine))
    }

    public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        symbolSizeScale(StyleScaleChange(domain._makeScaleDomain(), kind: type?.engine))
    }

    /// Sizes are areas in square points.
    public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        symbolSizeScale(.sizes(range._makeScaleRange(), domain: nil, kind: type?.engine))
    }

    public nonisolated func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
        symbolSizeScale(StyleScaleChange(kind: type?.engine))
    }

    /// An area in square points for each category; the order is the legend's.
    public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        symbolSizeScale(.table(mapping) { size, _ in size })
    }

    /// An area in square points for each value of a domain from a function.
    public nonisolated func chartSymbolSizeScale<Domain: Collection>(
        domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
    ) -> some View where Domain.Element: Plottable {
        symbolSizeScale(.mapping(mapping, domain: domain.explicitDomain) { size, _ in size })
    }

    /// An area in square points for each value from a function.
    public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        symbolSizeScale(.mapping(mapping) { size, _ in size })
    }

    private nonisolated func symbolSizeScale(_ change: StyleScaleChange<CGFloat>) -> some View {
        let change = UncheckedSendableBox(change)
        return chart { chart in
            let collector = chart.collector
            change.value.apply(to: &chart.settings.symbolSize, column: collector.table.symbolSize, in: collector)
        }
    }
}

extension StyleScaleChange where Visual == CGFloat {
    static func sizes(_ range: _ScaleRangeOutputs<CGFloat>, domain: _ScaleDomainOutputs?, kind: ScaleKind?) -> Self {
        guard case .values(let sizes) = range else { return Self(domain, kind: kind) }
        return .values(sizes, domain: domain, kind: kind) { size, _ in size }
    }
}
