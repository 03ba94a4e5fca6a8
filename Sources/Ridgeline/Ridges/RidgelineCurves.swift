/// From given points to the pieces of a ridge, and operations on them.
enum RidgelineCurves {
    struct Sorted {
        var runs: [[RidgelinePoint]] = []
        /// Points without a usable x.
        var withoutPlace = 0
        /// Points without a usable height: gaps.
        var withoutHeight = 0
        /// Points that share their x with an earlier one; their heights are averaged.
        var duplicates = 0
    }

    /// Sorts by x, averages points at the same place, and breaks at gaps and at steps longer than `maximumStep`.
    static func sorted(_ points: [RidgelinePoint], maximumStep: Double?) -> Sorted {
        var result = Sorted()
        let placed = points.filter(\.x.isDrawable)
        result.withoutPlace = points.count - placed.count
        let ordered = placed.enumerated().sorted { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }
        var run: [RidgelinePoint] = []
        var shared = 1.0
        for (_, point) in ordered {
            guard point.height.isDrawable else {
                result.withoutHeight += 1
                if !run.isEmpty { result.runs.append(run) }
                run = []
                continue
            }
            if let last = run.last {
                if last.x == point.x {
                    result.duplicates += 1
                    shared += 1
                    run[run.count - 1].height += (point.height - last.height) / shared
                    continue
                }
                if let maximumStep, point.x - last.x > maximumStep {
                    result.runs.append(run)
                    run = []
                }
            }
            run.append(point)
            shared = 1
        }
        if !run.isEmpty { result.runs.append(run) }
        return result
    }

    /// The parts of `runs` between two places.
    static func trimmed(_ runs: [[RidgelinePoint]], to range: ClosedRange<Double>) -> [[RidgelinePoint]] {
        runs.compactMap { run in
            guard let first = run.first, let last = run.last else { return nil }
            var inside = run.filter { range.contains($0.x) }
            if first.x < range.lowerBound, let after = run.firstIndex(where: { $0.x > range.lowerBound }), after > 0 {
                if inside.first?.x != range.lowerBound {
                    inside.insert(interpolated(run[after - 1], run[after], at: range.lowerBound), at: 0)
                }
            }
            if last.x > range.upperBound, let before = run.lastIndex(where: { $0.x < range.upperBound }),
                before + 1 < run.count, inside.last?.x != range.upperBound
            {
                inside.append(interpolated(run[before], run[before + 1], at: range.upperBound))
            }
            return inside.isEmpty ? nil : inside
        }
    }

    /// The parts of a run at or above a height, cut exactly where it is crossed.
    static func parts(of run: [RidgelinePoint], above height: Double) -> [[RidgelinePoint]] {
        var result: [[RidgelinePoint]] = []
        var part: [RidgelinePoint] = []
        for (index, point) in run.enumerated() {
            if let previous = run[checked: index - 1], (previous.height >= height) != (point.height >= height) {
                let share = (height - previous.height) / (point.height - previous.height)
                part.append(RidgelinePoint(x: previous.x + (point.x - previous.x) * share, height: height))
            }
            if point.height >= height {
                part.append(point)
            } else if !part.isEmpty {
                result.append(part)
                part = []
            }
        }
        if !part.isEmpty { result.append(part) }
        return result.filter { $0.count > 1 }
    }

    /// Leaves out points that lie within `tolerance` of the line between those kept.
    static func thinned(_ run: [RidgelinePoint], tolerance: Double) -> [RidgelinePoint] {
        guard run.count > 2, let first = run.first else { return run }
        var kept = [first]
        // The slopes from the last kept point that pass all points in between closely enough.
        var (lowest, highest) = (-Double.infinity, Double.infinity)
        for (index, point) in run.enumerated().dropFirst() {
            guard let start = kept.last else { continue }
            let slope = (point.height - start.height) / (point.x - start.x)
            if slope < lowest || slope > highest {
                let corner = run[index - 1]
                kept.append(corner)
                (lowest, highest) = (-.infinity, .infinity)
            }
            guard let start = kept.last else { continue }
            lowest = max(lowest, (point.height - tolerance - start.height) / (point.x - start.x))
            highest = min(highest, (point.height + tolerance - start.height) / (point.x - start.x))
        }
        if let last = run.last { kept.append(last) }
        return kept
    }

    /// The x that leaves a share of the area to its left; nil where there is no area.
    static func quantile(_ runs: [[RidgelinePoint]], _ probability: Double) -> Double? {
        let pieces = runs.flatMap { Array(zip($0, $0.dropFirst())) }
        let areas = pieces.map { ($1.x - $0.x) * (abs($0.height) + abs($1.height)) / 2 }
        let wanted = areas.reduce(0, +) * probability.clamped(to: 0...1)
        guard areas.contains(where: { $0 > 0 }) else { return nil }
        var passed = 0.0
        for (piece, area) in zip(pieces, areas) where area > 0 {
            if passed + area >= wanted {
                return place(of: (wanted - passed) / area, between: piece.0, and: piece.1)
            }
            passed += area
        }
        return pieces.last?.1.x
    }

    /// Where a trapezium has a share of its area to the left.
    private static func place(of share: Double, between a: RidgelinePoint, and b: RidgelinePoint) -> Double {
        let (left, right) = (abs(a.height), abs(b.height))
        let rise = right - left
        let wanted = share.clamped(to: 0...1) * (left + right) / 2
        // left t + rise t² / 2 = wanted, solved so that a small rise stays exact.
        let root = max(0, left * left + 2 * rise * wanted).squareRoot()
        let fraction = left + root > 0 ? 2 * wanted / (left + root) : 0
        return a.x + (b.x - a.x) * fraction.clamped(to: 0...1)
    }
}
