import Charts
import SwiftUI

/// The marks of a chart, as vectorised plots.
struct PlotMarks<Place: PlotPlottable, Value: PlotPlottable>: ChartContent {
    typealias Row = PlotRow<Place, Value>

    let spec: PlotSpec
    let rows: [Row]

    var body: some ChartContent {
        switch spec.mark {
        case .line: lines
        case .area: areas
        case .bar, .histogram: bars
        case .point: points
        case .rule: rules
        case .rectangle: rectangles
        case .sector, .box: EmptyPlot()
        }
    }

    // MARK: Channels

    private var place: PlottableProjection<Row, Place> { .value(spec.x.name, \.place) }
    private var value: PlottableProjection<Row, Value> { .value(spec.y.name, \.value) }
    private var series: PlottableProjection<Row, String> { .value(spec.seriesName, \.series) }
    private var color: PlottableProjection<Row, Double> { .value(spec.valueName, \.color) }

    /// Of marks without series.
    private var plain: Color { spec.palette.colors.first ?? .blue }

    private var stroke: StrokeStyle {
        StrokeStyle(lineWidth: spec.looks.theme.lineWidth, lineCap: .round, lineJoin: .round)
    }

    private var curve: InterpolationMethod {
        switch spec.looks.curve {
        case .linear, nil: .linear
        case .monotone: .monotone
        case .cardinal: .cardinal
        case .catmullRom: .catmullRom
        case .stepStart: .stepStart
        case .stepCenter: .stepCenter
        case .stepEnd: .stepEnd
        }
    }

    private var stacking: MarkStackingMethod {
        switch spec.stacking {
        case .standard, .group: .standard
        case .normalized: .normalized
        case .center: .center
        case .none: .unstacked
        }
    }

    // MARK: Lines and areas

    @ChartContentBuilder
    private var lines: some ChartContent {
        if spec.hasSeries, spec.looks.theme.tellsByShape {
            LinePlot(rows, x: place, y: value, series: series).foregroundStyle(by: series).lineStyle(by: series)
                .interpolationMethod(curve)
        } else if spec.hasSeries {
            LinePlot(rows, x: place, y: value, series: series).foregroundStyle(by: series).lineStyle(stroke)
                .interpolationMethod(curve)
        } else {
            LinePlot(rows, x: place, y: value).foregroundStyle(plain).lineStyle(stroke).interpolationMethod(curve)
        }
        if spec.looks.hasPoints, spec.hasSeries {
            PointPlot(known, x: place, y: value).foregroundStyle(by: series).symbolSize(spec.looks.theme.lineWidth * 14)
        } else if spec.looks.hasPoints {
            PointPlot(known, x: place, y: value).foregroundStyle(plain).symbolSize(spec.looks.theme.lineWidth * 14)
        }
    }

    /// Rows with a value: a gap of a line is no point.
    private var known: [Row] {
        rows.filter { row in (row.value as? Double)?.isFinite ?? true }
    }

    @ChartContentBuilder
    private var areas: some ChartContent {
        if spec.data.y2 != nil {
            let other = PlottableProjection<Row, Value>.value(spec.y.name, \.otherValue)
            if spec.hasSeries {
                AreaPlot(rows, x: place, yStart: value, yEnd: other, series: series).foregroundStyle(by: series)
                    .opacity(0.5).interpolationMethod(curve)
            } else {
                AreaPlot(rows, x: place, yStart: value, yEnd: other).foregroundStyle(plain).opacity(0.5)
                    .interpolationMethod(curve)
            }
        } else if spec.hasSeries {
            AreaPlot(rows, x: place, y: value, stacking: stacking).foregroundStyle(by: series)
                .opacity(spec.stacking == .none ? 0.45 : 1).interpolationMethod(curve)
        } else {
            AreaPlot(rows, x: place, y: value, stacking: stacking).foregroundStyle(plain).opacity(0.3)
                .interpolationMethod(curve)
            LinePlot(rows, x: place, y: value).foregroundStyle(plain).lineStyle(stroke).interpolationMethod(curve)
        }
    }

    // MARK: Bars

    @ChartContentBuilder
    private var bars: some ChartContent {
        if spec.data.y2 != nil {
            let other = PlottableProjection<Row, Value>.value(spec.y.name, \.otherValue)
            if spec.isHorizontal {
                styled(BarPlot(rows, xStart: value, xEnd: other, y: place))
            } else {
                styled(BarPlot(rows, x: place, yStart: value, yEnd: other))
            }
        } else if spec.data.xEnd != nil {
            PlotBins(spec: spec, rows: rows, stacking: stacking, color: plain)
        } else if let dates = rows as? [PlotRow<Date, Value>], let unit = spec.data.unit?.component {
            styled(
                BarPlot(
                    dates, x: .value(spec.x.name, \.place, unit: unit), y: .value(spec.y.name, \.value),
                    stacking: stacking))
        } else if spec.isHorizontal {
            styled(BarPlot(rows, x: value, y: place, stacking: stacking))
        } else {
            styled(BarPlot(rows, x: place, y: value, stacking: stacking))
        }
    }

