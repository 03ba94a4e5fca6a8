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

    /// Silverman's rule as R's `bw.nrd0` has it, 0.9 min(s, IQR / 1.34) n^(-1/5); nil for a sample without spread.
    static func ruleOfThumbBandwidth(_ sorted: [Double]) -> Double? {
        guard let deviation = standardDeviation(sorted), let first = sorted.first, let last = sorted.last,
            first < last, let lower = quantile(sorted, 0.25), let upper = quantile(sorted, 0.75)
        else { return nil }
        let quartiles = (upper - lower) / 1.34
        let spread = quartiles > 0 ? min(deviation, quartiles) : deviation
        return spread > 0 ? 0.9 * spread * pow(Double(sorted.count), -0.2) : nil
    }
}
