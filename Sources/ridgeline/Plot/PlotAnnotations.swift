import Charts
import SwiftUI

/// Texts of `--label` at their marks.
struct PlotLabels<Place: PlotPlottable, Value: PlotPlottable>: ChartContent {
    let spec: PlotSpec
    let rows: [PlotRow<Place, Value>]

    var body: some ChartContent {
        if spec.data.label != nil {
            ForEach(rows.indices.filter { !rows[$0].label.isEmpty }, id: \.self) { index in
                mark(rows[index])
                    .symbolSize(0)
                    .annotation(position: side(rows[index]), spacing: spec.data.size == nil ? 4 : 10) {
                        Text(rows[index].label).font(.caption2).foregroundStyle(.secondary)
                    }
            }
        }
    }

    /// Beyond the end of a bar, which lies on the other side of zero for what is negative.
    private func side(_ row: PlotRow<Place, Value>) -> AnnotationPosition {
        let isNegative = spec.mark == .bar && ((row.value as? Double) ?? 0) < 0
        if spec.isHorizontal { return isNegative ? .leading : .trailing }
        return isNegative ? .bottom : .top
    }

    @ChartContentBuilder
    private func mark(_ row: PlotRow<Place, Value>) -> some ChartContent {
        if spec.isHorizontal {
            PointMark(x: .value(spec.y.name, row.value), y: .value(spec.x.name, row.place))
        } else {
            PointMark(x: .value(spec.x.name, row.place), y: .value(spec.y.name, row.value))
        }
    }
}

/// Lines of `--rule` and texts of `--annotate`, above the marks.
struct PlotRules<Place: PlotPlottable, Value: PlotPlottable>: ChartContent {
    let spec: PlotSpec

    var body: some ChartContent {
        ForEach(spec.rules.indices, id: \.self) { index in rule(spec.rules[index]) }
        ForEach(spec.notes.indices, id: \.self) { index in note(spec.notes[index]) }
    }

    @ChartContentBuilder
    private func rule(_ rule: ResolvedRule) -> some ChartContent {
        // The data's x axis runs along the picture's y axis where bars lie.
        if rule.isOnX, let place = Place.value(rule.value) {
            if spec.isHorizontal { across(place, rule.text) } else { upright(place, rule.text) }
        } else if !rule.isOnX, let value = Value.value(rule.value) {
            if spec.isHorizontal { upright(value, rule.text) } else { across(value, rule.text) }
        }
    }

    private static var stroke: StrokeStyle { StrokeStyle(lineWidth: 1, dash: [4, 3]) }

    private func across(_ value: some Plottable, _ text: String?) -> some ChartContent {
        RuleMark(y: .value("rule", value)).lineStyle(Self.stroke).foregroundStyle(.secondary)
            .annotation(position: .top, alignment: .leading, spacing: 2) { label(text) }
    }

    private func upright(_ value: some Plottable, _ text: String?) -> some ChartContent {
        RuleMark(x: .value("rule", value)).lineStyle(Self.stroke).foregroundStyle(.secondary)
            .annotation(position: .top, spacing: 2) { label(text) }
    }

    @ViewBuilder
    private func label(_ text: String?) -> some View {
        if let text { Text(text).font(.caption2).foregroundStyle(.secondary) }
    }

    @ChartContentBuilder
    private func note(_ note: ResolvedNote) -> some ChartContent {
        if let place = Place.value(note.x), let value = Value.value(note.y) {
            if spec.isHorizontal {
                marked(PointMark(x: .value("note", value), y: .value("note", place)), note.text)
            } else {
                marked(PointMark(x: .value("note", place), y: .value("note", value)), note.text)
            }
        }
    }

    private func marked(_ point: some ChartContent, _ text: String) -> some ChartContent {
        point.symbolSize(24).foregroundStyle(Color.primary)
            .annotation(position: .top, spacing: 4) { Text(text).font(.caption).fontWeight(.medium) }
    }
}
