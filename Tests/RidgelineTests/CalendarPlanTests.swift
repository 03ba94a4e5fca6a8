import Foundation
import Testing

@testable import Ridgeline

private func plan(
    _ range: CivilDayRange, _ firstWeekday: Int, _ arrangement: CalendarOptions.Arrangement = .strip,
    splitsMonths: Bool = false
) -> CalendarPlan {
    CalendarPlan(range, firstWeekday: firstWeekday, arrangement: arrangement, splitsMonths: splitsMonths)
}

private func days(_ a: (Int, Int, Int), _ b: (Int, Int, Int)) throws -> CivilDayRange {
    CivilDayRange(
        try #require(CivilDay(year: a.0, month: a.1, day: a.2)), try #require(CivilDay(year: b.0, month: b.1, day: b.2))
    )
}

struct CalendarPlanTests {
    @Test("every year has all its days, each in a place of its own, in rows of its weekday")
    func years() {
        for year in 1995..<2035 {
            for firstWeekday in 1...7 {
                for splitsMonths in [false, true] {
                    let plan = plan(CivilDayRange(year: year), firstWeekday, splitsMonths: splitsMonths)
                    let inRange = plan.cells.filter(\.isInRange)
                    #expect(inRange.count == (CivilDay.isLeap(year) ? 366 : 365))
                    #expect(Set(plan.cells.map { [$0.strip, $0.week, $0.row] }).count == plan.cells.count)
                    #expect(plan.cells.allSatisfy { plan.weekday(ofRow: $0.row) == $0.day.weekday })
                    #expect(plan.strips[0].months.count == 12)
                }
            }
        }
    }

    @Test("columns are those of the weeks passed: 53, or 54 where a leap year begins on a week's last day")
    func columns() {
        func weeks(_ year: Int, _ firstWeekday: Int) -> Int {
            plan(CivilDayRange(year: year), firstWeekday).strips[0].weeks
        }
        #expect(weeks(2012, 2) == 54)
        #expect(weeks(1984, 2) == 54)
        #expect(weeks(2000, 1) == 54)
        #expect(weeks(2028, 1) == 54)
        #expect(weeks(2021, 2) == 53)
        #expect(weeks(2023, 1) == 53)
        let january = plan(CivilDayRange(year: 2021), 2).cells.first { $0.isInRange }
        #expect(january?.week == 0 && january?.row == 4)
        let december = plan(CivilDayRange(year: 2024), 2).cells.first { $0.day.description == "2024-12-30" }
        #expect(december?.week == 52 && december?.row == 0)
    }

    @Test("ranges that begin or end anywhere have all their months")
    func months() throws {
        let spring = plan(try days((2024, 3, 30), (2024, 7, 2)), 1)
        #expect(spring.strips[0].months.map(\.first.month) == [3, 4, 5, 6, 7])
        #expect(spring.strips[0].months.map(\.firstWeek) == [0, 1, 5, 9, 14])
        let edge = plan(try days((2024, 1, 31), (2024, 2, 1)), 1)
        #expect(edge.strips[0].months.count == 2)
        #expect(edge.cells.filter(\.isInRange).count == 2)
    }

    @Test("a strip for each year keeps each day once")
    func strips() throws {
        let plan = plan(try days((2019, 6, 15), (2022, 2, 3)), 2, .years)
        #expect(plan.strips.map(\.first.year) == [2019, 2020, 2021, 2022])
        let shown = plan.cells.filter(\.isInRange).map(\.day)
        #expect(shown.count == plan.range.count)
        #expect(Set(shown).count == shown.count)
    }

    @Test("hidden months leave no hole in the weeks")
    func hiddenMonths() {
        let plan = CalendarPlan(
            CivilDayRange(year: 2024), firstWeekday: 1, arrangement: .strip, splitsMonths: false
        ) { $0.month == 4 || $0.month == 6 }
        #expect(plan.strips[0].months.map(\.first.month) == [4, 6])
        #expect(plan.cells.filter(\.isInRange).count == 60)
        #expect(plan.strips[0].weeks == 11)
    }

    @Test("the size of a picture gives its cells and labels back")
    func metrics() {
        for direction in [CalendarOptions.Direction.horizontal, .vertical] {
            for arrangement in [CalendarOptions.Arrangement.strip, .years] {
                for width in [200.0, 500, 1500] {
                    let options = CalendarOptions {
                        $0.direction = direction
                        $0.arrangement = arrangement
                        $0.months = .apart(6)
                    }
                    let plan = CalendarPlan(
                        CivilDayRange(year: 2024), firstWeekday: 1, arrangement: arrangement, splitsMonths: true)
                    let metrics = CalendarMetrics(plan, options, labelWidth: 20, proposal: (width, nil))
                    let again = CalendarMetrics(plan, options, exactly: metrics.size)
                    #expect(abs(metrics.cell - again.cell) < 1e-9)
                    #expect(abs(metrics.leading - again.leading) < 1e-6)
                    #expect(metrics.size.width <= CGFloat(width) + 0.001)
                    let bounds = CGRect(origin: .zero, size: metrics.size)
                    #expect(plan.cells.allSatisfy { bounds.encloses(metrics.rect($0)) })
                }
            }
        }
    }

    @Test("cells grow with what is proposed, from almost nothing to the largest size")
    func proposals() {
        let plan = plan(CivilDayRange(year: 2024), 1)
        func cell(_ width: Double?, _ height: Double?) -> Double {
            let options = CalendarOptions { $0.cellSize = .fitted(upTo: 20) }
            return CalendarMetrics(plan, options, labelWidth: 20, proposal: (width, height)).cell
        }
        #expect(cell(nil, nil) == 16 && cell(.infinity, .infinity) == 16)
        #expect(cell(5000, nil) == 20 && cell(5000, 5000) == 20)
        #expect(cell(0, 0) == 1 && cell(nil, 0) == 1 && cell(-5, nil) == 1)
        #expect(cell(500, nil) > cell(400, nil) && cell(500, 60) < cell(500, nil))
    }

    @Test("no two cells overlap")
    func overlaps() {
        let plan = plan(CivilDayRange(year: 2012), 2, splitsMonths: true)
        let options = CalendarOptions { $0.months = .apart(5) }
        let metrics = CalendarMetrics(plan, options, labelWidth: 10, proposal: (800, nil))
        let rects = plan.cells.map { metrics.rect($0).insetBy(dx: 0.01, dy: 0.01) }
        for (index, rect) in rects.enumerated() {
            #expect(!rects[(index + 1)...].contains { $0.intersects(rect) })
        }
    }
}
