import ChartEngine
import Foundation
import SwiftUICore

/// The value in a format and in the environment's language; nil where the format is for values of another kind.
func formatted<Format: FormatStyle>(
    _ value: PlotValue, as format: Format, in environment: EnvironmentValues
) -> String? where Format.FormatInput: Plottable, Format.FormatOutput == String {
    guard let input = Format.FormatInput(plotValue: value) else { return nil }
    return localized(format, in: environment).format(input)
}

/// The format with the environment's locale, and for dates with its calendar and time zone where the format names none
/// of its own.
private func localized<Format: FormatStyle>(_ format: Format, in environment: EnvironmentValues) -> Format {
    let format = format.locale(environment.locale)
    guard var date = format as? Date.FormatStyle else { return format }
    if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
    if date.calendar == .autoupdatingCurrent { date.calendar = environment.chartCalendar }
    return date as? Format ?? format
}
