import Foundation

/// The most bins that a histogram makes of its own accord.
public let maximumBinCount = 200

/// The bin that holds `value`, among the `thresholds.count - 1` bins between ascending thresholds. Bins are half-open,
/// the last one closed. nil outside of all bins and for NaN.
public func binIndex(of value: Double, in thresholds: [Double]) -> Int? {
    guard thresholds.count >= 2, let first = thresholds.first, let last = thresholds.last, value >= first,
        value <= last
    else { return nil }
    if value == last { return thresholds.count - 2 }
    var (low, high) = (0, thresholds.count - 1)
    while high - low > 1 {
        let middle = (low + high) / 2
        if thresholds[middle] <= value { low = middle } else { high = middle }
    }
    return low
}

/// Thresholds of bins of one size from `lower` on, until they cover `upper`. Empty for sizes that are not positive and
/// bounds that are not finite; at most `TickOptions.maximumCount` of them.
public func equalThresholds(size: Double, lower: Double, upper: Double) -> [Double] {
    guard size.isFinite, size > 0, lower.isFinite, upper.isFinite, lower <= upper else { return [] }
    // A rounding error in the quotient must not add a bin that nothing falls into.
    let bins = max(1, ((upper - lower) / size - 1e-9).rounded(.up))
    let count = clampedInt(bins, in: 1...TickOptions.maximumCount - 1)
    return indices(count + 1).map { lower + Double($0) * size }
}

/// Thresholds of exactly `count` bins from `lower` to `upper`.
public func equalThresholds(count: Int, lower: Double, upper: Double) -> [Double] {
    guard count > 0, lower.isFinite, upper.isFinite, lower <= upper else { return [] }
    let bins = min(count, TickOptions.maximumCount - 1)
    return indices(bins).map { lower + (upper - lower) * (Double($0) / Double(bins)) } + [upper]
}

/// Thresholds at round numbers around a range, in about `desiredCount` bins.
public func niceThresholds(lower: Double, upper: Double, desiredCount: Int = 10, minimumStride: Double = 0)
    -> [Double]
{
    guard lower.isFinite, upper.isFinite else { return [] }
    var wish = min(max(1, desiredCount), maximumBinCount)
    while true {
        let options = TickOptions(desiredCount: wish + 1, minimumStride: minimumStride)
        let thresholds = niceTicks(lower: lower, upper: upper, options: options).values
        if thresholds.count - 1 <= maximumBinCount || wish == 1 { return thresholds }
        wish = wish * 3 / 4
    }
}

/// Thresholds at round numbers around data; without a desired count as many as Scott's rule asks for. Values that are
/// not finite do not count. Empty without data.
public func niceThresholds(of data: [Double], desiredCount: Int? = nil, minimumStride: Double = 0) -> [Double] {
    let known = data.filter(\.isFinite)
    guard let lower = known.min(), let upper = known.max() else { return [] }
    return niceThresholds(
        lower: lower, upper: upper, desiredCount: desiredCount ?? scottBinCount(of: known),
        minimumStride: minimumStride)
}

/// How many bins Scott's normal reference rule makes of data: their width is 3.49·σ·n^(-1/3), σ the sample's standard
/// deviation. From 1 to 200.
public func scottBinCount(of data: [Double]) -> Int {
    let known = data.filter(\.isFinite)
    guard let lower = known.min(), let upper = known.max(), lower < upper else { return 1 }
    let count = Double(known.count)
    let mean = known.reduce(0) { $0 + $1 / count }
    let variance = known.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / (count - 1) }
    let width = 3.49 * variance.squareRoot() / cbrt(count)
    // checked: the maximum is a positive constant
    return clampedInt(((upper - lower) / width).rounded(.up), in: 1...maximumBinCount)
}
