import Charts
import SwiftUI
import TableData

/// A box for each category: quartiles, median, whiskers, and points beyond them.
struct PlotBoxes<Place: PlotPlottable, Value: PlotPlottable>: ChartContent {
    let spec: PlotSpec

    private struct Box {
        var place: Place
        var series: String
        var summary: BoxSummary
    }

    var body: some ChartContent {
        let boxes = boxes
        if spec.hasSeries {
            // Side by side within their category.
            ForEach(boxes.indices, id: \.self) { index in
                box(boxes[index]).position(
                    by: .value(spec.seriesName, boxes[index].series), axis: spec.isHorizontal ? .vertical : .horizontal)
            }
        } else {
            ForEach(boxes.indices, id: \.self) { index in box(boxes[index]) }
        }
    }

    private var boxes: [Box] {
        guard let x = spec.data.x, let places = Place.values(x), let values = spec.data.y?.numbers,
            let parts = spec.data.part
        else { return [] }
        var groups: [Group: [(part: BoxPart, value: Double)]] = [:]
        var order: [(place: Place, group: Group)] = []
        for (row, value) in values.enumerated() {
            let group = Group(place: "\(places[row])", series: spec.data.series?[row] ?? "")
            if groups[group] == nil { order.append((places[row], group)) }
            groups[group, default: []].append((parts[row], value))
        }
        let rank = Dictionary(uniqueKeysWithValues: spec.series.enumerated().map { ($0.element, $0.offset) })
        // The axis orders categories by itself, and series stand side by side in the order of the legend.
        let sorted = order.sorted { a, b in
            a.place == b.place ? (rank[a.group.series] ?? 0) < (rank[b.group.series] ?? 0) : a.place < b.place
        }
        return sorted.compactMap { place, group in
            BoxSummary(groups[group] ?? []).map { Box(place: place, series: group.series, summary: $0) }
        }
    }

    private struct Group: Hashable {
        var place: String
        var series: String
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
            tinted(
                RectangleMark(
                    xStart: number(summary.lowerQuartile), xEnd: number(summary.upperQuartile), y: place, height: span),
                box, opacity: 0.45)
            tinted(RectangleMark(x: number(summary.median), y: place, width: 2, height: span), box, opacity: 1)
            ForEach(summary.outliers.indices, id: \.self) { index in
                PointMark(x: number(summary.outliers[index]), y: place).symbolSize(14).foregroundStyle(.secondary)
            }
        } else {
            let place = PlottableValue<Place>.value(spec.x.name, box.place)
            RuleMark(x: place, yStart: number(summary.lowerWhisker), yEnd: number(summary.lowerQuartile))
                .foregroundStyle(.secondary)
            RuleMark(x: place, yStart: number(summary.upperQuartile), yEnd: number(summary.upperWhisker))
                .foregroundStyle(.secondary)
            tinted(
                RectangleMark(
                    x: place, yStart: number(summary.lowerQuartile), yEnd: number(summary.upperQuartile), width: span),
                box, opacity: 0.45)
            tinted(RectangleMark(x: place, y: number(summary.median), width: span, height: 2), box, opacity: 1)
            ForEach(summary.outliers.indices, id: \.self) { index in
                PointMark(x: place, y: number(summary.outliers[index])).symbolSize(14).foregroundStyle(.secondary)
            }
        }
    }

    private func number(_ value: Double) -> PlottableValue<Double> { .value(spec.y.name, value) }

    /// Of the place that a box has; boxes of several series share it.
    private var span: MarkDimension { .ratio(spec.hasSeries ? 0.8 : 0.5) }

    @ChartContentBuilder
    private func tinted(_ mark: RectangleMark, _ box: Box, opacity: Double) -> some ChartContent {
        if spec.hasSeries {
            mark.foregroundStyle(by: .value(spec.seriesName, box.series)).opacity(opacity)
        } else {
            mark.foregroundStyle(spec.palette.colors.first ?? .blue).opacity(opacity)
        }
    }
}
