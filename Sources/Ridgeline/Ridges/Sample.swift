import Foundation

/// Finite values in ascending order. Where there are counts, each value stands for so many equal ones.
struct Sample {
    let values: [Double]
    /// Above 0; nil where each value stands for itself.
    let counts: [Double]?
    /// Of values, counted.
    let size: Double

    init(_ values: [Double]) {
        self.values = values.sorted()
        (counts, size) = (nil, Double(values.count))
    }

    /// Those with a count above 0.
    init(_ counts: [RidgelineCount]) {
        let sorted = counts.filter { $0.count > 0 }.sorted { $0.value < $1.value }
        values = sorted.map(\.value)
        self.counts = sorted.map { Double($0.count) }
        size = sorted.reduce(0) { $0 + Double($1.count) }
    }

    var mean: Double? {
        guard let counts else { return SampleStatistics.mean(values) }
        guard size > 0 else { return nil }
        return zip(values, counts).reduce(0) { $0 + $1.0 * ($1.1 / size) }
    }

    /// With n - 1 in the denominator; nil for fewer than two values.
    var standardDeviation: Double? {
        guard let counts else { return SampleStatistics.standardDeviation(values) }
        guard size > 1, let mean else { return nil }
        let squares = zip(values, counts).reduce(0) { $0 + $1.1 * ($1.0 - mean) * ($1.0 - mean) }
        return (squares / (size - 1)).squareRoot()
    }

    /// `probability` from 0 to 1, linear between the two nearest values (R's type 7).
    func quantile(_ probability: Double) -> Double? {
        guard let counts else { return SampleStatistics.quantile(values, probability) }
        guard let last = values.last else { return nil }
        let position = probability.clamped(to: 0...1) * (size - 1)
        let rank = position.rounded(.down)
        var passed = 0.0
        for (index, count) in counts.enumerated() {
            passed += count
            guard rank < passed else { continue }
            let next = rank + 1 < passed ? values[index] : values[checked: index + 1] ?? last
            return values[index] + (next - values[index]) * (position - rank)
        }
        return last
    }

    /// Silverman's rule as R's `bw.nrd0` has it, 0.9 min(s, IQR / 1.34) n^(-1/5); nil for a sample without spread.
    var ruleOfThumbBandwidth: Double? {
        guard let deviation = standardDeviation, let first = values.first, let last = values.last,
            first < last, let lower = quantile(0.25), let upper = quantile(0.75)
        else { return nil }
        let quartiles = (upper - lower) / 1.34
        let spread = quartiles > 0 ? min(deviation, quartiles) : deviation
        return spread > 0 ? 0.9 * spread * pow(size, -0.2) : nil
    }
}
