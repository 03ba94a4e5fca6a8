import Foundation

/// A Gaussian kernel density estimate on an even grid. The values are shared out between the two nearest grid points
/// first, so the cost grows with the number of values plus grid points, not with their product.
struct KernelDensity {
    /// Ascending, evenly spaced.
    private(set) var positions: [Double] = []
    /// Of each position, per unit of x. The area under them is 1, or what a limited range leaves of it.
    private(set) var densities: [Double] = []

    /// Half the width of the kernel in bandwidths; what lies beyond is less than one part in 100 000.
    private static let reach = 4.5
    /// Grid points per bandwidth: the curve between two of them bends by less than a pixel.
    private static let resolution = 8.0
    /// Bandwidths per row that are told apart at all: a pixel of a very wide plot.
    static let finestShare = 4096.0

    /// Empty for no values.
    /// - Parameters:
    ///   - sample: within the bounds.
    ///   - bandwidth: standard deviation of the kernel in units of x, above 0.
    ///   - lowerBound, upperBound: what would lie beyond is reflected, so the area stays 1.
    init(of sample: Sample, bandwidth: Double, lowerBound: Double? = nil, upperBound: Double? = nil) {
        guard let low = sample.values.first, let high = sample.values.last, bandwidth > 0, bandwidth.isDrawable
        else { return }
        let start = max(low - Self.reach * bandwidth, lowerBound ?? -.infinity)
        let end = min(high + Self.reach * bandwidth, upperBound ?? .infinity)
        guard end > start else { return }
        let wanted = ((end - start) / bandwidth * Self.resolution).rounded(.up)
        let intervals = clampedInt(wanted, in: 64...65_536)
        let step = (end - start) / Double(intervals)
        // Adding a small step to a large number may not move it.
        guard step > 0, start + step > start else { return }

        let masses = Self.binned(sample, start: start, step: step, count: intervals + 1)
        let kernel = Self.kernel(step: step, bandwidth: bandwidth)
        var result = [Double](repeating: 0, count: intervals + 1)
        let reflectsLow = lowerBound.map { $0 >= start } ?? false
        let reflectsHigh = upperBound.map { $0 <= end } ?? false
        for (index, mass) in masses.enumerated() where mass > 0 {
            for offset in -(kernel.count - 1)..<kernel.count {
                let weight = mass * kernel[abs(offset)]
                let target = Self.reflected(index + offset, last: intervals, low: reflectsLow, high: reflectsHigh)
                guard result.indices.contains(target) else { continue }
                // A point on a bound stands for half an interval, so what falls on it counts twice.
                let isOnBound = (reflectsLow && target == 0) || (reflectsHigh && target == intervals)
                result[target] += isOnBound ? 2 * weight : weight
            }
        }
        positions = (0...intervals).map { start + Double($0) * step }  // checked: at least 64
        densities = result
    }

    private static func binned(_ sample: Sample, start: Double, step: Double, count: Int) -> [Double] {
        var masses = [Double](repeating: 0, count: count)
        let one = 1 / sample.size
        for (number, value) in sample.values.enumerated() {
            let share = sample.counts.map { $0[number] * one } ?? one
            let place = (value - start) / step
            let index = clampedInt(place, in: 0...count - 2)  // checked: at least 65 points
            let fraction = (place - Double(index)).clamped(to: 0...1)
            masses[index] += share * (1 - fraction)
            masses[index + 1] += share * fraction
        }
        return masses
    }

    /// Weights of the centre and the grid points to one side; all of both sides add up to 1 / `step`.
    private static func kernel(step: Double, bandwidth: Double) -> [Double] {
        let count = clampedInt((reach * bandwidth / step).rounded(.up), in: 1...65_536)
        let weights = (0...count).map { offset in  // checked: at least 1
            let distance = Double(offset) * step / bandwidth
            return exp(-distance * distance / 2)
        }
        let total = (weights[0] + 2 * weights.dropFirst().reduce(0, +)) * step
        return weights.map { $0 / total }
    }

    /// The grid point that stands for `index` once the line is folded at the reflecting ends.
    private static func reflected(_ index: Int, last: Int, low: Bool, high: Bool) -> Int {
        var index = index
        // Each fold at one end may call for one at the other; a kernel wider than the range needs several.
        for _ in 0..<64 {
            if low, index < 0 {
                index = -index
            } else if high, index > last {
                index = 2 * last - index
            } else {
                return index
            }
        }
        return last / 2
    }
}
