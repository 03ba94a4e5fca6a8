import ChartEngine
import Foundation
import SwiftUICore

// MARK: Labelled by a text

extension PlottableProjection {
    /// The value at a key path.
    public static func value(
        _ label: Text, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(label), .value(value))
    }

    /// The interval between two key paths.
    public static func value(
        _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
        Self(ChartLabel(label), .range(start, end))
    }

    /// The same value for every element.
    public static func value(
        _ label: Text, _ value: DataValue
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(label), .constant(.single(value)))
    }

    /// The same interval for every element.
    public static func value(
        _ label: Text, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
        Self(ChartLabel(label), .constant(.range(start.plotValue, end.plotValue)))
    }
}

extension PlottableProjection where DataValue.PrimitivePlottable == Date {
    /// The calendar unit around the date at a key path. Without a calendar it is the environment's.
    public static func value(
        _ label: Text, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(label), .unit(date, unit, calendar))
    }
}

extension PlottableProjection where DataValue == Date {
    /// The calendar unit around a date, for every element.
    public static func value(
        _ label: Text, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(label), .constant(.unit(date, unit, calendar)))
    }
}

// MARK: Labelled by a string

extension PlottableProjection {
    /// The value at a key path.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(label), .value(value))
    }

    /// The interval between two key paths.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
        Self(ChartLabel(label), .range(start, end))
    }

    /// The same value for every element.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: DataValue
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(label), .constant(.single(value)))
    }

    /// The same interval for every element.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
        Self(ChartLabel(label), .constant(.range(start.plotValue, end.plotValue)))
    }
}

extension PlottableProjection where DataValue.PrimitivePlottable == Date {
    /// The calendar unit around the date at a key path. Without a calendar it is the environment's.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(label), .unit(date, unit, calendar))
    }
}

extension PlottableProjection where DataValue == Date {
    /// The calendar unit around a date, for every element.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(label), .constant(.unit(date, unit, calendar)))
    }
}

// MARK: Labelled by a localized key

extension PlottableProjection {
    /// The value at a key path.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(labelKey), .value(value))
    }

    /// The interval between two key paths.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
        Self(ChartLabel(labelKey), .range(start, end))
    }

    /// The same value for every element.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: DataValue
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(labelKey), .constant(.single(value)))
    }

    /// The same interval for every element.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
        Self(ChartLabel(labelKey), .constant(.range(start.plotValue, end.plotValue)))
    }
}

extension PlottableProjection where DataValue.PrimitivePlottable == Date {
    /// The calendar unit around the date at a key path. Without a calendar it is the environment's.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(labelKey), .unit(date, unit, calendar))
    }
}

extension PlottableProjection where DataValue == Date {
    /// The calendar unit around a date, for every element.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(labelKey), .constant(.unit(date, unit, calendar)))
    }
}
