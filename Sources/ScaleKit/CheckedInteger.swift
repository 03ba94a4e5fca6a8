/// Twins of the checked conversions in the geometry module: this module imports Foundation alone, so that scales and
/// calendar arithmetic can be used without any drawing code.
func checkedInt(_ value: Double) -> Int? { Int(exactly: value.rounded(.towardZero)) }

/// `value` brought into `limits` and truncated; NaN becomes the lower limit.
func clampedInt(_ value: Double, in limits: ClosedRange<Int>) -> Int {
    guard !value.isNaN else { return limits.lowerBound }
    if value <= Double(limits.lowerBound) { return limits.lowerBound }
    if value >= Double(limits.upperBound) { return limits.upperBound }
    return checkedInt(value) ?? limits.lowerBound
}

/// `0..<count`, empty where `count` is negative.
func indices(_ count: Int) -> Range<Int> { 0..<max(0, count) }
