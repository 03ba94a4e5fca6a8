import Drawing
import Foundation

/// Stage 4 for an axis of categories: an explicit list in its order (S12), else the values in order of first
/// appearance (S16).
func trainDiscrete(
    _ plan: DimensionPlan, _ tables: [PositionedTable], _ settings: PositionScaleSettings,
    _ axisSettings: AxisSettings, _ reports: inout [Diagnostic]
) -> TrainedDimension {
    var result = TrainedDimension(plan: plan, domain: .none)
    var found = DiscreteDomain()
    for table in tables { collectValues(table.table.column(plan.axis), table.table.count, into: &found) }
    if case .explicit(let values) = settings.domain, !values.isEmpty {
        let domain = DiscreteDomain(values)
        let missing = found.values.filter { domain.slot(of: $0) == nil }
        if !missing.isEmpty {
            reports.append(
                ChartReport.outsideDomain(missing.map(plainText), channel: plan.axis.rawValue))
        }
        result.domain = .discrete(domain)
        return result
    }
    var values = sorted(found.values, settings.order)
    if case .automatic(_, let reversed, let modify) = settings.domain {
        if let modify { values = modify(values) }
        if axisSettings.visibility != .hidden { values += explicitValues(axisSettings, plan) }
        if reversed { values.reverse() }
    } else if axisSettings.visibility != .hidden {
        values += explicitValues(axisSettings, plan)
    }
    guard !values.isEmpty else { return result }
    result.domain = .discrete(DiscreteDomain(values))
    result.isInferred = true
    return result
}

private func sorted(_ values: [PlotValue], _ order: CategoryOrder) -> [PlotValue] {
    guard case .natural(let locale) = order else { return values }
    return values.enumerated().sorted { a, b in
        switch comparison(a.element, b.element, locale) {
        case .orderedAscending: true
        case .orderedSame: a.offset < b.offset
        case .orderedDescending: false
        }
    }.map(\.element)
}

private func comparison(_ a: PlotValue, _ b: PlotValue, _ locale: Locale) -> ComparisonResult {
    switch (a, b) {
    case (.category(let a), .category(let b)):
        let range = a.startIndex..<a.endIndex
        return a.compare(b, options: [.numeric, .caseInsensitive], range: range, locale: locale)
    case (.number(let a), .number(let b)), (.date(let a), .date(let b)):
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    default: return .orderedSame
    }
}

/// The values that axis marks name, as far as they are of the axis's kind.
private func explicitValues(_ settings: AxisSettings, _ plan: DimensionPlan) -> [PlotValue] {
    settings.marks.flatMap { marks -> [PlotValue] in
        guard case .explicit(let values) = marks.values else { return [] }
        return values.filter { $0.kind == plan.valueKind }
    }
}

/// All values of a column, each once, in order of first appearance.
func collectValues(_ column: ValueColumn, _ count: Int, into domain: inout DiscreteDomain) {
    if column.kind == .category {
        for name in column.categories.names { domain.insert(.category(name)) }
        return
    }
    var last = Double.nan
    for row in 0..<count where column.hasValue(row) {
        let encoded = column.low(row)
        if encoded == last { continue }
        last = encoded
        if let value = column.value(encoded: encoded) { domain.insert(value) }
    }
}

/// A value as text without any locale, for reports.
func plainText(_ value: PlotValue) -> String {
    switch value {
    case .category(let name): name
    case .number(let number), .date(let number): "\(number)"
    }
}
