// What chart code uses of Apple's framework of that name: how charts and notices are told. SwiftUI has them as well.

@_exported import Foundation

@_exported import class SwiftUICore.AXCategoricalDataAxisDescriptor
@_exported import class SwiftUICore.AXChartDescriptor
@_exported import enum SwiftUICore.AXCustomContent
@_exported import protocol SwiftUICore.AXDataAxisDescriptor
@_exported import class SwiftUICore.AXDataPoint
@_exported import class SwiftUICore.AXDataPointValue
@_exported import class SwiftUICore.AXDataSeriesDescriptor
@_exported import class SwiftUICore.AXNumericDataAxisDescriptor
@_exported import enum SwiftUICore.AccessibilityNotification
