import Foundation

/// Measures of a sample. All expect finite values and give nil for none.
enum SampleStatistics {
    static func mean(_ values: [Double]) -> Double? {
        guard !values.isEmpty else { return nil }
        let count = Double(values.count)
        return values.reduce(0) { $0 + $1 / count }
    }

    /// With n - 1 in the denominator; nil for fewer than two values.
    static func standardDeviation(_ values: [Double]) -> Double? {
        guard values.count > 1, let mean = mean(values) else { return nil }
        let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (squares / Double(values.count - 1)).squareRoot()
    }

    /// `probability` from 0 to 1 of values in ascending order, linear between the two nearest (R's type 7).
    static func quantile(_ sorted: [Double], _ probability: Double) -> Double? {
        guard let last = sorted.last else { return nil }
        let position = probability.clamped(to: 0...1) * Double(sorted.count - 1)
        let index = clampedInt(position, in: 0...sorted.count - 1)  // checked: there is a value
        let next = sorted[checked: index + 1] ?? last
        return sorted[index] + (next - sorted[index]) * (position - Double(index))
    }
}
