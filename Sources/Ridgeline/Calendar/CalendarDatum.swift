import Foundation

/// A value of a day. Nil says that nothing is known, as no datum at all does.
public struct CalendarDatum: Hashable, Sendable {
    public var day: CivilDay
    public var value: Double?

    public init(_ day: CivilDay, _ value: Double?) { (self.day, self.value) = (day, value) }
}

/// What becomes of several values of one day.
public enum CalendarDuplicates: String, Hashable, Sendable, CaseIterable {
    case last
    case sum
    case mean
    case maximum
    /// How many there are, also of a day with one.
    case count
}

/// The values of days, one for each.
struct CalendarValues {
    private(set) var values: [CivilDay: Double] = [:]
    /// Days with more than one value.
    private(set) var duplicateDays = 0
    /// Values that are no numbers.
    private(set) var invalid = 0

    init(_ data: [CalendarDatum], _ duplicates: CalendarDuplicates) {
        var all: [CivilDay: [Double]] = [:]
        for datum in data {
            guard let value = datum.value else { continue }
            if value.isSummable { all[datum.day, default: []].append(value) } else { invalid += 1 }
        }
        duplicateDays = all.values.count { $0.count > 1 }
        values = all.mapValues { Self.merged($0, duplicates) }
    }

    private static func merged(_ values: [Double], _ duplicates: CalendarDuplicates) -> Double {
        switch duplicates {
        case .last: values.last ?? 0
        case .sum: values.reduce(0, +)
        case .mean: SampleStatistics.mean(values) ?? 0
        case .maximum: values.max() ?? 0
        case .count: Double(values.count)
        }
    }
}
