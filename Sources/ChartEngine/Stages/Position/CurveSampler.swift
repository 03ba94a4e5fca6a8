import Foundation
import Geometry
import ScaleKit

/// Evaluates a function where its curve needs it: evenly first, then more closely where it bends, up to the very ends
/// of its gaps, and on both sides of jumps, which stay open.
struct CurveSampler {
    private typealias Sample = FunctionPlot.Sample

    private struct Point {
        var fraction: Double
        var sample: Sample
    }

    private let evaluate: (Double) -> FunctionPlot.Sample
    /// Coordinates as fractions of what is in sight; x only where it is no plain function of the variable.
    private let xScale: ContinuousScale?
    private let yScale: ContinuousScale
    private var samples: [Sample] = []
    private var evaluations = 0
    private var hasPole = false

    /// Intervals of the first round; each may be halved `deepest` times.
    private static let intervals = 256
    private static let deepest = 8
    private static let mostEvaluations = 40_000
    /// How far the curve may leave its chord, and what counts as a jump, as fractions of what is in sight.
    private static let tolerance = 0.0005
    private static let leastJump = 0.01
    /// As a multiple of what is in sight.
    private static let farAway = 4.0

    /// `variable` gives the function's variable at 0 to 1; the kinds and visible bounds are those of the scales, without
    /// bounds what the function yields.
    static func samples(
        _ function: FunctionPlot, variable: @escaping (Double) -> Double, x: Sight, y: Sight
    ) -> [FunctionPlot.Sample] {
        let evaluate = { (fraction: Double) in function.evaluate(variable(fraction)) }
        let first = indices(intervals + 1).map { step -> Point in
            let fraction = Double(step) / Double(intervals)
            return Point(fraction: fraction, sample: evaluate(fraction))
        }
        let ys = first.map(\.sample.y) + first.compactMap(\.sample.yEnd)
        var sampler = CurveSampler(
            evaluate: evaluate, xScale: function.isParametric ? x.scale(first.map(\.sample.x)) : nil,
            yScale: y.scale(ys))
        sampler.samples.reserveCapacity(first.count * 2)
        for (from, to) in zip(first, first.dropFirst()) {
            if sampler.samples.isEmpty { sampler.samples.append(from.sample) }
            sampler.refine(from, to, depth: 0)
        }
        return sampler.hasPole ? sampler.withoutFarAway(y.bounds == nil ? robustRange(ys) : y.bounds) : sampler.samples
    }

    private init(
        evaluate: @escaping (Double) -> FunctionPlot.Sample, xScale: ContinuousScale?, yScale: ContinuousScale
    ) {
        (self.evaluate, self.xScale, self.yScale) = (evaluate, xScale, yScale)
    }

    private mutating func point(_ fraction: Double) -> Point {
        evaluations += 1
        return Point(fraction: fraction, sample: evaluate(fraction))
    }

    /// Adds what lies between two points, and the second one.
    private mutating func refine(_ from: Point, _ to: Point, depth: Int) {
        guard evaluations < Self.mostEvaluations else { return samples.append(to.sample) }
        switch (from.sample.isFinite, to.sample.isFinite) {
        case (false, false): samples.append(to.sample)
        case (true, false):
            let edge = edge(from, to)
            if edge.fraction != from.fraction { refine(from, edge, depth: depth) }
            samples.append(to.sample)
        case (false, true):
            let edge = edge(to, from)
            samples.append(edge.sample)
            if edge.fraction != to.fraction { refine(edge, to, depth: depth) }
        case (true, true):
            let middle = point((from.fraction + to.fraction) / 2)
            let bend = middle.sample.isFinite ? bend(from.sample, middle.sample, to.sample) : .infinity
            if bend <= Self.tolerance {
                samples.append(to.sample)
            } else if depth < Self.deepest {
                refine(from, middle, depth: depth + 1)
                refine(middle, to, depth: depth + 1)
            } else {
                cross(from, to)
            }
        }
    }

