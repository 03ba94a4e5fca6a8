import Foundation

/// The nice step for a domain with `lower < upper`, nil where none fits in double precision.
func niceStep(lower: Double, upper: Double, options: TickOptions) -> DecimalStep? {
    let span = upper - lower
    guard span.isFinite, span > 0 else { return nil }
    let wanted: ClosedRange<Int> =
        // checked: one count, or constants
        options.desiredIntervals.map { $0...$0 } ?? (options.isLong ? 3...5 : 3...4)
    let least = options.smallestStep
    var finest = log10(span / Double(wanted.upperBound)).rounded(.down) - 1
    var coarsest = log10(span).rounded(.down) + 1
    if least > 0 {
        finest = max(finest, log10(least).rounded(.down))
        coarsest = max(coarsest, log10(least).rounded(.down) + 1)
    }
    guard let low = checkedInt(finest), let high = checkedInt(coarsest), low <= high else { return nil }

    var best: StepCandidate?
    for exponent in indices(high - low + 1).map({ low + $0 }) {
        // From fine to coarse within a decade as well: an equal candidate never replaces a finer one.
        for step in nicePieces(exponent) where step.value >= least {
            guard let candidate = StepCandidate(step, lower: lower, upper: upper, wanted: wanted) else { continue }
            if let current = best, !candidate.isBetter(than: current, wish: options.desiredCount != nil) { continue }
            best = candidate
        }
    }
    return best?.step
}

/// The nice steps of one decade. 2.5 only where it is a whole number: 25, 250, but neither 2.5 nor 0.25.
private func nicePieces(_ exponent: Int) -> [DecimalStep] {
    let ones = [1.0, 2.0, 5.0].map { DecimalStep(mantissa: $0, exponent: exponent) }
    guard exponent >= 1 else { return ones }
    return [ones[0], ones[1], DecimalStep(mantissa: 25, exponent: exponent - 1), ones[2]]
}

private struct StepCandidate {
    let step: DecimalStep
    let intervals: Double
    /// How many intervals too few (negative) or too many.
    let excess: Double
    /// By how much the rounded domain is longer than the domain, as a share of the domain.
    let overshoot: Double

    init?(_ step: DecimalStep, lower: Double, upper: Double, wanted: ClosedRange<Int>) {
        let (first, last) = (step.indexBelow(lower), step.indexAbove(upper))
        // Beyond 2^52 steps from zero neighbouring multiples are no longer distinct.
        guard step.value > 0, max(abs(first), abs(last)) < 1 / Double.ulpOfOne, last > first else { return nil }
        let (start, end) = (step.multiple(first), step.multiple(last))
        guard start.isFinite, end.isFinite, (end - start).isFinite else { return nil }
        self.step = step
        intervals = last - first
        excess =
            intervals < Double(wanted.lowerBound)
            ? intervals - Double(wanted.lowerBound) : max(0, intervals - Double(wanted.upperBound))
        overshoot = ((end - start) - (upper - lower)) / (upper - lower)
    }

    /// `other` is the finer step of the two.
    func isBetter(than other: StepCandidate, wish: Bool) -> Bool {
        if abs(excess) != abs(other.excess) { return abs(excess) < abs(other.excess) }
        // The usual number missed by as much on both sides: fewer ticks. A wished-for number: what fits better.
        if excess != other.excess, !wish { return excess < other.excess }
        return overshoot < other.overshoot - 1e-9
    }
}
