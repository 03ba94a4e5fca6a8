import ChartEngine
import Foundation
import SwiftUICore

extension View {
    public nonisolated func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        symbolScale(.symbols(range._makeScaleRange(), domain: domain._makeScaleDomain()))
    }

    @_disfavoredOverload
    public nonisolated func chartSymbolScale<Domain: ScaleDomain>(
        domain: Domain, range: [any ChartSymbolShape]
    ) -> some View {
        symbolScale(.values(range, domain: domain._makeScaleDomain()) { $1.symbol($0) })
    }

    public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        symbolScale(StyleScaleChange(domain._makeScaleDomain()))
    }

    /// Symbols for the categories in order of appearance.
    public nonisolated func chartSymbolScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        symbolScale(.symbols(range._makeScaleRange(), domain: nil))
    }

    /// Symbols of several types for the categories in order of appearance.
    @_disfavoredOverload
    public nonisolated func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
        symbolScale(.values(range) { $1.symbol($0) })
    }

    /// A symbol for each category; the order is the legend's.
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        symbolScale(.table(mapping) { $1.symbol($0) })
    }

    /// A symbol for each category; the order is the legend's.
    @_disfavoredOverload
    public nonisolated func chartSymbolScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
    ) -> some View {
        symbolScale(.table(mapping) { $1.symbol($0) })
    }

    /// A symbol for each value of a domain from a function.
    public nonisolated func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        symbolScale(.mapping(mapping, domain: domain.explicitDomain) { $1.symbol($0) })
    }

    /// A symbol for each value from a function.
    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        symbolScale(.mapping(mapping) { $1.symbol($0) })
    }

    private nonisolated func symbolScale(_ change: StyleScaleChange<SymbolTemplate>) -> some View {
        let change = UncheckedSendableBox(change)
        return chart { chart in
            let collector = chart.collector
            change.value.apply(to: &chart.settings.symbol, column: collector.table.symbol, in: collector)
        }
    }
}

extension StyleScaleChange where Visual == SymbolTemplate {
    static func symbols<S: ChartSymbolShape>(
        _ range: _ScaleRangeOutputs<S>, domain: _ScaleDomainOutputs?
    ) -> Self {
        guard case .values(let symbols) = range else { return Self(domain) }
        return .values(symbols, domain: domain) { $1.symbol($0) }
    }
}
