import Charts
import SwiftUI

/// Distributions or curves of several groups, one above the other, each over its own baseline and all over one x axis.
///
///     RidgelinePlot(temperatures, samples: \.celsius, group: \.month)
///
/// Marks, axes and settings are those of a `Chart`, so modifiers such as `chartXAxis` apply from outside.
public struct RidgelinePlot: View {
    private let model: RidgelineModel
    private let options: RidgelineOptions
    private let hasDates: Bool

    @Environment(\.self) private var environment

    /// Curves from their points: each element gives a place, a height above the baseline and the group it belongs to.
    public init<Element>(
        _ data: some Sequence<Element>, x: (Element) -> some RidgelineCoordinate,
        height: (Element) -> some BinaryFloatingPoint, group: (Element) -> some RidgelineGroupable,
        options: RidgelineOptions = RidgelineOptions()
    ) {
        func hasDates<X: RidgelineCoordinate>(_: (Element) -> X) -> Bool { X.ridgelineAxisHasDates }
        let series = grouped(data) { group($0).ridgelineGroup }.map { group, elements in
            RidgelineSeries(
                group,
                curve: elements.map { RidgelinePoint(x: x($0).ridgelinePosition, height: Double(height($0))) })
        }
        self.init(series: series, hasDates: hasDates(x), options: options)
    }

    /// Distributions from raw values: each element gives a value and the group it belongs to.
    public init<Element>(
        _ data: some Sequence<Element>, samples: (Element) -> some RidgelineCoordinate,
        group: (Element) -> some RidgelineGroupable, options: RidgelineOptions = RidgelineOptions()
    ) {
        func hasDates<X: RidgelineCoordinate>(_: (Element) -> X) -> Bool { X.ridgelineAxisHasDates }
        let series = grouped(data) { group($0).ridgelineGroup }.map { group, elements in
            RidgelineSeries(group, samples: elements.map { samples($0).ridgelinePosition })
        }
        self.init(series: series, hasDates: hasDates(samples), options: options)
    }

    /// Rows as they are, also empty ones.
    /// - Parameter hasDates: whether places on x are seconds since the reference date.
    public init(
        series: [RidgelineSeries], hasDates: Bool = false, options: RidgelineOptions = RidgelineOptions()
    ) {
        model = RidgelineModel(series, options: options)
        (self.hasDates, self.options) = (hasDates, model.options)
    }

    /// What was left out or drawn otherwise than asked for.
    public var notes: [DataNote] { model.notes }

    /// Labels of the rows from the top to the bottom.
    public var rowLabels: [String] { model.rows.map(\.group.label) }

    public var body: some View {
        Group {
            if hasDates {
                RidgelineChart(drawing: drawing) { Date(timeIntervalSinceReferenceDate: $0) }
            } else {
                RidgelineChart(drawing: drawing) { $0 }
            }
        }
        .accessibilityLabel(Text(verbatim: "Ridgeline plot"))
        .accessibilityValue(Text(verbatim: summary.plot))
        .transformPreference(DataNotesKey.self) { $0 += model.notes }
    }

    private var summary: RidgelineSummary {
        RidgelineSummary(
            model: model, hasDates: hasDates, locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
    }

    private var drawing: RidgelineDrawing {
        RidgelineDrawing(
            model: model, options: options, colors: RidgelineColors(model, options, environment), summary: summary)
    }
}

/// All that the marks need to know.
struct RidgelineDrawing {
    let model: RidgelineModel
    let options: RidgelineOptions
    let colors: RidgelineColors
    let summary: RidgelineSummary
}
