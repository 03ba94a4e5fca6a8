import Drawing
import Foundation
import Geometry
import ScaleKit

/// The values of one `AxisMarks`, what they are called, and the bounds they ask for.
struct AxisValues: Sendable {
    var values: [PlotValue] = []
    /// Continuous bounds, in the axis's direction, after rounding.
    var start = 0.0
    var end = 1.0
    var isThinned = false
    /// Explicit values that the domain does not hold.
    var outside = 0
    var format: AxisValueFormat = .plain

    func text(_ value: PlotValue) -> String { format.text(value) }
}

/// How an axis writes its values when nobody says otherwise.
enum AxisValueFormat: Sendable {
    case plain
    case number(NumberLabelFormat)
    /// Values of different sizes, each with the decimals it needs.
    case numbers(Locale)
    case date(DateLabelFormat)

    func text(_ value: PlotValue) -> String {
        switch (self, value) {
        case (_, .category(let name)): name
        case (.number(let format), .number(let number)): format.label(for: number)
        case (.numbers(let locale), .number(let number)):
            NumberLabelFormat(values: [number], locale: locale).label(for: number)
        case (.date(let format), .date(let seconds)): format.label(for: seconds)
        default: plainText(value)
        }
    }
}

/// What the values of an axis depend on besides its own settings.
struct AxisContext: Sendable {
    var dimension: TrainedDimension
    /// Continuous bounds in the axis's direction.
    var start: Double
    var end: Double
    /// In points.
    var length: CGFloat
    var locale: Locale
    var calendar: Calendar
    /// Dates in bins: no step of the axis is finer than the shortest bin, in seconds.
    var minimumStride: Double
    /// Whether the bounds may still be rounded out.
    var isRoundable: Bool
    /// How much of a scrolled axis is in sight at once, above 0 and at most 1.
    var visibleShare = 1.0
}

/// The values of one `AxisMarks` over the context's bounds (S62–S64).
func axisValues(_ rule: AxisMarksSettings.Values, _ context: AxisContext) -> AxisValues {
    if case .discrete(let domain) = context.dimension.domain { return discreteValues(rule, domain, context) }
    switch rule {
    case .explicit(let values): return explicitValues(values, context)
    case .automatic(let stride, let count, let roundLower, let roundUpper):
        let options = options(context, stride: stride, count: count, roundLower, roundUpper)
        return context.dimension.plan.valueKind == .date
            ? dateValues(nil, options, nil, context) : numberValues(nil, options, context)
    case .stride(let step, let roundLower, let roundUpper):
        let options = options(context, stride: nil, count: nil, roundLower, roundUpper)
        if context.dimension.plan.valueKind == .date {
            return dateValues(DateStride(.second, clampedStride(step)), options, nil, context)
        }
        return numberValues(step, options, context)
    case .calendar(let component, let count, let calendar, let roundLower, let roundUpper):
        let options = options(context, stride: nil, count: nil, roundLower, roundUpper)
        guard context.dimension.plan.valueKind == .date, let unit = CalendarUnit(component) else {
            return context.dimension.plan.valueKind == .date
                ? dateValues(nil, options, calendar, context) : numberValues(nil, options, context)
        }
        return dateValues(DateStride(unit, count), options, calendar, context)
    }
}

private func clampedStride(_ seconds: Double) -> Int {
    clampedInt(seconds.rounded(), in: 1...1_000_000_000_000)
}

private func options(
    _ context: AxisContext, stride: Double?, count: Int?, _ roundLower: Bool?, _ roundUpper: Bool?
) -> TickOptions {
    let isDate = context.dimension.plan.valueKind == .date
    let rounds = context.isRoundable && !isDate
    // A calendar axis that is asked to round does so only where its domain comes from the data (S12).
    let (lower, upper) = context.dimension.isInferred ? (roundLower ?? rounds, roundUpper ?? rounds) : (false, false)
    return TickOptions(
        axisLength: Double(context.length), desiredCount: count ?? wholeCount(context),
        minimumStride: max(stride ?? 0, isDate && stride == nil ? context.minimumStride : 0),
        roundsLower: context.start <= context.end ? lower : upper,
        roundsUpper: context.start <= context.end ? upper : lower)
}

/// As many values that the visible part of a scrolled axis has its usual number; nil for one that does not scroll.
private func wholeCount(_ context: AxisContext) -> Int? {
    guard context.visibleShare < 1 else { return nil }
    return clampedInt(4 / context.visibleShare, in: 2...TickOptions.maximumCount / 2)
}

