import Foundation

/// Where each day of a heat map is, counted in weeks and weekdays; no points yet.
struct CalendarPlan {
    struct Cell: Hashable {
        var day: CivilDay
        var strip: Int
        /// Of the strip, from 0.
        var week: Int
        /// Gaps between months before this week.
        var gaps: Int
        /// From 0 for the first weekday.
        var row: Int
        var isInRange: Bool
    }

    /// Days of one month within one strip.
    struct Month: Hashable {
        var first: CivilDay
        var last: CivilDay
        var firstWeek: Int
        var lastWeek: Int
        var firstRow: Int
        var lastRow: Int
        var gaps: Int
    }

    struct Strip: Hashable {
        var first: CivilDay
        var weeks = 0
        var gaps = 0
        var months: [Month] = []
    }

    private(set) var cells: [Cell] = []
    private(set) var strips: [Strip] = []
    let range: CivilDayRange
    let firstWeekday: Int

    /// - Parameter shows: whether a month, given by its first day, is part of the picture.
    init(
        _ range: CivilDayRange, firstWeekday: Int, arrangement: CalendarOptions.Arrangement,
        splitsMonths: Bool, shows: (CivilDay) -> Bool = { _ in true }
    ) {
        self.range = range
        self.firstWeekday = (1...7).contains(firstWeekday) ? firstWeekday : 1
        let months = Self.months(of: range).filter { shows($0.first.firstOfMonth) }
        var strip: [CivilDayRange] = []
        for month in months {
            if arrangement == .years, let last = strip.last, last.first.year != month.first.year {
                add(strip, splitsMonths: splitsMonths)
                strip = []
            }
            strip.append(month)
        }
        if !strip.isEmpty { add(strip, splitsMonths: splitsMonths) }
    }

    /// The parts of a range that lie in one month each.
    private static func months(of range: CivilDayRange) -> [CivilDayRange] {
        var result: [CivilDayRange] = []
        var first = range.first
        while first <= range.last {
            let last = min(first.lastOfMonth, range.last)
            result.append(CivilDayRange(first, last))
            first = last.adding(days: 1)
        }
        return result
    }

    private mutating func add(_ months: [CivilDayRange], splitsMonths: Bool) {
        guard let first = months.first else { return }
        var strip = Strip(first: first.first)
        var run: [CivilDayRange] = []
        for month in months {
            let follows = run.last.map { $0.last.adding(days: 1) == month.first } ?? true
            if !run.isEmpty, splitsMonths || !follows {
                add(run, to: &strip)
                strip.gaps += 1
                run = []
            }
            run.append(month)
        }
        add(run, to: &strip)
        strips.append(strip)
    }

    /// Adds days that follow each other, in weeks of their own.
    private mutating func add(_ months: [CivilDayRange], to strip: inout Strip) {
        guard let start = months.first?.first, let end = months.last?.last else { return }
        let offset = row(of: start)
        // No week numbers: the week is the number of first weekdays passed.
        func week(_ day: CivilDay) -> Int { strip.weeks + (offset + start.days(to: day)) / 7 }
        for month in months {
            strip.months.append(
                Month(
                    first: month.first, last: month.last, firstWeek: week(month.first), lastWeek: week(month.last),
                    firstRow: row(of: month.first), lastRow: row(of: month.last), gaps: strip.gaps))
        }
        let count = (offset + start.days(to: end)) / 7 + 1
        for index in 0..<count * 7 {
            let day = start.adding(days: index - offset)
            let isInRange = start <= day && day <= end
            guard isInRange || !range.contains(day) else { continue }
            cells.append(
                Cell(
                    day: day, strip: strips.count, week: strip.weeks + index / 7, gaps: strip.gaps, row: index % 7,
                    isInRange: isInRange))
        }
        strip.weeks += count
    }

    /// From 0 for the first weekday to 6.
    func row(of day: CivilDay) -> Int { (day.weekday - firstWeekday + 7) % 7 }

    /// The weekday of a row, 1 for Sunday.
    func weekday(ofRow row: Int) -> Int { (firstWeekday - 1 + row) % 7 + 1 }
}
