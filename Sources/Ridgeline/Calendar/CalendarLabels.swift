import SwiftUI

/// The texts of a heat map and where they may stand.
struct CalendarLabels {
    let model: CalendarModel
    private var options: CalendarOptions { model.options }

    func month(_ month: CalendarPlan.Month) -> String {
        options.monthFormat.map { model.names.formatted(month.first, pattern: $0) }
            ?? model.names.month(month.first.month)
    }

    func weekday(row: Int) -> String {
        let weekday = model.plan.weekday(ofRow: row)
        return options.weekdayNames?[checked: weekday - 1] ?? model.names.weekday(weekday)
    }

    func narrowWeekday(row: Int) -> String {
        let weekday = model.plan.weekday(ofRow: row)
        return options.weekdayNames?[checked: weekday - 1] ?? model.names.narrowWeekday(weekday)
    }

    func year(_ strip: CalendarPlan.Strip) -> String { model.names.year(strip.first.year) }

    /// Rows that are labelled, from 0, when names need `extent` points and rows are `pitch` apart.
    func rows(extent: Double, pitch: Double) -> [Int] {
        switch options.weekdayLabels {
        case .hidden: return []
        case .rows(let rows): return rows.map { $0 - 1 }.filter { (0..<7).contains($0) }
        case .automatic:
            let step = pitch > 0 ? clampedInt((extent / pitch).rounded(.up), in: 1...7) : 7
            return Array(stride(from: 0, to: 7, by: step))
        }
    }

    /// All that may stand before a strip.
    var leading: [String] {
        var texts: [String] = []
        switch options.direction {
        case .horizontal:
            if options.weekdayLabels != .hidden { texts = (0..<7).map { weekday(row: $0) } }
        case .vertical:
            if options.showsMonthLabels { texts = model.plan.strips.flatMap { $0.months.map(month) } }
        }
        if options.arrangement == .years, options.direction == .horizontal { texts += model.plan.strips.map(year) }
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }

    func text(_ string: String, isYear: Bool = false) -> Text {
        Text(verbatim: string).font(.system(size: options.labelSize, weight: isYear ? .semibold : .regular))
    }
}

/// As wide as the widest label before a strip; shows nothing.
struct CalendarLabelSizer: View {
    let model: CalendarModel

    var body: some View {
        let labels = CalendarLabels(model: model)
        ZStack {
            ForEach(labels.leading, id: \.self) { labels.text($0, isYear: true).fixedSize() }
        }
        .hidden()
        .accessibilityHidden(true)
    }
}