private func numberValues(_ stride: Double?, _ options: TickOptions, _ context: AxisContext) -> AxisValues {
    let (lower, upper) = (min(context.start, context.end), max(context.start, context.end))
    let ticks =
        stride.map { strideTicks(by: $0, lower: lower, upper: upper, options: options) }
        ?? numericTicks(
            for: context.dimension.plan.scale.transform, lower: lower, upper: upper, options: options)
    return directed(
        AxisValues(
            values: ticks.values.map(PlotValue.number), start: ticks.lower, end: ticks.upper,
            isThinned: ticks.isThinned, format: numberFormat(ticks, context.locale)), context)
}

/// Decimals by the step; values without one (a logarithmic axis's) are of different sizes.
func numberFormat(_ ticks: NumericTicks, _ locale: Locale) -> AxisValueFormat {
    ticks.step.map { .number(NumberLabelFormat(step: $0, locale: locale)) } ?? .numbers(locale)
}

private func dateValues(_ stride: DateStride?, _ options: TickOptions, _ calendar: Calendar?, _ context: AxisContext)
    -> AxisValues
{
    let (lower, upper) = (min(context.start, context.end), max(context.start, context.end))
    let calendar = calendar ?? context.calendar
    let ticks =
        stride.map { dateTicks(every: $0, lower: lower, upper: upper, options: options, calendar: calendar) }
        ?? dateTicks(lower: lower, upper: upper, options: options, calendar: calendar)
    let format = DateLabelFormat(style: ticks.labelStyle, locale: context.locale, calendar: calendar)
    return directed(
        AxisValues(
            values: ticks.values.map(PlotValue.date), start: ticks.lower, end: ticks.upper,
            isThinned: ticks.isThinned, format: .date(format)), context)
}

/// Gives bounds back the axis's direction; values stay in ascending order.
private func directed(_ values: AxisValues, _ context: AxisContext) -> AxisValues {
    guard context.start > context.end else { return values }
    var result = values
    (result.start, result.end) = (values.end, values.start)
    return result
}

/// Values given by hand, as far as they lie in the domain; a hair beyond a bound counts as on it.
private func explicitValues(_ values: [PlotValue], _ context: AxisContext) -> AxisValues {
    let (lower, upper) = (min(context.start, context.end), max(context.start, context.end))
    let slack = (upper - lower) * 1e-9
    let given = values.compactMap { number($0, context.dimension.plan) }
    let numbers = given.filter { $0 >= lower - slack && $0 <= upper + slack }
    return AxisValues(
        values: numbers.map { plotValue($0, context.dimension.plan) }, start: context.start, end: context.end,
        outside: given.count - numbers.count,
        format: automaticFormat(numbers, context))
}

private func discreteValues(
    _ rule: AxisMarksSettings.Values, _ domain: DiscreteDomain, _ context: AxisContext
) -> AxisValues {
    var values = domain.values
    var outside = 0
    switch rule {
    case .explicit(let given):
        values = given.filter { domain.slot(of: $0) != nil }
        outside = given.count - values.count
    case .automatic(_, let count?, _, _) where count > 0 && count < values.count:
        // Every so many, from the first on, so that about as many remain as were asked for.
        let step = (values.count + count - 1) / count
        values = stride(from: 0, to: values.count, by: step).map { values[$0] }
    default: break
    }
    var isThinned = false
    if values.count > mostCategories {
        // More than any axis can show: nobody should have to measure them all.
        let step = (values.count + mostCategories - 1) / mostCategories
        values = stride(from: 0, to: values.count, by: step).map { values[$0] }
        isThinned = true
    }
    let numbers = domain.values.prefix(mostCategories).compactMap { number($0, context.dimension.plan) }
    return AxisValues(
        values: values, isThinned: isThinned, outside: outside, format: automaticFormat(numbers, context))
}

/// The most categories that an axis marks.
private let mostCategories = 500

/// The format for values that come from no step.
private func automaticFormat(_ numbers: [Double], _ context: AxisContext) -> AxisValueFormat {
    switch context.dimension.plan.valueKind {
    case .number: .number(NumberLabelFormat(values: numbers, locale: context.locale))
    case .date:
        .date(
            DateLabelFormat(
                style: DateLabelStyle(fitting: numbers, calendar: context.calendar), locale: context.locale,
                calendar: context.calendar))
    case .category, nil: .plain
    }
}
