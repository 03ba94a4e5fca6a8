import Foundation

/// Ticks for any kind of continuous scale over numbers.
public func numericTicks(
    for kind: ContinuousScale.Kind, lower: Double, upper: Double, options: TickOptions = TickOptions()
) -> NumericTicks {
    switch kind {
    case .linear, .squareRoot, .power: niceTicks(lower: lower, upper: upper, options: options)
    case .logarithmic: logTicks(lower: lower, upper: upper, options: options)
    case .symmetricLog(let slope): symmetricLogTicks(lower: lower, upper: upper, slope: slope, options: options)
    }
}

/// Powers of ten over several decades, every one or every n-th as there is room; 1, 2, 5 within one or two decades;
/// nice linear ticks below that. A domain that is not positive falls back to linear ticks of 1...10.
public func logTicks(lower: Double, upper: Double, options: TickOptions = TickOptions()) -> NumericTicks {
    var domain = finiteDomain(lower, upper)
    guard domain.upper > 0 else { return niceTicks(lower: 1, upper: 10, options: options) }
    if domain.lower <= 0 { domain.lower = domain.upper / 10 }
    let (low, high) = (log10(domain.lower), log10(domain.upper))
    let decades = snappedUp(high) - snappedDown(low)
    if decades > 2 {
        let step = decadeStep(over: decades, room: intervalRoom(options))
        let first = (snappedDown(low) / step).rounded(.down)
        let last = (snappedUp(high) / step).rounded(.up)
        let count = clampedInt(last - first + 1, in: 2...TickOptions.maximumCount)
        return chosen(
            indices(count).map { powerOfTen((first + Double($0)) * step) }, lower: domain.lower, upper: domain.upper,
            options: options)
    }
    let lowest = clampedInt(snappedDown(low), in: -400...400)
    let triples = indices(clampedInt(decades, in: 1...2) + 1).flatMap { decade in
        [1.0, 2, 5].map { DecimalStep(mantissa: $0, exponent: lowest + decade).value }
    }
    let result = chosen(triples, lower: domain.lower, upper: domain.upper, options: options)
    if result.values.count >= 3 { return result }
    var linear = niceTicks(lower: domain.lower, upper: domain.upper, options: options)
    // Rounding out in linear steps may reach zero, which has no place on this scale.
    if linear.lower <= 0 { linear.lower = domain.lower }
    linear.values.removeAll { $0 <= 0 }
    return linear
}

/// Zero and the powers of ten of either sign that lie beyond the linear part around zero; nice linear ticks where the
/// domain hardly leaves that part.
public func symmetricLogTicks(lower: Double, upper: Double, slope: Double, options: TickOptions = TickOptions())
    -> NumericTicks
{
    let domain = finiteDomain(lower, upper)
    let bend = abs(slope)
    let reach = max(abs(domain.lower), abs(domain.upper))
    guard bend.isFinite, bend > 0, reach * bend > 10 else {
        return niceTicks(lower: domain.lower, upper: domain.upper, options: options)
    }
    if domain.lower * bend >= 1 { return logTicks(lower: domain.lower, upper: domain.upper, options: options) }
    if domain.upper * bend <= -1 {
        return mirrored(logTicks(lower: -domain.upper, upper: -domain.lower, options: mirrored(options)))
    }
    // The first decade that clears the linear part, and as many above it as the longer side takes.
    let first = snappedDown(log10(1 / bend)) + 1
    let decades = max(1, snappedUp(log10(reach)) - first + 1)
    let sides = domain.lower < 0 && domain.upper > 0 ? 2.0 : 1.0
    let step = decadeStep(over: decades * sides, room: intervalRoom(options))
    let count = clampedInt((decades / step).rounded(.up) + 1, in: 1...TickOptions.maximumCount / 4)
    let positive = indices(count).map { powerOfTen(first + Double($0) * step) }
    return chosen(
        positive.reversed().map { -$0 } + [0] + positive, lower: domain.lower, upper: domain.upper, options: options)
}

/// The part of ascending `wished` ticks that a domain needs, with its bounds rounded out to them where asked.
private func chosen(_ wished: [Double], lower: Double, upper: Double, options: TickOptions) -> NumericTicks {
    let candidates = wished.filter(\.isFinite)
    // Relative to each bound: over many decades the domain's length says nothing about its lower end.
    let (slackBelow, slackAbove) = (abs(lower) * 1e-12, abs(upper) * 1e-12)
    let start = options.roundsLower ? candidates.last { $0 <= lower + slackBelow } ?? lower : lower
    let end = options.roundsUpper ? candidates.first { $0 >= upper - slackAbove } ?? upper : upper
    let values = candidates.filter { $0 >= start - slackBelow && $0 <= end + slackAbove }
    return NumericTicks(values: values, lower: start, upper: end)
}

private func mirrored(_ options: TickOptions) -> TickOptions {
    var result = options
    swap(&result.roundsLower, &result.roundsUpper)
    return result
}

private func mirrored(_ ticks: NumericTicks) -> NumericTicks {
    NumericTicks(
        values: ticks.values.reversed().map { -$0 }, lower: -ticks.upper, upper: -ticks.lower, step: ticks.step)
}

/// How many intervals a logarithmic axis has room for: what is wished for, else one per 25 points.
private func intervalRoom(_ options: TickOptions) -> Double {
    if let wish = options.desiredIntervals { return Double(wish) }
    return min(max(((options.axisLength ?? 150) / 25).rounded(.down), 3), 12)
}

/// Every how many decades a tick stands.
private func decadeStep(over decades: Double, room: Double) -> Double {
    let need = decades / max(1, room)
    return [1.0, 2, 3, 5, 10, 20, 50, 100].first { $0 >= need } ?? 200
}

private func snappedDown(_ exponent: Double) -> Double {
    abs(exponent - exponent.rounded()) < 1e-12 ? exponent.rounded() : exponent.rounded(.down)
}

private func snappedUp(_ exponent: Double) -> Double {
    abs(exponent - exponent.rounded()) < 1e-12 ? exponent.rounded() : exponent.rounded(.up)
}

/// The double nearest to a power of ten.
private func powerOfTen(_ exponent: Double) -> Double {
    DecimalStep(mantissa: 1, exponent: clampedInt(exponent, in: -400...400)).value
}
