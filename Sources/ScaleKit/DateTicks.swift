import Foundation

/// The ticks of a date axis, in seconds since the reference date.
public struct DateTicks: Hashable, Sendable {
    /// Ascending, inside `lower...upper`.
    public var values: [Double]
    /// The domain after rounding.
    public var lower: Double
    public var upper: Double
    public var stride: DateStride
    public var labelStyle: DateLabelStyle
    /// Whether a stride given by hand was widened to stay below the greatest number of ticks.
    public var isThinned = false
}

/// Ticks at a stride that suits the domain. They begin at the domain's first whole unit, not at a round clock time;
/// years alone stand at round numbers. Unlike numbers, dates round their bounds only where the options ask for it.
public func dateTicks(lower: Double, upper: Double, options: TickOptions, calendar: Calendar) -> DateTicks {
    guard let domain = calendarDomain(lower, upper) else { return plainTicks(lower, upper, options, calendar) }
    let span = domain.upper - domain.lower
    if span > 0, span <= 2, options.smallestStep < 1 {
        return fractionTicks(domain.lower, domain.upper, options)
    }
    let stride = DateStride.automatic(lower: domain.lower, upper: domain.upper, options: options)
    return ticks(
        stride, lower: domain.lower, upper: domain.upper, options: options, calendar: calendar,
        aligned: stride.unit == .year)
}

/// Ticks every `stride` from the domain's first whole unit on.
public func dateTicks(
    every stride: DateStride, lower: Double, upper: Double, options: TickOptions, calendar: Calendar
) -> DateTicks {
    guard let domain = calendarDomain(lower, upper) else { return plainTicks(lower, upper, options, calendar) }
    return ticks(
        stride, lower: domain.lower, upper: domain.upper, options: options, calendar: calendar, aligned: false)
}

private func ticks(
    _ wish: DateStride, lower: Double, upper: Double, options: TickOptions, calendar: Calendar, aligned: Bool
) -> DateTicks {
    // Units can be shorter than their average (28 days, 23 hours), so half of the limit keeps the count below it.
    let excess = (upper - lower) / (wish.averageLength * Double(TickOptions.maximumCount / 2))
    let widening = clampedInt(excess.rounded(.up), in: 1...1_000_000_000)
    let (product, overflow) = wish.count.multipliedReportingOverflow(by: widening)
    let stride = DateStride(wish.unit, overflow ? wish.count : product)
    let sequence = DateTickSequence(
        stride: stride, lower: lower, roundsLower: options.roundsLower, aligned: aligned, calendar: calendar)
    let values = sequence.values(through: upper, andNext: options.roundsUpper)
    return DateTicks(
        values: values, lower: options.roundsLower ? min(lower, values.first ?? lower) : lower,
        upper: options.roundsUpper ? max(upper, values.last ?? upper) : upper, stride: stride,
        labelStyle: DateLabelStyle(
            unit: stride.unit, crossesYear: crossesYear(lower: lower, upper: upper, calendar: calendar)),
        isThinned: widening > 1)
}

/// Below two seconds: nice fractions, counted from a whole second so that no digits are lost.
private func fractionTicks(_ lower: Double, _ upper: Double, _ options: TickOptions) -> DateTicks {
    let base = lower.rounded(.down)
    let numbers = niceTicks(lower: lower - base, upper: upper - base, options: options)
    let step = numbers.step?.value ?? 1
    return DateTicks(
        values: numbers.values.map { base + $0 }, lower: options.roundsLower ? base + numbers.lower : lower,
        upper: options.roundsUpper ? base + numbers.upper : upper,
        stride: DateStride(.nanosecond, clampedInt(step * 1e9, in: 1...1_000_000_000)),
        labelStyle: .fraction(digits: min(max(1, numbers.step?.decimals ?? 1), 6)))
}

/// What no calendar covers, and bounds that are no number at all: the finite ones as they are.
private func plainTicks(_ lower: Double, _ upper: Double, _ options: TickOptions, _ calendar: Calendar) -> DateTicks {
    let values = Set([lower, upper].filter(\.isFinite)).sorted()
    return DateTicks(
        values: values, lower: values.first ?? 0, upper: values.last ?? 0, stride: DateStride(.year),
        labelStyle: .year)
}

/// Sorted bounds, nil where one of them is beyond any calendar. One bound that is not a number takes the other's place.
private func calendarDomain(_ a: Double, _ b: Double) -> (lower: Double, upper: Double)? {
    let (first, second) = (a.isFinite ? a : b, b.isFinite ? b : a)
    guard calendarReach.contains(first), calendarReach.contains(second) else { return nil }
    return (min(first, second), max(first, second))
}
