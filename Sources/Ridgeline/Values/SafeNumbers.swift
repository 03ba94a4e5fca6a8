/// The one way from floating point to an integer here: NaN becomes the lower limit, the rest is brought into `limits`
/// and truncated. A plain `Int(value)` traps on what does not fit.
func clampedInt(_ value: Double, in limits: ClosedRange<Int>) -> Int {
    guard value > Double(limits.lowerBound) else { return limits.lowerBound }
    guard value < Double(limits.upperBound) else { return limits.upperBound }
    return Int(exactly: value.rounded(.towardZero)) ?? limits.lowerBound
}

extension Double {
    /// Finite, and far enough from the largest number that squares and differences stay finite.
    var isDrawable: Bool { abs(self) < 1e150 }

    /// Finite, and far enough from the largest number that sums and differences stay finite.
    var isSummable: Bool { abs(self) < 1e301 }

    func clamped(to limits: ClosedRange<Double>) -> Double { min(max(self, limits.lowerBound), limits.upperBound) }
}

extension Array {
    /// The element at `index`, or nil outside the array.
    subscript(checked index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
