import ChartEngine
import Foundation
import SwiftUICore

/// A value for one channel of a mark, with a name for the quantity; made with `.value(…)`.
public struct PlottableValue<Value: Plottable>: Sendable {
    @usableFromInline let source: ChannelSource

    @inlinable
    init(_ label: ChartLabel, _ extent: ChannelSource.Extent) { source = ChannelSource(label, extent) }
}

// MARK: Labelled by a localized key

extension PlottableValue {
    /// One value.
    @inlinable
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        Self(ChartLabel(labelKey), .single(value))
    }

    /// A half-open interval, which gives the mark its two ends.
    @inlinable
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value>
    where Value: Comparable {
        Self(ChartLabel(labelKey), .range(range))
    }

    /// A bin, whose width is the axis's step.
    @inlinable
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
    where Value: Comparable {
        Self(ChartLabel(labelKey), .bin(range))
    }

    /// The calendar unit that contains `date`. Without a calendar it is the environment's.
    @inlinable
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> where Value == Date {
        Self(ChartLabel(labelKey), .unit(date, unit, calendar))
    }
}

// MARK: Labelled by a string

extension PlottableValue {
    /// One value.
    @_disfavoredOverload
    @inlinable
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        Self(ChartLabel(label), .single(value))
    }

    /// A half-open interval, which gives the mark its two ends.
    @_disfavoredOverload
    @inlinable
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value>
    where Value: Comparable {
        Self(ChartLabel(label), .range(range))
    }

    /// A bin, whose width is the axis's step.
    @_disfavoredOverload
    @inlinable
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
    where Value: Comparable {
        Self(ChartLabel(label), .bin(range))
    }

    /// The calendar unit that contains `date`. Without a calendar it is the environment's.
    @_disfavoredOverload
    @inlinable
    public static func value<S: StringProtocol>(
        _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> where Value == Date {
        Self(ChartLabel(label), .unit(date, unit, calendar))
    }
}

// MARK: Labelled by a text

extension PlottableValue {
    /// One value.
    @inlinable
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        Self(ChartLabel(label), .single(value))
    }

    /// A half-open interval, which gives the mark its two ends.
    @inlinable
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable {
        Self(ChartLabel(label), .range(range))
    }

    /// A bin, whose width is the axis's step.
    @inlinable
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
    where Value: Comparable {
        Self(ChartLabel(label), .bin(range))
    }

    /// The calendar unit that contains `date`. Without a calendar it is the environment's.
    @inlinable
    public static func value(
        _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> where Value == Date {
        Self(ChartLabel(label), .unit(date, unit, calendar))
    }
}
