import ChartEngine
import Foundation
import SwiftUICore

// MARK: Labelled by a localized resource

extension PlottableValue {
    /// One value.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
        Self(ChartLabel(labelResource), .single(value))
    }

    /// A half-open interval, which gives the mark its two ends.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ range: Range<Value>
    ) -> PlottableValue<Value> where Value: Comparable {
        Self(ChartLabel(labelResource), .range(range))
    }

    /// A bin, whose width is the axis's step.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>
    ) -> PlottableValue<Value> where Value: Comparable {
        Self(ChartLabel(labelResource), .bin(range))
    }

    /// The calendar unit that contains `date`. Without a calendar it is the environment's.
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue<Value> where Value == Date {
        Self(ChartLabel(labelResource), .unit(date, unit, calendar))
    }
}
