import Charts
import SwiftUI

/// One chart with its axes and legend. The types of its axes are those of the columns.
struct PlotPanel: View {
    let spec: PlotSpec

    var body: some View {
        if spec.mark == .sector {
            PlotSectors(spec: spec)
        } else {
            switch (spec.x.kind, spec.y.kind) {
            case (.number, .number): TypedPanel<Double, Double>(spec: spec)
            case (.number, .date): TypedPanel<Double, Date>(spec: spec)
            case (.number, .category): TypedPanel<Double, String>(spec: spec)
            case (.date, .number): TypedPanel<Date, Double>(spec: spec)
            case (.date, .date): TypedPanel<Date, Date>(spec: spec)
            case (.date, .category): TypedPanel<Date, String>(spec: spec)
            case (.category, .number): TypedPanel<String, Double>(spec: spec)
            case (.category, .date): TypedPanel<String, Date>(spec: spec)
            case (.category, .category): TypedPanel<String, String>(spec: spec)
            }
        }
    }
}

private struct TypedPanel<Place: PlotPlottable, Value: PlotPlottable>: View {
    let spec: PlotSpec

    var body: some View {
        let rows = spec.data.typedRows(Place.self, Value.self)
        Chart {
            if spec.mark == .box {
                PlotBoxes<Place, Value>(spec: spec)
            } else {
                PlotMarks(spec: spec, rows: rows)
            }
            PlotLabels(spec: spec, rows: rows)
            PlotRules<Place, Value>(spec: spec)
        }
        .plotStyles(spec)
        .plotAxes(spec, Place.self, Value.self)
        .accessibilityLabel(spec.spokenTitle)
    }
}

/// A pie or ring with the names of its sectors in the legend.
private struct PlotSectors: View {
    let spec: PlotSpec

    var body: some View {
        let rows = spec.data.typedRows(Double.self, Double.self)
        // Sectors follow each other in the order of the legend.
        let order = Dictionary(uniqueKeysWithValues: spec.series.enumerated().map { ($0.element, $0.offset) })
        let sorted = rows.sorted { (order[$0.series] ?? 0) < (order[$1.series] ?? 0) }
        Chart {
            ForEach(sorted.indices, id: \.self) { index in
                SectorMark(
                    angle: .value(spec.y.name, sorted[index].value), innerRadius: .ratio(0.58), angularInset: 1
                )
                .cornerRadius(3)
                .foregroundStyle(by: .value(spec.seriesName, sorted[index].series))
                .annotation(position: .overlay) {
                    if !sorted[index].label.isEmpty { Text(sorted[index].label).font(.caption2).bold() }
                }
            }
        }
        .plotStyles(spec)
        .accessibilityLabel(spec.spokenTitle)
    }
}

extension PlotSpec {
    /// What assistive technology calls the chart.
    var spokenTitle: String {
        if let title = words.title { return title }
        return [y.name, x.name].filter { !$0.isEmpty }.joined(separator: " by ")
    }
}
