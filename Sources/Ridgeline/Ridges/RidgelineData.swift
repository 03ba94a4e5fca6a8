import Foundation

/// What a row stands for: its label, and a number where the groups are years or other numbers.
public struct RidgelineGroup: Hashable, Sendable {
    public let label: String
    /// Places the row where `RidgelineOptions.Spacing` is about numbers; nil for groups that are only names.
    public let number: Double?

    public init(_ label: String, number: Double? = nil) {
        (self.label, self.number) = (label, number)
    }
}

/// What can name a row: a string, a whole number such as a year, or a `RidgelineGroup`.
public protocol RidgelineGroupable {
    var ridgelineGroup: RidgelineGroup { get }
}

extension String: RidgelineGroupable {
    public var ridgelineGroup: RidgelineGroup { RidgelineGroup(self) }
}

extension Int: RidgelineGroupable {
    public var ridgelineGroup: RidgelineGroup { RidgelineGroup(String(self), number: Double(self)) }
}

extension RidgelineGroup: RidgelineGroupable {
    public var ridgelineGroup: RidgelineGroup { self }
}

/// What can stand on the x axis: numbers and dates.
public protocol RidgelineCoordinate {
    /// The place on the axis; of a date its seconds since the reference date.
    var ridgelinePosition: Double { get }
    static var ridgelineAxisHasDates: Bool { get }
}

extension RidgelineCoordinate {
    public static var ridgelineAxisHasDates: Bool { false }
}

extension Double: RidgelineCoordinate {
    public var ridgelinePosition: Double { self }
}

extension Float: RidgelineCoordinate {
    public var ridgelinePosition: Double { Double(self) }
}

extension CGFloat: RidgelineCoordinate {
    public var ridgelinePosition: Double { Double(self) }
}

extension Int: RidgelineCoordinate {
    public var ridgelinePosition: Double { Double(self) }
}

extension Date: RidgelineCoordinate {
    public var ridgelinePosition: Double { timeIntervalSinceReferenceDate }
    public static var ridgelineAxisHasDates: Bool { true }
}

/// A point of a ridge: how high it is above its baseline at a place.
public struct RidgelinePoint: Hashable, Sendable {
    public var x: Double
    /// NaN or infinite for a gap.
    public var height: Double

    public init(x: Double, height: Double) { (self.x, self.height) = (x, height) }
}

/// A value that occurs so many times, such as the mean of a fine bin of a large sample.
public struct RidgelineCount: Hashable, Sendable {
    public var value: Double
    /// Without effect below 1.
    public var count: Int

    public init(value: Double, count: Int) { (self.value, self.count) = (value, count) }
}

/// One row as it is given: a curve, or the values whose distribution it shows.
public struct RidgelineSeries: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        /// In any order. A height that is no number leaves a gap.
        case curve([RidgelinePoint])
        /// Raw values, of which the density is estimated.
        case samples([Double])
        /// Values with their counts, of which the density is estimated.
        case counts([RidgelineCount])
    }

    public var group: RidgelineGroup
    public var content: Content

    public init(_ group: some RidgelineGroupable, curve: [RidgelinePoint]) {
        (self.group, content) = (group.ridgelineGroup, .curve(curve))
    }

    public init(_ group: some RidgelineGroupable, samples: [Double]) {
        (self.group, content) = (group.ridgelineGroup, .samples(samples))
    }

    /// For samples that are too large to be given value by value: bins that are finer than the picture's points give the
    /// same density.
    public init(_ group: some RidgelineGroupable, counts: [RidgelineCount]) {
        (self.group, content) = (group.ridgelineGroup, .counts(counts))
    }
}

/// Elements by their group, groups in the order in which they first appear.
func grouped<Element>(
    _ data: some Sequence<Element>, by group: (Element) -> RidgelineGroup
) -> [(group: RidgelineGroup, elements: [Element])] {
    var places: [String: Int] = [:]
    var result: [(group: RidgelineGroup, elements: [Element])] = []
    for element in data {
        let group = group(element)
        if let place = places[group.label] {
            result[place].elements.append(element)
        } else {
            places[group.label] = result.count
            result.append((group, [element]))
        }
    }
    return result
}
