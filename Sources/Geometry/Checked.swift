import Foundation

/// The one way from floating point to an integer: nil for NaN, infinities and what does not fit.
/// A plain `Int(value)` traps on those, which in a chart library is a crash on bad data.
@inlinable
public func checkedInt(_ value: Double) -> Int? { Int(exactly: value.rounded(.towardZero)) }

/// `value` brought into `limits` and truncated; NaN becomes the lower limit.
@inlinable
public func clampedInt(_ value: Double, in limits: ClosedRange<Int>) -> Int {
    guard !value.isNaN else { return limits.lowerBound }
    if value <= Double(limits.lowerBound) { return limits.lowerBound }
    if value >= Double(limits.upperBound) { return limits.upperBound }
    return checkedInt(value) ?? limits.lowerBound
}

/// A closed range from two bounds in either order; nil when one of them is not finite.
/// `a...b` itself traps where `a > b` or one is NaN.
@inlinable
public func checkedRange(_ a: Double, _ b: Double) -> ClosedRange<Double>? {
    guard a.isFinite, b.isFinite else { return nil }
    return ClosedRange(uncheckedBounds: (lower: min(a, b), upper: max(a, b)))
}

/// `0..<count`, empty where `count` is negative.
@inlinable
public func indices(_ count: Int) -> Range<Int> { 0..<max(0, count) }

extension Collection {
    /// The element at `index`, or nil outside the collection.
    @inlinable
    public subscript(checked index: Index) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
