import Foundation

/// The order in which series are put on each other: that of the foreground style scale.
struct SeriesOrder: Sendable {
    /// The values that the scale names; others follow in order of first appearance.
    var named: [PlotValue]

    /// The rank of a row's series.
    func ranks(_ table: MarkTable) -> (Int) -> Int {
        var domain = DiscreteDomain(named)
        collectValues(table.foreground, table.count, into: &domain)
        return { row in table.foreground.value(row).flatMap(domain.slot) ?? domain.count }
    }
}

/// Nil where rows are stacked as they come.
func seriesOrder(_ settings: ChartSettings) -> SeriesOrder? {
    guard settings.stacksFollowScale else { return nil }
    if let domain = settings.foreground.domain { return SeriesOrder(named: domain) }
    if case .pairs(let pairs) = settings.foreground.range { return SeriesOrder(named: pairs.map(\.0)) }
    return SeriesOrder(named: [])
}
