import ChartEngine
import Foundation
import SwiftUICore

/// The value in a format and in the environment's language; nil where the format is for values of another kind.
func formatted<Format: FormatStyle>(
    _ value: PlotValue, as format: Format, in environment: EnvironmentValues
) -> String? where Format.FormatInput: Plottable, Format.FormatOutput == String {
    guard let input = Format.FormatInput(plotValue: value) else { return nil }
    return format.fitted(to: environment, calendar: environment.chartCalendar).format(input)
}