    /// In the colours of the series, and beside each other where they are not stacked.
    @ChartContentBuilder
    private func styled<P: PlotPlottable>(
        _ plot: some VectorizedChartContent<PlotRow<P, Value>>
    ) -> some ChartContent {
        let series = PlottableProjection<PlotRow<P, Value>, String>.value(spec.seriesName, \.series)
        if !spec.hasSeries {
            plot.foregroundStyle(plain).cornerRadius(2)
        } else if spec.stacking == .group {
            plot.foregroundStyle(by: series).position(by: series, axis: spec.isHorizontal ? .vertical : .horizontal)
                .cornerRadius(2)
        } else {
            plot.foregroundStyle(by: series).opacity(spec.stacking == .none ? 0.6 : 1)
        }
    }

    // MARK: Points, rules and cells

    @ChartContentBuilder
    private var points: some ChartContent {
        let plot = PointPlot(rows, x: place, y: value)
        let size = PlottableProjection<Row, Double>.value(spec.sizeName, \.size)
        let opacity = rows.count > 500 ? 0.6 : 0.85
        switch (spec.data.size != nil, spec.data.value != nil, spec.hasSeries) {
        case (true, true, _): plot.foregroundStyle(by: color).symbolSize(by: size).opacity(opacity)
        case (true, false, true): plot.foregroundStyle(by: series).symbolSize(by: size).opacity(opacity)
        case (true, false, false): plot.symbolSize(by: size).foregroundStyle(plain).opacity(opacity)
        case (false, true, _): plot.foregroundStyle(by: color).symbolSize(30)
        case (false, false, true):
            if spec.looks.theme.tellsByShape {
                plot.foregroundStyle(by: series).symbol(by: series).symbolSize(30).opacity(opacity)
            } else {
                plot.foregroundStyle(by: series).symbolSize(30).opacity(opacity)
            }
        case (false, false, false): plot.foregroundStyle(plain).symbolSize(30).opacity(opacity)
        }
    }

    @ChartContentBuilder
    private var rules: some ChartContent {
        if spec.data.x == nil {
            ruled(RulePlot(rows, y: value))
        } else if spec.data.y == nil {
            ruled(RulePlot(rows, x: place))
        } else {
            // Without y2 a stem from zero, where its value stands unused.
            ruled(RulePlot(rows, x: place, yStart: .value(spec.y.name, \.otherValue), yEnd: value))
        }
    }

    @ChartContentBuilder
    private func ruled(_ plot: some VectorizedChartContent<Row>) -> some ChartContent {
        if spec.hasSeries {
            plot.foregroundStyle(by: series).lineStyle(StrokeStyle(lineWidth: spec.looks.theme.lineWidth * 0.75))
        } else {
            plot.foregroundStyle(plain).lineStyle(StrokeStyle(lineWidth: spec.looks.theme.lineWidth * 0.75))
        }
    }

    @ChartContentBuilder
    private var rectangles: some ChartContent {
        if let dates = rows as? [PlotRow<Date, Value>], let unit = spec.data.unit?.component {
            RectanglePlot(
                dates, x: .value(spec.x.name, \.place, unit: unit), y: .value(spec.y.name, \.value),
                height: span(spec.y)
            )
            .foregroundStyle(by: .value(spec.valueName, \.color))
        } else if spec.data.xEnd != nil, spec.data.y2 != nil {
            RectanglePlot(
                rows, xStart: place, xEnd: .value(spec.x.name, \.placeEnd), yStart: value,
                yEnd: .value(spec.y.name, \.otherValue)
            ).foregroundStyle(by: color)
        } else if spec.data.xEnd != nil {
            RectanglePlot(rows, x: .value(spec.x.name, \.place, \.placeEnd), y: value, height: span(spec.y))
                .foregroundStyle(by: color)
        } else {
            RectanglePlot(rows, x: place, y: value, width: span(spec.x), height: span(spec.y)).foregroundStyle(
                by: color)
        }
    }

    /// Cells of categories touch; numbers and dates without bins have no width of their own.
    private func span<Element>(_ axis: PlotAxis) -> MarkDimensions<Element> {
        axis.kind == .category ? .ratio(1) : .automatic
    }
}

/// No marks.
private struct EmptyPlot: ChartContent {
    var body: some ChartContent { ForEach([Int](), id: \.self) { _ in RuleMark(y: .value("", 0)) } }
}
