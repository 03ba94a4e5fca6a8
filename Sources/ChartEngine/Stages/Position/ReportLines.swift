import Drawing
import Foundation
import ShapeKit

/// Reports lines that seem to be several joined into one, lines that go backwards in time, and areas whose line has
/// another curve.
func reportLines(_ positioned: PositionedTable, _ reports: inout [Diagnostic]) {
    let table = positioned.table
    var (tangled, backward) = (0, 0)
    for unit in positioned.units where unit.kind == .line && unit.rows.count > 3 {
        let course = LineCourse(unit, table)
        let hasKey = table.series.hasValue(unit.rows.first) || table.foreground.hasValue(unit.rows.first)
        if !hasKey, course.startsOver || course.repeatsEachPlace {
            tangled += 1
        } else if course.stepsBack > 0, table.x.kind == .date {
            backward += 1
        }
    }
    if tangled > 0 { reports.append(ChartReport.tangledLine(tangled)) }
    if backward > 0 { reports.append(ChartReport.backwardDates(backward)) }
    let differing = areasBesideOtherCurves(positioned)
    if differing > 0 { reports.append(ChartReport.curvesDiffer(differing)) }
}

/// The way of a line along x, category by category or number by number.
private struct LineCourse {
    private(set) var stepsBack = 0
    private var returns = 0
    /// How often the same place comes in a row: the first time, and whether that stays the same.
    private var runs: (first: Int?, current: Int, count: Int, isEven: Bool) = (nil, 0, 0, true)

    init(_ unit: DrawUnit, _ table: MarkTable) {
        var (first, last): (Double?, Double?) = (nil, nil)
        unit.rows.forEach { row in
            guard table.x.form(row) == .single || table.x.form(row) == .bin else { return }
            let x = table.x.anchor(row)
            if let last, x < last {
                stepsBack += 1
                if x == first { returns += 1 }
            }
            if x != last { endRun() }
            runs.current += 1
            last = x
            if first == nil { first = x }
        }
        endRun()
    }

    private mutating func endRun() {
        guard runs.current > 0 else { return }
        if let first = runs.first, first != runs.current { runs.isEven = false }
        runs = (runs.first ?? runs.current, 0, runs.count + 1, runs.isEven)
    }

    /// Whether each step back leads to the beginning.
    var startsOver: Bool { returns > 0 && returns == stepsBack }

    /// Whether there are as many values, and more than one, at every place.
    var repeatsEachPlace: Bool { runs.isEven && runs.count > 2 && (runs.first ?? 0) > 1 }
}

/// How many areas have a line of the same rows, by their places, that is drawn with another curve.
private func areasBesideOtherCurves(_ positioned: PositionedTable) -> Int {
    let table = positioned.table
    func places(_ unit: DrawUnit) -> [Double] {
        var places: [Double] = []
        unit.rows.forEach { row in
            places.append(table.x.hasValue(row) ? table.x.anchor(row) : .infinity)
            places.append(table.y.hasValue(row) ? table.y.anchor(row) : .infinity)
        }
        return places
    }
    let lines = positioned.units.filter { $0.kind == .line && $0.rows.count > 2 }
    guard !lines.isEmpty else { return 0 }
    return positioned.units.filter { area in
        guard area.kind == .area else { return false }
        let others = lines.filter { line in
            line.rows.count == area.rows.count
                && table.templates[line.template].curve != table.templates[area.template].curve
        }
        guard !others.isEmpty else { return false }
        let own = places(area)
        return others.contains { places($0) == own }
    }.count
}
