import ChartEngine
import Foundation
import SwiftUICore

/// The value in a format and in the environment's language; nil where the format is for values of another kind.
func formatted<Format: FormatStyle>(
    _ value: PlotValue, as format: Format, in environment: EnvironmentValues
) -> String? where Format.FormatInput: Plottable, Format.FormatOutput == String {
    guard let input = Format.FormatInput(plotValue: value) else { return nil }
    let fitted = format.fitted(to: environment, calendar: environment.chartCalendar)
    let text = fitted.format(input)
    return (fitted as? Date.FormatStyle)?.isHourAlone ?? false ? withoutLeadingZero(text) : text
}

extension Date.FormatStyle {
    /// Whether it writes hours of a twelve-hour clock without a.m. and p.m., which Foundation on Linux pads with a zero.
    fileprivate var isHourAlone: Bool {
        guard locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven else { return false }
        return self
            == Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
            .hour(.defaultDigits(amPM: .omitted))
    }
}

private func withoutLeadingZero(_ text: String) -> String {
    guard text.first?.wholeNumberValue == 0, text.dropFirst().first?.isWholeNumber ?? false else { return text }
    return String(text.dropFirst())
}
