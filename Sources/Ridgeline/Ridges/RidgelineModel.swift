import Foundation

/// A ridgeline plot before it is drawn, in five steps: estimate, order, place, scale, frame.
struct RidgelineModel {
    /// From the top row to the bottom one, which is also the order of painting.
    private(set) var rows: [RidgelineRow]
    private(set) var scaling: RidgelineOptions.Scaling
    /// In units of x; not empty.
    private(set) var xRange: ClosedRange<Double>
    /// From below the lowest point to above the highest one, in distances of rows.
    private(set) var yRange: ClosedRange<Double>
    private(set) var notes: [DataNote]
    /// Those given, in their limits.
    let options: RidgelineOptions

    init(_ series: [RidgelineSeries], options wanted: RidgelineOptions) {
        var notes: [DataNote] = []
        let options = wanted.checked(&notes)
        self.options = options
        let complete = series + RidgelineOrdering.missing(from: series, options.order)
        let estimated = RidgelineEstimation.rows(complete, options, notes: &notes)
        let ordered = RidgelineOrdering.sorted(estimated, options, notes: &notes)
        var rows = RidgelineOrdering.placed(ordered, options, notes: &notes)

        let isSampled = rows.contains { $0.isSampled }
        scaling = options.scaling ?? (isSampled ? .equalArea : .common)
        RidgelineScaling.scale(&rows, scaling, overlap: options.overlap, notes: &notes)
        if case .cutoff(let share) = options.tails { RidgelineScaling.cut(&rows, below: share) }
        for index in rows.indices {
            rows[index].runs = rows[index].runs.map { RidgelineCurves.thinned($0, tolerance: 0.001) }
            rows[index].quantiles = rows[index].quantiles.map { line in
                RidgelinePoint(x: line.x, height: rows[index].height(at: line.x) ?? 0)
            }
        }
        (self.rows, self.notes) = (rows, notes)
        xRange = Self.xRange(rows, options.xDomain)
        yRange = Self.yRange(rows, options)
    }

    private static func xRange(_ rows: [RidgelineRow], _ wanted: ClosedRange<Double>?) -> ClosedRange<Double> {
        if let wanted { return wanted }
        let places = rows.flatMap { $0.runs.joined().map(\.x) }
        guard let low = places.min(), let high = places.max() else { return 0...1 }
        guard low < high else {
            let margin = max(0.5, abs(low) * 0.01)
            return low - margin...low + margin  // checked: the margin is above 0
        }
        return low...high  // checked: compared above
    }

    /// The room on top follows from the real heights.
    private static func yRange(_ rows: [RidgelineRow], _ options: RidgelineOptions) -> ClosedRange<Double> {
        let top = rows.map { $0.baseline + $0.tallest }.max() ?? 1
        let highestBaseline = rows.map(\.baseline).max() ?? 0
        let bottom = rows.map { $0.baseline + $0.lowest }.min() ?? 0
        // A label beside or on the baseline needs room even above a row that is flat.
        let room = options.labels == .hidden ? 0.05 : 0.5
        let above = max(top, highestBaseline + room)
        let margin = max(0.02 * (above - bottom), 0.02)
        return bottom - margin...above + margin  // checked: the margin is above 0
    }
}

/// Step 1: from points and samples to rows with heights.
enum RidgelineEstimation {
    static func rows(
        _ series: [RidgelineSeries], _ options: RidgelineOptions, notes: inout [DataNote]
    ) -> [RidgelineRow] {
        let samples = series.map { usableSample($0, options, notes: &notes) }
        let bandwidths = RidgelineBandwidths(samples, options, notes: &notes)
        return zip(series, samples).enumerated().map { index, pair in
            var row =
                if let sample = pair.1 {
                    sampledRow(pair.0.group, sample, bandwidths.widths[index], bandwidths.standard, options)
                } else {
                    curveRow(pair.0, options, notes: &notes)
                }
            describe(row, notes: &notes)
            row.peak = row.runs.joined().max { $0.height < $1.height }?.x
            return row
        }
    }