    /// The last point before a gap, seen from `inside`.
    private mutating func edge(_ inside: Point, _ outside: Point) -> Point {
        let start = inside
        var (inside, outside) = (inside, outside)
        for _ in 0..<40 {
            let middle = point((inside.fraction + outside.fraction) / 2)
            if middle.sample.isFinite { inside = middle } else { outside = middle }
        }
        // The pole itself may be hit: it is no number, and the curve rises beside it without end.
        if distance(start.sample, inside.sample) > Self.farAway { hasPole = true }
        return inside
    }

    /// Adds `to`, after a gap where the function jumps in between: where the difference stays as the interval vanishes.
    private mutating func cross(_ from: Point, _ to: Point) {
        let jump = distance(from.sample, to.sample)
        guard jump > Self.leastJump else { return samples.append(to.sample) }
        var (lower, upper) = (from, to)
        for _ in 0..<40 {
            let middle = point((lower.fraction + upper.fraction) / 2)
            guard middle.sample.isFinite else { break }
            if distance(lower.sample, middle.sample) > distance(middle.sample, upper.sample) {
                upper = middle
            } else {
                lower = middle
            }
        }
        let rest = distance(lower.sample, upper.sample)
        if rest > jump / 2 {
            if rest > jump * 4 {
                // The ends of a pole are as high as the arithmetic goes: the curve ends where it was last seen.
                hasPole = true
                samples.append(.gap)
            } else {
                samples += [lower.sample, .gap, upper.sample]
            }
        }
        samples.append(to.sample)
    }

    private func bend(_ from: Sample, _ middle: Sample, _ to: Sample) -> Double {
        distance(middle, Sample(x: mean(from.x, to.x), y: mean(from.y, to.y), yEnd: mean(from.yEnd, to.yEnd)))
    }

    /// The greatest distance along an axis, as a fraction of what is in sight.
    private func distance(_ a: Sample, _ b: Sample) -> Double {
        func along(_ scale: ContinuousScale?, _ a: Double?, _ b: Double?) -> Double {
            guard let scale, let a, let b, let from = scale.position(of: a), let to = scale.position(of: b) else {
                return 0
            }
            return abs(from - to)
        }
        return max(along(xScale, a.x, b.x), along(yScale, a.y, b.y), along(yScale, a.yEnd, b.yEnd))
    }

    /// Beside a pole the curve ends a length of the visible range outside of it.
    private func withoutFarAway(_ range: (lower: Double, upper: Double)?) -> [Sample] {
        guard let range else { return samples }
        let reach = range.upper - range.lower
        return samples.map { $0.y < range.lower - reach || $0.y > range.upper + reach ? .gap : $0 }
    }
}

private func mean(_ a: Double, _ b: Double) -> Double { a / 2 + b / 2 }

private func mean(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return nil }
    return mean(a, b)
}

/// The range that holds nine in ten of the values; nil without any.
private func robustRange(_ values: [Double]) -> (lower: Double, upper: Double)? {
    let sorted = values.filter(\.isFinite).sorted()
    guard let last = sorted.indices.last else { return nil }
    return (sorted[last / 20], sorted[last - last / 20])
}

/// What of a dimension is in sight when a curve is drawn.
struct Sight {
    var kind: ContinuousScale.Kind
    /// Nil where they follow from the values.
    var bounds: (lower: Double, upper: Double)?

    fileprivate func scale(_ values: [Double]) -> ContinuousScale {
        let found = bounds ?? robustRange(kind == .logarithmic ? values.filter { $0 > 0 } : values) ?? (0, 1)
        let usable = finiteDomain(found.lower, found.upper)
        return ContinuousScale(
            kind, domainStart: usable.lower, domainEnd: usable.upper, rangeStart: 0, rangeEnd: 1)
    }
}

extension FunctionPlot.Sample {
    fileprivate static let gap = FunctionPlot.Sample(x: .nan, y: .nan)

    fileprivate var isFinite: Bool { x.isFinite && y.isFinite && (yEnd ?? 0).isFinite }
}
