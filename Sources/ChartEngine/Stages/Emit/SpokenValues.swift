import Foundation
import Geometry
import ScaleKit

/// Numbers in texts for assistive technology: up to four decimals, grouped as the locale has it. Formatting a bar chart
/// must not cost more than drawing it, so plain numbers are written without a formatter.
struct NumberText: Sendable {
    private let decimal: String
    private let grouping: String
    private let locale: Locale

    init(_ locale: Locale) {
        self.locale = locale
        decimal = locale.decimalSeparator ?? "."
        grouping = locale.groupingSeparator ?? ","
    }

    func text(_ value: Double) -> String {
        guard value.isFinite else { return "" }
        let size = abs(value)
        // Very large and very small ones need an exponent; those are rare enough for the formatter.
        guard size < 1e12, size == 0 || size >= 1e-3 else {
            return NumberLabelFormat(values: [value], locale: locale).label(for: value)
        }
        let scale: Double = size < 1 ? 1e6 : 1e4
        var digits = size < 1 ? 6 : 4
        guard let scaled = checkedInt((size * scale).rounded()), let unit = checkedInt(scale) else { return "" }
        let whole = scaled / unit
        var rest = scaled % unit
        var text = grouped(whole)
        if rest > 0 {
            while rest % 10 == 0 { (rest, digits) = (rest / 10, digits - 1) }
            let fraction = String(rest)
            text += decimal
            for _ in 0..<max(0, digits - fraction.utf8.count) { text += "0" }
            text += fraction
        }
        return value < 0 && scaled > 0 ? "-" + text : text
    }

    private func grouped(_ whole: Int) -> String {
        let plain = String(whole)
        guard whole > 999 else { return plain }
        var result = ""
        for (index, digit) in plain.enumerated() {
            if index > 0, (plain.count - index) % 3 == 0 { result += grouping }
            result.append(digit)
        }
        return result
    }
}

/// Dates in texts for assistive technology: as exact as the column's first dates need, always with the year.
struct DateText: Sendable {
    private let format: DateLabelFormat?

    init(_ column: ValueColumn, _ count: Int, _ settings: ChartSettings) {
        guard column.kind == .date else {
            format = nil
            return
        }
        var sample: [Double] = []
        for row in 0..<min(count, 32) where column.hasValue(row) { sample.append(column.low(row)) }
        let style: DateLabelStyle =
            switch DateLabelStyle(fitting: sample, calendar: settings.calendar) {
            case .month, .monthYear: .monthYear
            case .monthDay, .monthDayYear: .monthDayYear
            case let other: other
            }
        format = DateLabelFormat(style: style, locale: settings.locale, calendar: settings.calendar)
    }

    func text(_ seconds: Double) -> String {
        format?.label(for: seconds) ?? ""
    }
}
