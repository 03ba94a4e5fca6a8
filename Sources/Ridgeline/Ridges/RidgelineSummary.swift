import Foundation

/// What is said of a ridgeline plot and its rows.
struct RidgelineSummary {
    let model: RidgelineModel
    let hasDates: Bool
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone

    var plot: String {
        let rows = model.rows.filter { $0.kind != .filler }
        let names = rows.map(\.group.label)
        let listed = names.count <= 12 ? names : names.prefix(11) + ["and \(names.count - 11) more"]
        var parts = ["\(counted(rows.count, "row")), from top to bottom: \(listed.joined(separator: ", "))"]
        parts.append("x from \(place(model.xRange.lowerBound)) to \(place(model.xRange.upperBound))")
        parts.append("Heights: \(scaling)")
        return (parts + model.notes.map(\.message)).joined(separator: ". ").replacingOccurrences(of: "..", with: ".")
    }

    /// The name of what makes heights comparable.
    var scaling: String {
        switch model.scaling {
        case .common: "as given, one scale for all rows"
        case .equalArea: "equal areas"
        case .equalHeight: "equal heights, so rows cannot be compared by height"
        case .count: "areas by number of values"
        }
    }

    func row(_ row: RidgelineRow) -> String {
        var parts: [String] = []
        switch row.kind {
        case .empty, .filler: return "no values"
        case .tick: parts.append("one value")
        case .spike: parts.append("\(row.count) equal values")
        case .curve: parts.append(row.isSampled ? counted(row.count, "value") : counted(row.count, "point"))
        }
        if let peak = row.peak { parts.append((row.kind == .curve ? "highest at " : "at ") + place(peak)) }
        if row.kind == .curve, let median = row.median { parts.append("median \(place(median))") }
        return parts.joined(separator: ", ")
    }

    private func place(_ x: Double) -> String {
        guard hasDates else {
            return x.formatted(.number.precision(.significantDigits(1...4)).grouping(.never).locale(locale))
        }
        var style = Date.FormatStyle(date: .abbreviated, time: .omitted)
        (style.locale, style.calendar, style.timeZone) = (locale, calendar, timeZone)
        return Date(timeIntervalSinceReferenceDate: x).formatted(style)
    }
}
