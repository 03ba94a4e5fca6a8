import ChartEngine
import Foundation
import SwiftUICore

/// What one modifier says about a style scale: a part of its settings, in the API's values.
struct StyleScaleChange<Visual: Hashable & Sendable> {
    var domain: _ScaleDomainOutputs?
    var kind: ScaleKind?
    /// Made where the chart is, since colours and symbols are resolved there.
    var range: (@MainActor (_ChartCollector) -> StyleScaleSettings<Visual>.Range)?

    init(
        _ domain: _ScaleDomainOutputs? = nil, kind: ScaleKind? = nil,
        range: (@MainActor (_ChartCollector) -> StyleScaleSettings<Visual>.Range)? = nil
    ) {
        (self.domain, self.kind, self.range) = (domain, kind, range)
    }

    /// What is nil leaves what a modifier further out says.
    @MainActor
    func apply(to settings: inout StyleScaleSettings<Visual>, column: ValueColumn, in collector: _ChartCollector) {
        if let domain { settings.domain = domain.values(for: column, rows: collector.table.count) }
        if let kind { settings.kind = kind }
        if let range { settings.range = range(collector) }
    }
}

/// A visual value of the API as the engine keeps it.
typealias VisualConversion<Value, Visual> = @MainActor (Value, _ChartCollector) -> Visual

extension StyleScaleChange {
    /// Values for the categories in order.
    static func values<Value>(
        _ values: [Value], domain: _ScaleDomainOutputs? = nil, kind: ScaleKind? = nil,
        as convert: @escaping VisualConversion<Value, Visual>
    ) -> Self {
        let values = UncheckedSendableBox(values)
        return Self(domain, kind: kind) { collector in .values(values.value.map { convert($0, collector) }) }
    }

    /// Values for each category of a table.
    static func table<DataValue: Plottable, Value>(
        _ pairs: KeyValuePairs<DataValue, Value>, as convert: @escaping VisualConversion<Value, Visual>
    ) -> Self {
        let pairs = UncheckedSendableBox(pairs)
        return Self { collector in .pairs(pairs.value.map { ($0.key.plotValue, convert($0.value, collector)) }) }
    }

    /// A value for each datum from a function.
    static func mapping<DataValue: Plottable, Value>(
        _ mapping: @escaping (DataValue) -> Value, domain: _ScaleDomainOutputs? = nil,
        as convert: @escaping VisualConversion<Value, Visual>
    ) -> Self {
        let mapping = UncheckedSendableBox(mapping)
        return Self(domain) { collector in
            let collector = UncheckedSendableBox(collector)
            return .mapping { datum in
                // The engine asks while the chart is prepared, on the main actor that the client's function expects.
                MainActor.assumeIsolated {
                    DataValue(plotValue: datum, rounding: true).map { convert(mapping.value($0), collector.value) }
                }
            }
        }
    }
}

extension Collection where Element: Plottable {
    var explicitDomain: _ScaleDomainOutputs { .init(domain: .explicit(map(\.plotValue))) }
}
