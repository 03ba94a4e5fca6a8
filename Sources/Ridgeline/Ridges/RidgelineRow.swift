/// One row, ready to be drawn.
struct RidgelineRow: Hashable {
    enum Kind: Hashable {
        case curve
        /// Equal values: a narrow kernel of standard width.
        case spike
        /// A single value.
        case tick
        case empty
        /// Stands for a missing number between two groups.
        case filler
    }

    var group: RidgelineGroup
    var kind: Kind
    /// Pieces between gaps, each ascending in x. Heights are as given or estimated until the rows are scaled; then in
    /// distances of rows.
    var runs: [[RidgelinePoint]] = []
    /// Number of values or points it is made of.
    var count = 0
    var isSampled = false
    /// In distances of rows from the bottom.
    var baseline = 0.0
    /// Tops of the quantile lines.
    var quantiles: [RidgelinePoint] = []
    /// Places on x.
    var mean: Double?
    var median: Double?
    var peak: Double?
    var bandwidth: Double?
    /// A spike's height of area 1 would dwarf the other rows: it is drawn this many times lower.
    var reduction = 1.0

    var tallest: Double { runs.joined().reduce(0) { max($0, $1.height) } }
    var lowest: Double { runs.joined().reduce(0) { min($0, $1.height) } }
    /// Of either sign.
    var extent: Double { max(tallest, -lowest) }

    /// Area between the ridge and its baseline, counted positive on both sides.
    var area: Double {
        runs.reduce(0) { sum, run in
            zip(run, run.dropFirst()).reduce(sum) {
                $0 + ($1.1.x - $1.0.x) * (abs($1.0.height) + abs($1.1.height)) / 2
            }
        }
    }

    mutating func scale(by factor: Double) {
        guard factor.isFinite else { return }
        for index in runs.indices {
            for place in runs[index].indices { runs[index][place].height *= factor }
        }
    }

    /// The height at `x`, between the two points around it; nil in a gap.
    func height(at x: Double) -> Double? {
        for run in runs {
            guard let first = run.first, let last = run.last, first.x <= x, x <= last.x else { continue }
            let after = run.firstIndex { $0.x >= x } ?? run.count - 1
            guard after > 0 else { return first.height }
            return interpolated(run[after - 1], run[after], at: x).height
        }
        return nil
    }
}

func interpolated(_ a: RidgelinePoint, _ b: RidgelinePoint, at x: Double) -> RidgelinePoint {
    guard b.x > a.x else { return RidgelinePoint(x: x, height: b.height) }
    let share = ((x - a.x) / (b.x - a.x)).clamped(to: 0...1)
    return RidgelinePoint(x: x, height: a.height + (b.height - a.height) * share)
}
