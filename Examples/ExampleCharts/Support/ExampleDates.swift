import Foundation

extension Date {
    /// A moment in the calendar of the examples.
    static func example(_ year: Int, _ month: Int, _ day: Int = 1, hour: Int = 0) -> Date {
        Calendar.examples.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
    }

    /// So many units later in the calendar of the examples.
    func adding(_ count: Int, _ component: Calendar.Component) -> Date {
        Calendar.examples.date(byAdding: component, value: count, to: self) ?? self
    }
}
