import Foundation

extension FormatStyle {
    /// The format with the environment's locale, and for dates with its time zone and `calendar` where the format names
    /// none of its own.
    package func fitted(to environment: EnvironmentValues, calendar: Calendar) -> Self {
        let format = locale(environment.locale)
        guard var date = format as? Date.FormatStyle else { return format }
        if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
        if date.calendar == .autoupdatingCurrent { date.calendar = calendar }
        return date as? Self ?? format
    }
}
