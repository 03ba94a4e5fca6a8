import ChartEngine
import Foundation
import SwiftUICore

/// What a scale maps from: values given, or inferred from the data.
public protocol ScaleDomain {
    func _makeScaleDomain() -> _ScaleDomainOutputs
}

/// A domain in the engine's terms.
public struct _ScaleDomainOutputs: Sendable {
    let domain: PositionScaleSettings.Domain

    /// The domain of a style scale, for which the engine takes values only: an automatic one that is changed is
    /// inferred from the column here. Nil leaves it to the engine.
    func values(for column: ValueColumn, rows: Int) -> [PlotValue]? {
        switch domain {
        case .explicit(let values): return values
        case .automatic(_, let reversed, let modify):
            guard reversed || modify != nil else { return nil }
            let inferred = column.inferredDomain(rows: rows)
            let changed = modify.map { $0(inferred) } ?? inferred
            return reversed ? changed.reversed() : changed
        }
    }
}

extension ValueColumn {
    /// The categories in order of appearance, or the least and greatest number or date.
    fileprivate func inferredDomain(rows: Int) -> [PlotValue] {
        if kind == .category { return categories.names.map { .category($0) } }
        let numbers = (0..<rows).lazy.filter { self.hasValue($0) }.map { self.low($0) }
        guard let least = numbers.min(), let greatest = numbers.max() else { return [] }
        return [least, greatest].compactMap { value(encoded: $0) }
    }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public func _makeScaleDomain() -> _ScaleDomainOutputs {
        .init(domain: .explicit([lowerBound.plotValue, upperBound.plotValue]))
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public func _makeScaleDomain() -> _ScaleDomainOutputs { .init(domain: .explicit(map(\.plotValue))) }
}

extension ArraySlice: ScaleDomain where Element: Plottable {
    public func _makeScaleDomain() -> _ScaleDomainOutputs { .init(domain: .explicit(map(\.plotValue))) }
}

/// A domain inferred from the data.
public struct AutomaticScaleDomain: ScaleDomain {
    fileprivate let domain: PositionScaleSettings.Domain

    public func _makeScaleDomain() -> _ScaleDomainOutputs { .init(domain: domain) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// Inferred from the data.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// Inferred from the data; whether it takes in zero, and whether it runs backwards. Without a word about zero it
    /// takes it in where the scale's values are numbers.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            domain: .automatic(includesZero: includesZero, reversed: reversed ?? false, modify: nil))
    }

    /// Inferred from the data, then edited, before values of an axis round it.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        let edit = UncheckedSendableBox { (inferred: [PlotValue]) -> [PlotValue] in
            var values = inferred.compactMap { DataValue(plotValue: $0, rounding: true) }
            // Values of another kind than the closure's are no business of it.
            guard values.count == inferred.count else { return inferred }
            modifyInferredDomain(&values)
            return values.map(\.plotValue)
        }
        return AutomaticScaleDomain(
            domain: .automatic(includesZero: includesZero, reversed: reversed ?? false) { edit.value($0) })
    }
}
