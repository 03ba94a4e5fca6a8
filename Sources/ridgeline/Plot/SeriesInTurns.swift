import TableData

// Series that were chosen, not asked for, and that share no place while they take turns along x: a line through each
// would join what is far apart, so that one line joins them all.

/// Of rows that were read.
func takesTurns(_ loaded: LoadedPlot, _ request: PlotRequest) -> Bool {
    guard loaded.choice.mayJoinSeries(request), let series = loaded.data.series,
        let places = loaded.data.x?.numbers, Set(places).count == places.count
    else { return false }
    let order = places.indices.sorted { places[$0] < places[$1] }
    let turns = zip(order, order.dropFirst()).count { series[$0] != series[$1] }
    return isTakingTurns(turns, series: distinct(series).count)
}

/// Of rows that stay in a database, which counts the turns.
func takesTurns(
    _ choice: PlotChoice, _ request: PlotRequest, _ database: some QuerySource
) throws(DataFailure) -> Bool {
    guard choice.mayJoinSeries(request), let x = choice.x, let y = choice.y.first, let by = choice.by,
        let found = try database.turns(x: x.name, y: y.name, of: by.name)
    else { return false }
    return isTakingTurns(found.turns, series: found.keys)
}

private func isTakingTurns(_ turns: Int, series: Int) -> Bool { turns > 2 * series }

extension PlotChoice {
    fileprivate func mayJoinSeries(_ request: PlotRequest) -> Bool {
        request.by == nil && mark == .line && by != nil && !isWide
    }

    mutating func joinSeries() {
        by = nil
        reasons.removeAll { $0.what == "by" }
        reasons.append(PlotReason("by", "nothing", "series would take turns along one line"))
    }
}
