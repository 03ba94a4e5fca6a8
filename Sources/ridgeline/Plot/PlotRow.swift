import Charts
import Foundation
import SwiftUI

/// One mark, with its places in the types that the chart's axes take.
struct PlotRow<Place: PlotPlottable, Value: PlotPlottable>: Sendable {
    var place: Place
    var placeEnd: Place
    var value: Value
    /// What bars, areas and rules run from, or to.
    var otherValue: Value
    var series: String
    /// What a colour stands for.
    var color: Double
    /// What an area stands for.
    var size: Double
    var label: String
}

/// The three types of an axis.
protocol PlotPlottable: Plottable, Comparable, Sendable {
    /// One entry for each row; nil where the column is of another kind.
    static func values(_ column: PlotColumn) -> [Self]?
    static func value(_ position: PlotPosition) -> Self?
    /// From a number, or seconds since the reference date; nil for categories.
    static func value(number: Double) -> Self?
    /// Stands where a channel is not used.
    static var unused: Self { get }
}

extension Double: PlotPlottable {
    static let unused = 0.0

    static func values(_ column: PlotColumn) -> [Double]? {
        if case .numbers(let values) = column { return values }
        return nil
    }

    static func value(_ position: PlotPosition) -> Double? {
        if case .number(let value) = position { return value }
        return nil
    }

    static func value(number: Double) -> Double? { number }
}

extension Date: PlotPlottable {
    static let unused = Date(timeIntervalSinceReferenceDate: 0)

    static func values(_ column: PlotColumn) -> [Date]? {
        guard case .dates(let values) = column else { return nil }
        return values.map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    static func value(_ position: PlotPosition) -> Date? {
        if case .date(let seconds) = position { return Date(timeIntervalSinceReferenceDate: seconds) }
        return nil
    }

    static func value(number: Double) -> Date? { Date(timeIntervalSinceReferenceDate: number) }
}

extension String: PlotPlottable {
    static let unused = ""

    static func values(_ column: PlotColumn) -> [String]? {
        if case .categories(let values) = column { return values }
        return nil
    }

    static func value(_ position: PlotPosition) -> String? {
        if case .category(let name) = position { return name }
        return nil
    }

    static func value(number: Double) -> String? { nil }
}

extension PlotData {
    /// The rows in the types of the axes; empty where these do not fit the columns.
    func typedRows<Place: PlotPlottable, Value: PlotPlottable>(
        _ place: Place.Type, _ value: Value.Type
    ) -> [PlotRow<Place, Value>] {
        func typed<T: PlotPlottable>(_ column: PlotColumn?, _ type: T.Type) -> [T]? {
            guard let column else { return Array(repeating: T.unused, count: count) }
            return T.values(column)
        }
        guard let places = typed(x, Place.self), let values = typed(y, Value.self) else { return [] }
        var ends = places
        if let xEnd { ends = xEnd.map { end in Place.value(number: end) ?? Place.unused } }
        var others = Array(repeating: Value.unused, count: count)
        if let y2 { others = y2.map { other in Value.value(number: other) ?? Value.unused } }
        return (0..<count).map { row -> PlotRow<Place, Value> in
            PlotRow<Place, Value>(
                place: places[row], placeEnd: ends[row], value: values[row], otherValue: others[row],
                series: series?[row] ?? "", color: self.value?[row] ?? 0, size: size?[row] ?? 0,
                label: label?[row] ?? "")
        }
    }
}
