import Foundation

/// Made-up daily counts of one month, cut into the weeks of `Calendar.examples`. The same in every run.
struct MonthOfActivity {
    struct Week: Identifiable {
        /// Number of the week in its month, from 0.
        var id: Int
        /// The first and last day of the week (0 is Sunday) that lie in the month.
        var start: Int
        var end: Int
        /// A count from 0 to `maxValue` for each weekday, nil where nothing is known.
        var values: [Int?]
    }

    static let maxValue = 10

    let weeks: [Week]

    /// `month` is 1 to 12.
    init(year: Int, month: Int) {
        let calendar = Calendar.examples
        // Day 0 of a month is the last day of the month before.
        guard let first = calendar.date(from: DateComponents(year: year, month: month, day: 1)),
            let last = calendar.date(from: DateComponents(year: year, month: month + 1, day: 0))
        else {
            weeks = []
            return
        }
        let leading = calendar.component(.weekday, from: first) - 1
        let dayCount = calendar.component(.day, from: last)
        weeks = (0..<calendar.component(.weekOfMonth, from: last)).map { week in
            Week(
                id: week, start: max(0, leading - week * 7), end: min(6, leading + dayCount - 1 - week * 7),
                values: (0..<7).map { weekday in
                    Self.count(year: year, month: month, day: week * 7 + weekday - leading + 1, weekday: weekday)
                })
        }
    }

    /// Busy in the middle of the week and in spring, nothing known on a few days.
    private static func count(year: Int, month: Int, day: Int, weekday: Int) -> Int? {
        // A multiplicative hash of the date: looks random, and is not.
        let noise = Int((UInt32(truncatingIfNeeded: year * 372 + month * 31 + day) &* 2_654_435_761) >> 16) % 100
        if noise >= 94 { return nil }
        let weekdayBonus = weekday == 0 || weekday == 6 ? 0 : 3
        let seasonBonus = (3...6).contains(month) ? 2 : 0
        return min(maxValue, noise * 6 / 100 + weekdayBonus + seasonBonus)
    }
}
