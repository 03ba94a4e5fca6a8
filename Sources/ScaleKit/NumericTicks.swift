import Foundation

/// The ticks of a numeric axis and the domain they ask for.
public struct NumericTicks: Hashable, Sendable {
    /// Ascending, inside `lower...upper`.
    public var values: [Double]
    /// The domain after rounding.
    public var lower: Double
    public var upper: Double
    /// nil where the ticks are not evenly spaced, as on a logarithmic scale, or no step fits.
    public var step: DecimalStep?
    /// Whether a stride given by hand was widened to stay below the greatest number of ticks.
    public var isThinned = false

    init(values: [Double], lower: Double, upper: Double, step: DecimalStep? = nil, isThinned: Bool = false) {
        self.values = values
        self.lower = lower
        self.upper = upper
        self.step = step
        self.isThinned = isThinned
    }
}

/// Nice ticks for a domain whose bounds may be in either order, equal, huge or not finite.
///
/// Steps are 1, 2 or 5 times a power of ten, and 2.5 times one where that is a whole number. Both bounds are rounded
/// out to the step for the choice, even where they then stay as they are. Wanted are 3 or 4 intervals, 3 to 5 on a
/// long axis, or one less than `desiredCount`.
public func niceTicks(lower: Double, upper: Double, options: TickOptions = TickOptions()) -> NumericTicks {
    let domain = finiteDomain(lower, upper)
    guard let step = niceStep(lower: domain.lower, upper: domain.upper, options: options) else {
        return ticksAtBounds(domain.lower, domain.upper)
    }
    return ticks(by: step, lower: domain.lower, upper: domain.upper, options: options)
}

/// Ticks at the multiples of a step given by hand; nice ticks where the step is not a positive number.
public func strideTicks(by stride: Double, lower: Double, upper: Double, options: TickOptions = TickOptions())
    -> NumericTicks
{
    guard let step = DecimalStep(abs(stride)) else { return niceTicks(lower: lower, upper: upper, options: options) }
    let domain = finiteDomain(lower, upper)
    let count = (domain.upper - domain.lower) / step.value
    // Two bounds may be rounded out, and both ends carry a tick.
    let excess = (count / Double(TickOptions.maximumCount - 3)).rounded(.up)
    guard let widening = checkedInt(excess) else { return ticksAtBounds(domain.lower, domain.upper) }
    var result = ticks(by: step.times(widening), lower: domain.lower, upper: domain.upper, options: options)
    result.isThinned = widening > 1
    return result
}

/// The multiples of `step` in the domain, after rounding its bounds where the options say so.
private func ticks(by step: DecimalStep, lower: Double, upper: Double, options: TickOptions) -> NumericTicks {
    let first = options.roundsLower ? step.indexBelow(lower) : step.indexAbove(lower)
    var last = options.roundsUpper ? step.indexAbove(upper) : step.indexBelow(upper)
    // A domain so short that both bounds count as one multiple.
    if options.roundsLower, options.roundsUpper, last <= first { last = first + 1 }
    guard max(abs(first), abs(last)) < 1 / Double.ulpOfOne, step.multiple(first).isFinite, step.multiple(last).isFinite
    else { return ticksAtBounds(lower, upper) }
    let count = clampedInt(last - first + 1, in: 0...TickOptions.maximumCount)
    let values = indices(count).map { step.multiple(first + Double($0)) }
    let start = options.roundsLower ? values.first ?? lower : lower
    let end = options.roundsUpper ? values.last ?? upper : upper
    let rounded = start < end ? (start, end) : (lower, upper)
    return NumericTicks(values: values, lower: rounded.0, upper: rounded.1, step: step)
}

/// The last resort, where no step can be told apart from the bounds' own precision.
private func ticksAtBounds(_ lower: Double, _ upper: Double) -> NumericTicks {
    NumericTicks(values: lower < 0 && upper > 0 ? [lower, 0, upper] : [lower, upper], lower: lower, upper: upper)
}
