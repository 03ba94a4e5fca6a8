import ChartEngine
import Foundation
import SwiftUICore

// MARK: Labelled by a localized resource

extension PlottableProjection {
    /// The value at a key path.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(labelResource), .value(value))
    }

    /// The interval between two key paths.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
        Self(ChartLabel(labelResource), .range(start, end))
    }

    /// The same value for every element.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: DataValue
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(labelResource), .constant(.single(value)))
    }

    /// The same interval for every element.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection<DataElement, DataValue> where DataValue: Comparable {
        Self(ChartLabel(labelResource), .constant(.range(start.plotValue, end.plotValue)))
    }
}

extension PlottableProjection where DataValue.PrimitivePlottable == Date {
    /// The calendar unit around the date at a key path. Without a calendar it is the environment's.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(labelResource), .unit(date, unit, calendar))
    }
}

extension PlottableProjection where DataValue == Date {
    /// The calendar unit around a date, for every element.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection<DataElement, DataValue> {
        Self(ChartLabel(labelResource), .constant(.unit(date, unit, calendar)))
    }
}
