import Drawing
import Foundation
import ScaleKit

/// Stage 4, styles: trains one style scale on the column of all tables.
func trainStyle<Visual>(
    _ columns: [(column: ValueColumn, count: Int)], _ settings: StyleScaleSettings<Visual>,
    _ defaults: StyleDefaults<Visual>, _ reports: inout [Diagnostic]
) -> StyleScale<Visual> {
    var result = StyleScale<Visual>()
    let used = columns.filter { $0.column.kind != nil }
    guard let kind = used.first?.column.kind else { return result }
    for label in used.flatMap(\.column.distinctLabels) where !result.labels.contains(label) {
        result.labels.append(label)
    }
    var isContinuous = kind != .category && settings.kind != .category && defaults.ramp != nil
    if case .pairs = settings.range { isContinuous = false }
    if isContinuous {
        if case .mapping(let mapping) = settings.range {
            result.form = mapped(used, mapping, settings, defaults)
        } else {
            result.form = .continuous(continuousStyle(used, kind, settings, defaults))
        }
        return result
    }
    var found = DiscreteDomain()
    for (column, count) in used { collectValues(column, count, into: &found) }
    let (domain, visuals) = discreteStyle(found, settings, defaults, &reports)
    result.form = .discrete(domain, visuals)
    return result
}

private func discreteStyle<Visual>(
    _ found: DiscreteDomain, _ settings: StyleScaleSettings<Visual>, _ defaults: StyleDefaults<Visual>,
    _ reports: inout [Diagnostic]
) -> (DiscreteDomain, [Visual]) {
    var domain = DiscreteDomain(settings.domain ?? [])
    if case .pairs(let pairs) = settings.range, settings.domain == nil {
        // The pairs' order; what no mark uses stays out of the legend.
        for (value, _) in pairs where found.slot(of: value) != nil { domain.insert(value) }
    }
    for value in found.values { domain.insert(value) }
    let count = domain.count
    var given: [Visual?]
    switch settings.range {
    case nil: given = [Visual?](repeating: nil, count: count)
    case .values(let values):
        // Taken in order, again from the start when they run out (S18).
        given = (0..<count).map { values.isEmpty ? nil : values[$0 % values.count] }
    case .ramp(let ramp):
        given = (0..<count).map { ramp(count > 1 ? Double($0) / Double(count - 1) : 0) }
    case .pairs(let pairs):
        given = domain.values.map { value in pairs.first { $0.0 == value }?.1 }
    case .mapping(let mapping): given = domain.values.map(mapping)
    }
    if settings.range != nil {
        let missing = domain.values.indices.filter { given[$0] == nil }
        if !missing.isEmpty {
            reports.append(
                ChartReport.styleMissing(
                    missing.map { plainText(domain.values[$0]) },
                    unused: (settings.range.map(keys) ?? []).filter { found.slot(of: $0) == nil }.map(plainText),
                    channel: defaults.channel))
        }
    }
    return (domain, filled(given, defaults))
}

/// The values that a table has entries for.
private func keys<Visual>(of range: StyleScaleSettings<Visual>.Range) -> [PlotValue] {
    if case .pairs(let pairs) = range { pairs.map(\.0) } else { [] }
}

/// Missing visuals become the next defaults that were not given to something else.
private func filled<Visual>(_ given: [Visual?], _ defaults: StyleDefaults<Visual>) -> [Visual] {
    let taken = Set(given.compactMap { $0 })
    var next = 0
    return given.map { visual in
        if let visual { return visual }
        var candidate = defaults.category(next, given.count)
        // Where the whole cycle was given away, defaults repeat.
        for _ in 0..<given.count where taken.contains(candidate) {
            next += 1
            candidate = defaults.category(next, given.count)
        }
        next += 1
        return candidate
    }
}

private func continuousStyle<Visual>(
    _ columns: [(column: ValueColumn, count: Int)], _ kind: PlotValue.Kind, _ settings: StyleScaleSettings<Visual>,
    _ defaults: StyleDefaults<Visual>
) -> ContinuousStyle<Visual> {
    let scale = settings.kind ?? .linear
    var extent = Extent(positiveOnly: scale == .log)
    for (column, count) in columns where column.kind == kind {
        for row in 0..<count where column.hasValue(row) { extent.add(column.low(row)) }
    }
    if defaults.includesZero, kind == .number { extent.add(0) }
    let stops = (settings.domain ?? []).compactMap { value -> Double? in
        switch value {
        case .number(let number): kind == .number && number.isFinite ? number : nil
        case .date(let seconds): kind == .date && seconds.isFinite ? seconds : nil
        case .category: nil
        }
    }
    var (lower, upper) = (extent.isEmpty ? 0 : extent.lower, extent.isEmpty ? 1 : extent.upper)
    if let first = stops.first, let last = stops.last { (lower, upper) = (first, last) }
    if lower == upper { (lower, upper) = finiteDomain(lower, upper) }
    var ramp = defaults.ramp ?? { _ in defaults.category(0, 1) }
    switch settings.range {
    case .ramp(let given): ramp = given
    case .values(let values) where !values.isEmpty:
        // Values belong to the domain's values where there are as many, else they are spread evenly.
        let places = stops.count == values.count ? stops.map { fraction($0, lower, upper) } : evenly(values.count)
        let mix = defaults.mix
        ramp = { piecewise($0, values, places, mix) }
    default: break
    }
    return ContinuousStyle(
        lower: lower, upper: upper, isDate: kind == .date, kind: scale.transform, ramp: ramp)
}

private func fraction(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
    upper == lower ? 0 : (value - lower) / (upper - lower)
}

private func evenly(_ count: Int) -> [Double] {
    (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
}

private func piecewise<Visual>(
    _ t: Double, _ values: [Visual], _ places: [Double], _ mix: (Visual, Visual, Double) -> Visual
) -> Visual {
    let upper = places.firstIndex { $0 >= t } ?? values.count - 1
    guard upper > 0 else { return values[0] }
    let (from, to) = (places[upper - 1], places[upper])
    return mix(values[upper - 1], values[upper], to > from ? min(1, (t - from) / (to - from)) : 1)
}

private func mapped<Visual>(
    _ columns: [(column: ValueColumn, count: Int)], _ mapping: @escaping @Sendable (PlotValue) -> Visual?,
    _ settings: StyleScaleSettings<Visual>, _ defaults: StyleDefaults<Visual>
) -> StyleScale<Visual>.Form {
    // A handful of numbers is listed like categories; more have no legend.
    var found = DiscreteDomain(settings.domain ?? [])
    for (column, count) in columns where found.count <= 12 { collectValues(column, min(count, 1000), into: &found) }
    guard found.count <= 12 else { return .mapped(mapping) }
    let visuals = found.values.enumerated().map { mapping($0.element) ?? defaults.category($0.offset, found.count) }
    return .discrete(found, visuals)
}
