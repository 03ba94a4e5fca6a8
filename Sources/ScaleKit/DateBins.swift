import Foundation

/// Thresholds of calendar bins, in seconds since the reference date: whole units from the one that holds `lower` on,
/// until they cover `upper`. Empty for instants that no calendar covers.
public func dateThresholds(every stride: DateStride, lower: Double, upper: Double, calendar: Calendar) -> [Double] {
    guard calendarReach.contains(lower), calendarReach.contains(upper), lower <= upper else { return [] }
    var values = dateTicks(every: stride, lower: lower, upper: upper, options: TickOptions(), calendar: calendar).values
    // One instant at the start of a unit still needs that unit's end.
    if values.count == 1, let only = values.first {
        values =
            dateTicks(
                every: stride, lower: only, upper: only + stride.averageLength / 2, options: TickOptions(),
                calendar: calendar
            ).values
    }
    return values
}

/// Thresholds at whole calendar units, in about `desiredCount` bins.
public func dateThresholds(lower: Double, upper: Double, desiredCount: Int = 10, calendar: Calendar) -> [Double] {
    guard calendarReach.contains(lower), calendarReach.contains(upper), lower <= upper else { return [] }
    var wish = min(max(1, desiredCount), maximumBinCount)
    while true {
        let options = TickOptions(desiredCount: wish + 1)
        let stride =
            lower == upper ? DateStride(.day) : DateStride.automatic(lower: lower, upper: upper, options: options)
        let thresholds = dateThresholds(every: stride, lower: lower, upper: upper, calendar: calendar)
        if thresholds.count - 1 <= maximumBinCount || wish == 1 { return thresholds }
        wish = wish * 3 / 4
    }
}

/// Thresholds at whole calendar units around data; without a desired count as many as Scott's rule asks for. Empty
/// without data.
public func dateThresholds(of data: [Double], desiredCount: Int? = nil, calendar: Calendar) -> [Double] {
    let known = data.filter(calendarReach.contains)
    guard let lower = known.min(), let upper = known.max() else { return [] }
    return dateThresholds(
        lower: lower, upper: upper, desiredCount: desiredCount ?? scottBinCount(of: known), calendar: calendar)
}
