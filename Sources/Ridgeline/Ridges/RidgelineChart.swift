import Charts
import SwiftUI

/// The rows in a chart whose y axis counts distances of rows.
struct RidgelineChart<X: Plottable>: View {
    let drawing: RidgelineDrawing
    let place: (Double) -> X

    private var model: RidgelineModel { drawing.model }

    var body: some View {
        Chart {
            ForEach(Array(model.rows.indices), id: \.self) { index in
                RidgelineRowMarks(drawing: drawing, index: index, place: place)
            }
        }
        .chartXScale(domain: [place(model.xRange.lowerBound), place(model.xRange.upperBound)])
        .chartYScale(domain: model.yRange.lowerBound...model.yRange.upperBound)  // checked: not empty by construction
        .chartYAxis { labels }
        .chartLegend(.hidden)
    }

    @AxisContentBuilder
    private var labels: some AxisContent {
        let options = drawing.options
        switch options.labels {
        case .hidden: AxisMarks(values: [Double]()) { _ in }
        case .leading, .trailing:
            AxisMarks(position: options.labels == .leading ? .leading : .trailing, values: baselines) { value in
                AxisValueLabel { label(value.index).foregroundStyle(.primary) }
            }
        case .inside:
            AxisMarks(position: .leading, values: baselines) { value in
                AxisTick(length: .longestLabel, stroke: StrokeStyle(lineWidth: 1))
                    .foregroundStyle(drawing.colors.rows[checked: value.index] ?? .secondary)
                AxisValueLabel(anchor: .bottomTrailing, horizontalSpacing: 2, verticalSpacing: 1) {
                    label(value.index).foregroundStyle(.primary)
                }
            }
        }
    }

    private var baselines: [Double] { model.rows.map(\.baseline) }

    private func label(_ index: Int) -> Text {
        Text(verbatim: model.rows[checked: index]?.group.label ?? "").font(drawing.options.labelFont)
    }
}

/// One row: its area, outline, quantile lines and baseline.
struct RidgelineRowMarks<X: Plottable>: ChartContent {
    let drawing: RidgelineDrawing
    let index: Int
    let place: (Double) -> X

    private var row: RidgelineRow { drawing.model.rows[index] }
    private var options: RidgelineOptions { drawing.options }
    private var color: Color { drawing.colors.rows[index] }

    private var curve: InterpolationMethod {
        options.interpolation ?? (row.isSampled ? .linear : .monotone)
    }

    var body: some ChartContent {
        ForEach(Array(row.runs.enumerated()), id: \.offset) { number, run in
            if run.count > 1 {
                area(run, number)
                if options.lineWidth > 0 { outline(run, number) }
            } else if let point = run.first {
                tick(point)
            }
        }
        if row.kind != .tick { quantileLines }
        if options.showsBaselines {
            RuleMark(y: .value("Baseline", row.baseline))
                .foregroundStyle(color)
                .lineStyle(StrokeStyle(lineWidth: 1))
                .accessibilityHidden(!row.runs.isEmpty)
                .accessibilityLabel(row.group.label)
                .accessibilityValue(drawing.summary.row(row))
        }
    }

    private func area(_ run: [RidgelinePoint], _ number: Int) -> some ChartContent {
        ForEach(Array(run.enumerated()), id: \.offset) { _, point in
            AreaMark(
                x: .value("x", place(point.x)), yStart: .value("Baseline", row.baseline),
                yEnd: .value("Height", row.baseline + point.height), series: .value("Row", "\(index).\(number)"))
        }
        .interpolationMethod(curve)
        .foregroundStyle(drawing.colors.fills[index])
        .alignsMarkStylesWithPlotArea()
        .accessibilityLabel(row.group.label)
        .accessibilityValue(drawing.summary.row(row))
    }

    private func outline(_ run: [RidgelinePoint], _ number: Int) -> some ChartContent {
        ForEach(Array(run.enumerated()), id: \.offset) { _, point in
            LineMark(
                x: .value("x", place(point.x)), y: .value("Height", row.baseline + point.height),
                series: .value("Row", "outline \(index).\(number)"))
        }
        .interpolationMethod(curve)
        // A row of equal values is marked as one.
        .foregroundStyle(row.kind == .spike ? Color.primary : drawing.colors.line)
        .lineStyle(StrokeStyle(lineWidth: options.lineWidth, dash: row.kind == .spike ? [3, 2] : []))
        .accessibilityHidden(true)
    }

    private func tick(_ point: RidgelinePoint) -> some ChartContent {
        RuleMark(
            x: .value("x", place(point.x)), yStart: .value("Baseline", row.baseline),
            yEnd: .value("Height", row.baseline + point.height)
        )
        .foregroundStyle(color)
        .lineStyle(StrokeStyle(lineWidth: max(2, options.lineWidth)))
        .accessibilityLabel(row.group.label)
        .accessibilityValue(drawing.summary.row(row))
    }

    private var quantileLines: some ChartContent {
        ForEach(Array(row.quantiles.enumerated()), id: \.offset) { _, line in
            RuleMark(
                x: .value("Quantile", place(line.x)), yStart: .value("Baseline", row.baseline),
                yEnd: .value("Height", row.baseline + line.height)
            )
            .foregroundStyle(drawing.colors.line)
            .lineStyle(StrokeStyle(lineWidth: 1))
            .accessibilityHidden(true)
        }
    }
}
