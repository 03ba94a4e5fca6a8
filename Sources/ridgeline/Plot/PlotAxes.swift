import Charts
import SwiftUI

extension View {
    /// Colours and legend.
    @MainActor
    func plotStyles(_ spec: PlotSpec) -> some View {
        let view: AnyView
        if spec.data.value != nil, let range = spec.valueRange {
            view = AnyView(
                chartForegroundStyleScale(
                    domain: range.lower...range.upper,  // checked: PlotInterval orders its ends
                    range: Gradient(colors: spec.ramp)))
        } else if spec.data.value != nil {
            view = AnyView(chartForegroundStyleScale(range: Gradient(colors: spec.ramp)))
        } else if spec.hasSeries {
            view = AnyView(
                chartForegroundStyleScale(domain: spec.series, range: spec.palette.colors(spec.series.count)))
        } else {
            view = AnyView(self)
        }
        return view.plotLegend(spec)
    }

    @MainActor
    private func plotLegend(_ spec: PlotSpec) -> AnyView {
        // A legend that repeats the axis says nothing.
        let repeatsAxis = spec.mark != .sector && !spec.seriesName.isEmpty && spec.seriesName == spec.x.name
        switch spec.words.legend {
        case PlotLegend.none?: return AnyView(chartLegend(.hidden))
        case .top?: return AnyView(chartLegend(position: .top, alignment: .leading))
        case .bottom?: return AnyView(chartLegend(position: .bottom, alignment: .leading))
        case .leading?: return AnyView(chartLegend(position: .leading))
        case .trailing?: return AnyView(chartLegend(position: .trailing, alignment: .top))
        case nil:
            if repeatsAxis { return AnyView(chartLegend(.hidden)) }
            if spec.looks.theme == .slides, spec.hasSeries, spec.data.value == nil {
                return AnyView(chartLegend(position: .top, alignment: .leading) { PlotKey(spec: spec) })
            }
            if spec.mark == .sector { return AnyView(chartLegend(position: .trailing, alignment: .center)) }
            return AnyView(chartLegend(position: .top, alignment: .leading))
        }
    }

    /// Scales, labels and titles of both axes.
    @MainActor
    func plotAxes<Place: PlotPlottable, Value: PlotPlottable>(
        _ spec: PlotSpec, _ place: Place.Type, _ value: Value.Type
    ) -> some View {
        let scaled: AnyView
        if spec.isHorizontal {
            scaled = AnyView(plotScale(.x, spec.y, value).plotScale(.y, spec.x, place))
        } else {
            scaled = AnyView(plotScale(.x, spec.x, place).plotScale(.y, spec.y, value))
        }
        let (x, y) = spec.isHorizontal ? (spec.y, spec.x) : (spec.x, spec.y)
        return
            scaled
            .chartXAxis { plotAxisMarks(x, spec, .bottom, reachesOut: !spec.valuesLead) }
            .chartYAxis { plotAxisMarks(y, spec, spec.valuesLead ? .leading : .trailing) }
            .plotTitles(x.title, y.title, spec)
    }

    @MainActor
    private func plotTitles(_ x: String?, _ y: String?, _ spec: PlotSpec) -> some View {
        let font = spec.looks.theme.labelFont
        var view = AnyView(self)
        if let x { view = AnyView(view.chartXAxisLabel { Text(x).font(font) }) }
        if let y {
            let alignment: Alignment = spec.valuesLead ? .topLeading : .topTrailing
            view = AnyView(view.chartYAxisLabel(position: .top, alignment: alignment) { Text(y).font(font) })
        }
        return view
    }

    @MainActor
    private func plotScale<Bound: PlotPlottable>(_ side: PictureAxis, _ axis: PlotAxis, _ type: Bound.Type) -> AnyView {
        let scale: ScaleType? = axis.isLogarithmic && axis.kind == .number ? .log : nil
        if let domain = axis.domain, let low = Bound.value(number: domain.lower),
            let high = Bound.value(number: domain.upper)
        {
            return scaled(side, low...high, scale)  // checked: PlotInterval orders its ends
        }
        if axis.kind == .category { return scaled(side, axis.categories, scale) }
        if axis.kind == .number, !axis.isLogarithmic, !axis.includesZero {
            return scaled(side, .automatic(includesZero: false), scale)
        }
        guard let scale else { return AnyView(self) }
        switch side {
        case .x: return AnyView(chartXScale(type: scale))
        case .y: return AnyView(chartYScale(type: scale))
        }
    }

