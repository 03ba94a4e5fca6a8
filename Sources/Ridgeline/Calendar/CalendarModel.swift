import Foundation

/// What a day of the picture is.
public enum CalendarDayState: Hashable, Sendable {
    case value(Double)
    case absent
    case future
    case outside
}

/// A calendar heat map before it is drawn: one value for each day, the scale they gave, and the plan of the days.
struct CalendarModel {
    let plan: CalendarPlan
    let scale: CalendarColorScale
    let names: CalendarNames
    let options: CalendarOptions
    private(set) var notes: [DataNote] = []
    private let values: [CivilDay: Double]

    private static let longestRange = 366 * 200

    /// - Parameter range: nil for the days from the first to the last datum.
    init(_ data: [CalendarDatum], range: CivilDayRange?, options: CalendarOptions, locale: Locale) {
        let options = options.checked(&notes)
        self.options = options
        names = CalendarNames(locale: locale)
        let all = CalendarValues(data, options.duplicates)
        if all.duplicateDays > 0 { notes.append(.duplicateDays(all.duplicateDays, options.duplicates)) }
        if all.invalid > 0 { notes.append(.invalidValues(all.invalid)) }
        var range = range ?? Self.range(of: data, or: options.today)
        if range.count > Self.longestRange {
            range = CivilDayRange(range.first, range.first.adding(days: Self.longestRange - 1))
            notes.append(.rangeTooLong(range))
        }
        let shown = range
        values = all.values.filter { shown.contains($0.key) }
        if values.count < all.values.count { notes.append(.outOfRange(all.values.count - values.count)) }

        let months = options.hidesEmptyMonths ? Set(values.keys.map(\.firstOfMonth)) : []
        let splits = if case .apart = options.months { true } else { false }
        plan = CalendarPlan(
            range, firstWeekday: options.firstWeekday ?? names.firstWeekday, arrangement: options.arrangement,
            splitsMonths: splits
        ) { !options.hidesEmptyMonths || months.isEmpty || months.contains($0) }
        let absent = plan.cells.contains { $0.isInRange && all.values[$0.day] == nil }
        // In the order of days: sums of floating-point numbers depend on it.
        var known = values.sorted { $0.key < $1.key }.map(\.value)
        if options.treatsAbsentAsZero, absent { known.append(0) }
        scale = CalendarColorScale(options.scale, values: known, maximum: options.maximum)
        let clipped = known.count { $0 > scale.highest || $0 < scale.lowest }
        if clipped > 0 { notes.append(.clipped(clipped, scale)) }
    }

    private static func range(of data: [CalendarDatum], or today: CivilDay?) -> CivilDayRange {
        let days = data.map(\.day)
        guard let first = days.min(), let last = days.max() else {
            return CivilDayRange(year: today?.year ?? 2001)
        }
        return CivilDayRange(first, last)
    }

    func state(_ cell: CalendarPlan.Cell) -> CalendarDayState {
        guard cell.isInRange else { return .outside }
        if let value = values[cell.day] { return .value(value) }
        if let today = options.today, cell.day > today { return .future }
        return options.treatsAbsentAsZero ? .value(0) : .absent
    }

    /// What assistive technology says of a day's value.
    func spoken(_ state: CalendarDayState) -> String {
        switch state {
        case .value(let value):
            let number = text(value)
            return options.valueLabel.isEmpty ? number : "\(number) \(options.valueLabel)"
        case .absent: return "No data"
        case .future: return "Not yet"
        case .outside: return "Out of range"
        }
    }

    func text(_ value: Double, digits: Int = 4) -> String { numberText(value, digits: digits, names.locale) }

    var summary: String {
        let days = plan.cells.count(where: \.isInRange)
        var parts = [
            "\(names.fullDate(plan.range.first)) to \(names.fullDate(plan.range.last))",
            "\(counted(days, "day")), \(counted(values.count, "value"))",
        ]
        if let least = values.values.min(), let most = values.values.max() {
            parts.append("from \(text(least)) to \(text(most))")
        }
        return parts.joined(separator: ", ") + ". " + notes.map(\.message).joined(separator: " ")
    }
}

extension DataNote {
    static func duplicateDays(_ count: Int, _ rule: CalendarDuplicates) -> DataNote {
        let outcome =
            switch rule {
            case .last: "the last is shown"
            case .sum: "their sum is shown"
            case .mean: "their mean is shown"
            case .maximum: "the largest is shown"
            case .count: "their number is shown"
            }
        return DataNote(
            code: "calendar.duplicate-days",
            message: "\(counted(count, "day has", "days have")) more than one value; \(outcome).",
            remedy: "Give one value for each day, or choose what becomes of several by `duplicates`.")
    }

    static func invalidValues(_ count: Int) -> DataNote {
        DataNote(
            code: "calendar.invalid-value",
            message: "\(counted(count, "value is", "values are")) no number that can be shown.",
            remedy: "Give finite numbers, and nil for days about which nothing is known.")
    }

    static func outOfRange(_ count: Int) -> DataNote {
        DataNote(
            code: "calendar.out-of-range",
            message: "\(counted(count, "day with a value lies", "days with values lie")) outside the range.",
            remedy: "Widen the range.")
    }

    static func rangeTooLong(_ used: CivilDayRange) -> DataNote {
        DataNote(
            code: "calendar.range-too-long", message: "The range is longer than 200 years; it ends on \(used.last).",
            remedy: "Give a shorter range, and look for a mistyped year.")
    }

    static func clipped(_ count: Int, _ scale: CalendarColorScale) -> DataNote {
        DataNote(
            code: "calendar.clipped",
            message: "\(counted(count, "day lies", "days lie")) beyond the scale of \(scale.lowest) to "
                + "\(scale.highest) and \(count == 1 ? "has" : "have") the colour of its end.",
            remedy: "Choose a root, logarithmic or quantile scale to tell them apart.")
    }
}
