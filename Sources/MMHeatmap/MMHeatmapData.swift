import Foundation
import Ridgeline

/// The value of one day.
public struct MMHeatmapData {
    /// An instant belongs to a day once a time zone is known.
    private enum Day {
        case instant(Date)
        case civil(CivilDay?)
    }

    private let day: Day
    /// From 0; nil leaves the cell clear.
    public let value: Int?

    /// The day is that of the instant in the time zone of the view's environment.
    public init(date: Date, value: Int?) { (day, self.value) = (.instant(date), value) }

    /// Months and days beyond the last go on counting, as in `DateComponents`: month 13 is January of the next year.
    public init(year: Int, month: Int, day: Int, value: Int?) {
        self.day = .civil(Self.civilDay(year, month, day))
        self.value = value
    }

    private static func civilDay(_ year: Int, _ month: Int, _ day: Int) -> CivilDay? {
        if let exact = CivilDay(year: year, month: month, day: day) { return exact }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: DateComponents(year: year, month: month, day: day)).map { CivilDay($0, in: .gmt) }
    }

    /// Nil for a day that no calendar has.
    func civilDay(in timeZone: TimeZone) -> CivilDay? {
        switch day {
        case .instant(let date): CivilDay(date, in: timeZone)
        case .civil(let day): day
        }
    }
}
