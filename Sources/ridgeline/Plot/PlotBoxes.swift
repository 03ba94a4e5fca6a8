import Charts
import SwiftUI

/// Five numbers of a sample, and what lies beyond its whiskers.
struct BoxSummary: Equatable {
    var lowerWhisker: Double
    var lowerQuartile: Double
    var median: Double
    var upperQuartile: Double
    var upperWhisker: Double
    var outliers: [Double]

    /// Whiskers end at the outermost values within one and a half times the box's length. nil without a value.
    init?(_ values: [Double]) {
        let sorted = values.filter(\.isFinite).sorted()
        guard let first = sorted.first, let last = sorted.last else { return nil }
        func quantile(_ share: Double) -> Double {
            let position = share * Double(sorted.count - 1)
            let lower = sorted.index(0, offsetBy: position.wholePart, limitedBy: sorted.count - 1) ?? 0
            let upper = min(lower + 1, sorted.count - 1)
            return sorted[lower] + (sorted[upper] - sorted[lower]) * (position - position.rounded(.down))
        }
        (lowerQuartile, median, upperQuartile) = (quantile(0.25), quantile(0.5), quantile(0.75))
        let reach = 1.5 * (upperQuartile - lowerQuartile)
        let (low, high) = (lowerQuartile - reach, upperQuartile + reach)
        lowerWhisker = sorted.first { $0 >= low } ?? first
        upperWhisker = sorted.last { $0 <= high } ?? last
        outliers = sorted.filter { $0 < low || $0 > high }
    }
}

extension Double {
    /// The whole number below, for a value that is finite and not negative.
    fileprivate var wholePart: Int { Int(exactly: rounded(.down)) ?? 0 }
}

/// A box for each category: quartiles, median, whiskers, and points beyond them.
struct PlotBoxes<Place: PlotPlottable, Value: PlotPlottable>: ChartContent {
    let spec: PlotSpec

    private struct Box {
        var place: Place
        var summary: BoxSummary
    }

    var body: some ChartContent {
        let boxes = boxes
        ForEach(boxes.indices, id: \.self) { index in box(boxes[index]) }
    }

    private var boxes: [Box] {
        guard let x = spec.data.x, let places = Place.values(x), let values = spec.data.y?.numbers else { return [] }
        var groups: [(place: Place, values: [Double])] = []
        // In order of their places; the axis orders categories by itself.
        for (place, value) in zip(places, values).sorted(by: { $0.0 < $1.0 }) {
            if groups.last?.place == place {
                groups[groups.count - 1].values.append(value)
            } else {
                groups.append((place, [value]))
            }
        }
        return groups.compactMap { group in BoxSummary(group.values).map { Box(place: group.place, summary: $0) } }
    }

    @ChartContentBuilder
    private func box(_ box: Box) -> some ChartContent {
        let summary = box.summary
        if spec.isHorizontal {
            let place = PlottableValue<Place>.value(spec.x.name, box.place)
            RuleMark(xStart: number(summary.lowerWhisker), xEnd: number(summary.lowerQuartile), y: place)
                .foregroundStyle(.secondary)
            RuleMark(xStart: number(summary.upperQuartile), xEnd: number(summary.upperWhisker), y: place)
                .foregroundStyle(.secondary)
            RectangleMark(
                xStart: number(summary.lowerQuartile), xEnd: number(summary.upperQuartile), y: place,
                height: .ratio(0.5)
            ).foregroundStyle(fill)
            RectangleMark(x: number(summary.median), y: place, width: 2, height: .ratio(0.5)).foregroundStyle(line)
            ForEach(summary.outliers.indices, id: \.self) { index in
                PointMark(x: number(summary.outliers[index]), y: place).symbolSize(14).foregroundStyle(.secondary)
            }
        } else {
            let place = PlottableValue<Place>.value(spec.x.name, box.place)
            RuleMark(x: place, yStart: number(summary.lowerWhisker), yEnd: number(summary.lowerQuartile))
                .foregroundStyle(.secondary)
            RuleMark(x: place, yStart: number(summary.upperQuartile), yEnd: number(summary.upperWhisker))
                .foregroundStyle(.secondary)
            RectangleMark(
                x: place, yStart: number(summary.lowerQuartile), yEnd: number(summary.upperQuartile), width: .ratio(0.5)
            ).foregroundStyle(fill)
            RectangleMark(x: place, y: number(summary.median), width: .ratio(0.5), height: 2).foregroundStyle(line)
            ForEach(summary.outliers.indices, id: \.self) { index in
                PointMark(x: place, y: number(summary.outliers[index])).symbolSize(14).foregroundStyle(.secondary)
            }
        }
    }

    private func number(_ value: Double) -> PlottableValue<Double> { .value(spec.y.name, value) }

    private var fill: Color { line.opacity(0.45) }
    private var line: Color { spec.palette.colors.first ?? .blue }
}
