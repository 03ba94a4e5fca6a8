import Charts
import SwiftUI

/// Values of days as coloured cells, a column (or row) for each week.
///
///     CalendarHeatmap(commits, day: \.day, value: \.count, range: CivilDayRange(year: 2024))
///
/// Takes the size its cells lead to: as large as the proposal allows, or fixed.
public struct CalendarHeatmap: View {
    private let data: [CalendarDatum]
    private let range: CivilDayRange?
    private let options: CalendarOptions

    @Environment(\.self) private var environment

    /// - Parameter range: the days shown; nil for those from the first to the last datum.
    public init(
        _ data: [CalendarDatum], range: CivilDayRange? = nil, options: CalendarOptions = CalendarOptions()
    ) {
        (self.data, self.range, self.options) = (data, range, options)
    }

    /// Elements that know their day.
    public init<Element>(
        _ data: some Sequence<Element>, day: (Element) -> CivilDay, value: (Element) -> Double?,
        range: CivilDayRange? = nil, options: CalendarOptions = CalendarOptions()
    ) {
        self.init(data.map { CalendarDatum(day($0), value($0)) }, range: range, options: options)
    }

    /// Elements that know an instant; the zone decides to which day it belongs.
    public init<Element>(
        _ data: some Sequence<Element>, instant: (Element) -> Date, in timeZone: TimeZone,
        value: (Element) -> Double?, range: CivilDayRange? = nil, options: CalendarOptions = CalendarOptions()
    ) {
        self.init(
            data.map { CalendarDatum(CivilDay(instant($0), in: timeZone), value($0)) }, range: range, options: options)
    }

    /// What was left out, merged or clipped.
    public var notes: [DataNote] { model(Self.neutral).notes }

    /// Every day of the range with what it shows, as tables and tooltips need it, in the picture's order.
    public var days: [(day: CivilDay, state: CalendarDayState)] {
        let model = model(Self.neutral)
        return model.plan.cells.filter(\.isInRange).map { ($0.day, model.state($0)) }
    }

    /// Outside the environment of a picture; the host's language decides nothing.
    private static var neutral: Locale { Locale(identifier: "en_US") }

    private func model(_ locale: Locale) -> CalendarModel {
        CalendarModel(data, range: range, options: options, locale: locale)
    }

    public var body: some View {
        let model = model(environment.locale)
        let palette = CalendarPalette(model.scale, model.options, environment)
        VStack(alignment: .leading, spacing: 8) {
            CalendarGridLayout(plan: model.plan, options: model.options) {
                CalendarLabelSizer(model: model)
                CalendarGuides(model: model)
                CalendarCells(model: model, palette: palette)
            }
            if options.legend == .bottom { CalendarLegend(model: model, palette: palette) }
        }
        .accessibilityLabel(Text(verbatim: "Calendar heat map"))
        .accessibilityValue(Text(verbatim: model.summary))
        .transformPreference(DataNotesKey.self) { $0 += model.notes }
    }
}

/// Measures the labels before the strips (the first view) and gives the others the size that follows; the second one,
/// the guides, also a margin.
private struct CalendarGridLayout: Layout {
    let plan: CalendarPlan
    let options: CalendarOptions

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let labelWidth = subviews.first?.sizeThatFits(.unspecified).width ?? 0
        return CalendarMetrics(
            plan, options, labelWidth: Double(labelWidth),
            proposal: (proposal.width.map(Double.init), proposal.height.map(Double.init))
        ).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            // Lines around the outermost days, and labels higher than their row, need room beyond the cells.
            let box = index == 1 ? bounds.insetBy(dx: -CalendarGuides.margin, dy: -CalendarGuides.margin) : bounds
            let size = index == 0 ? .unspecified : ProposedViewSize(box.size)
            subview.place(at: box.origin, anchor: .topLeading, proposal: size)
        }
    }
}