    /// nil for a curve.
    private static func usableSample(
        _ series: RidgelineSeries, _ options: RidgelineOptions, notes: inout [DataNote]
    ) -> Sample? {
        func isInside(_ value: Double) -> Bool {
            value >= options.lowerBound ?? -.infinity && value <= options.upperBound ?? .infinity
        }
        func report(_ all: Int, _ numbers: Int, _ inside: Int) {
            if numbers < all { notes.append(.valuesLeftOut(all - numbers, group: series.group.label)) }
            if inside < numbers { notes.append(.outOfBounds(numbers - inside, group: series.group.label)) }
        }
        switch series.content {
        case .curve: return nil
        case .samples(let values):
            let numbers = values.filter(\.isDrawable)
            let inside = numbers.filter(isInside)
            report(values.count, numbers.count, inside.count)
            return Sample(inside)
        case .counts(let counts):
            func total(_ counts: [RidgelineCount]) -> Int {
                counts.reduce(0) { $0.addingReportingOverflow(max(0, $1.count)).partialValue }
            }
            let numbers = counts.filter(\.value.isDrawable)
            let inside = numbers.filter { isInside($0.value) }
            report(total(counts), total(numbers), total(inside))
            return Sample(inside)
        }
    }

    private static func sampledRow(
        _ group: RidgelineGroup, _ sample: Sample, _ bandwidth: Double?, _ standard: Double,
        _ options: RidgelineOptions
    ) -> RidgelineRow {
        let count = clampedInt(sample.size, in: 0...Int.max)  // checked: constants
        var row = RidgelineRow(group: group, kind: .empty, count: count, isSampled: true)
        guard let low = sample.values.first, let high = sample.values.last else { return row }
        row.mean = sample.mean
        row.median = sample.quantile(0.5)
        guard count > 1 else {
            row.kind = .tick
            row.runs = [[RidgelinePoint(x: low, height: 1)]]
            return row
        }
        row.kind = low < high ? .curve : .spike
        // Finer than a pixel of a very wide plot is not told apart, and would only cost time.
        let width = max(bandwidth ?? standard, (high - low) / KernelDensity.finestShare)
        let density = KernelDensity(
            of: sample, bandwidth: width, lowerBound: options.lowerBound, upperBound: options.upperBound)
        row.bandwidth = width
        let points = zip(density.positions, density.densities).map { RidgelinePoint(x: $0, height: $1) }
        row.runs = points.isEmpty ? [] : [points]
        if points.isEmpty {
            row.kind = .tick
            row.runs = [[RidgelinePoint(x: low, height: 1)]]
        } else if options.tails == .trimmed, low < high {
            row.runs = RidgelineCurves.trimmed(row.runs, to: low...high)  // checked: compared
        }
        row.quantiles = options.quantiles.compactMap { share in
            sample.quantile(share).map { RidgelinePoint(x: $0, height: 0) }
        }
        return row
    }

    private static func curveRow(
        _ series: RidgelineSeries, _ options: RidgelineOptions, notes: inout [DataNote]
    ) -> RidgelineRow {
        guard case .curve(let points) = series.content else {
            return RidgelineRow(group: series.group, kind: .empty)
        }
        let sorted = RidgelineCurves.sorted(points, maximumStep: options.maximumStep)
        if sorted.withoutPlace > 0 {
            notes.append(.valuesLeftOut(sorted.withoutPlace, group: series.group.label))
        }
        if sorted.withoutHeight > 0 { notes.append(.gaps(sorted.withoutHeight, group: series.group.label)) }
        if sorted.duplicates > 0 { notes.append(.duplicates(sorted.duplicates, group: series.group.label)) }
        let count = sorted.runs.reduce(0) { $0 + $1.count }
        var row = RidgelineRow(group: series.group, kind: count == 0 ? .empty : count == 1 ? .tick : .curve)
        (row.runs, row.count) = (sorted.runs, count)
        let weight = row.runs.joined().reduce(0) { $0 + abs($1.height) }
        let total = row.runs.joined().reduce(0) { $0 + $1.x * (abs($1.height) / max(weight, .leastNormalMagnitude)) }
        row.mean = weight > 0 ? total : nil
        row.median = RidgelineCurves.quantile(row.runs, 0.5) ?? row.mean
        row.quantiles = options.quantiles.compactMap { share in
            RidgelineCurves.quantile(row.runs, share).map { RidgelinePoint(x: $0, height: 0) }
        }
        return row
    }

    private static func describe(_ row: RidgelineRow, notes: inout [DataNote]) {
        switch row.kind {
        case .curve, .filler: break
        case .spike: notes.append(.noSpread(row.count, group: row.group.label))
        case .tick: notes.append(.single(group: row.group.label))
        case .empty: notes.append(.empty(group: row.group.label))
        }
    }
}