    @MainActor
    private func scaled(_ side: PictureAxis, _ domain: some ScaleDomain, _ type: ScaleType?) -> AnyView {
        switch side {
        case .x: AnyView(chartXScale(domain: domain, type: type))
        case .y: AnyView(chartYScale(domain: domain, type: type))
        }
    }
}

/// Which of a picture's axes.
private enum PictureAxis { case x, y }

extension PlotSpec {
    /// Whether the vertical axis stands at the left: names do, whatever the theme.
    fileprivate var valuesLead: Bool {
        looks.theme.valuesLead || isHorizontal || y.kind == .category
    }

    /// Colours of numbers from low to high; low is near the background.
    var ramp: [Color] {
        if let palette = looks.palette { return palette.colors.count == 1 ? [.clear] + palette.colors : palette.colors }
        let light: [UInt32] = [0xDCE9F7, 0x9CC3E8, 0x4F93CE, 0x1F65A8, 0x0B3B70]
        let dark: [UInt32] = [0x12283F, 0x1B4F86, 0x3D83C4, 0x8DBDEA, 0xE3F0FC]
        let gray: [UInt32] = looks.isDark ? [0x2C2C2E, 0xF2F2F7] : [0xEDEDF0, 0x1C1C1E]
        return (looks.theme == .print ? gray : looks.isDark ? dark : light).map(Color.init(hex:))
    }
}

/// Grid lines, ticks and labels of one axis in the theme's style.
/// - Parameter reachesOut: whether the last date may reach below the labels of y.
@MainActor @AxisContentBuilder
private func plotAxisMarks(
    _ axis: PlotAxis, _ spec: PlotSpec, _ position: AxisMarkPosition, reachesOut: Bool = false
) -> some AxisContent {
    let mayReachOut = axis.kind == .date && reachesOut
    let isPlain = axis.format == nil && !axis.isOfYears && !axis.namesDays && !mayReachOut
    if isPlain, [.standard, .classic].contains(spec.looks.theme) {
        AxisMarks(position: position)
    } else {
        let write = labelWriter(axis, spec)
        let values: AxisMarkValues = axis.hasEachYear && axis.kind == .number ? .stride(by: 1.0) : .automatic
        AxisMarks(position: position, values: values) { value in
            if spec.looks.theme.hasGrid {
                AxisGridLine()
                AxisTick()
            }
            let anchor: UnitPoint? = mayReachOut && spec.cutsLabel(value) ? .topLeading : nil
            if let text = write(value) {
                AxisValueLabel(text, anchor: anchor).font(spec.looks.theme.labelFont)
            } else {
                AxisValueLabel(anchor: anchor).font(spec.looks.theme.labelFont)
            }
        }
    }
}

extension PlotSpec {
    /// Whether a date is so near the end of the axis that its label, which stands beside its line, would be cut there,
    /// and so far from it that the label finds room below those of y: by an estimate of the plot's width.
    fileprivate func cutsLabel(_ value: AxisValue) -> Bool {
        guard let date = value.as(Date.self), let domain = x.domain ?? PlotInterval(of: data.x?.numbers ?? []),
            domain.upper > domain.lower
        else { return false }
        let columns = Double(max(1, facetColumns))
        let width = (size.width - 32 - 16 * (columns - 1)) / columns - 30
        let share = (domain.upper - date.timeIntervalSinceReferenceDate) / (domain.upper - domain.lower)
        return (20...48).contains(share * width)
    }
}

/// How the values of an axis are written; nil for what suits them.
private func labelWriter(_ axis: PlotAxis, _ spec: PlotSpec) -> (AxisValue) -> String? {
    let locale = spec.words.locale
    let format = axis.format
    let formatter = format?.formatter(in: locale, spec.timeZone)
    let days = dayWriter(spec)
    return { value in
        if let date = value.as(Date.self) {
            if let formatter { return formatter.string(from: date) }
            return axis.namesDays ? days(date) : nil
        }
        guard let number = value.as(Double.self) else { return nil }
        if let format, !format.isOfDates { return format.text(number, in: locale) }
        return axis.isOfYears ? plainNumber(number) : nil
    }
}

/// Midnights as days, so that the hours between them are told apart; nil for other times.
private func dayWriter(_ spec: PlotSpec) -> (Date) -> String? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = spec.timeZone
    let formatter = DateFormatter()
    (formatter.locale, formatter.timeZone) = (spec.words.locale, spec.timeZone)
    formatter.setLocalizedDateFormatFromTemplate("MMMd")
    return { [calendar] date in
        calendar.startOfDay(for: date) == date ? formatter.string(from: date) : nil
    }
}
