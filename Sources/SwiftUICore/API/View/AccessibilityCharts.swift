import Foundation

/// An axis of a chart, for assistive technology.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
    var attributedTitle: AttributedString { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    public var attributedTitle: AttributedString
    public var scaleType = ScaleType.linear
    public var range: ClosedRange<Double>
    public var gridlinePositions: [Double]
    public var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        attributedTitle = AttributedString(title)
        (self.range, self.gridlinePositions) = (range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    public init(
        attributedTitle: AttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.attributedTitle, self.range, self.gridlinePositions) = (attributedTitle, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    public var title: String {
        get { String(attributedTitle.characters) }
        set { attributedTitle = AttributedString(newValue) }
    }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    public var attributedTitle: AttributedString
    public var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) {
        (attributedTitle, self.categoryOrder) = (AttributedString(title), categoryOrder)
    }

    public init(attributedTitle: AttributedString, categoryOrder: [String]) {
        (self.attributedTitle, self.categoryOrder) = (attributedTitle, categoryOrder)
    }

    public var title: String {
        get { String(attributedTitle.characters) }
        set { attributedTitle = AttributedString(newValue) }
    }
}

/// One value of a data point: a number or a category.
public final class AXDataPointValue {
    public let number: Double
    /// Nil for a number.
    public let category: String?

    public init(number: Double) { (self.number, category) = (number, nil) }

    public init(category: String) { (number, self.category) = (0, category) }
}

/// A point of a chart.
public final class AXDataPoint {
    public enum Value: Hashable, Sendable {
        case number(Double)
        case category(String)
    }

    public var xValue: AXDataPointValue
    public var yValue: AXDataPointValue?
    public var additionalValues: [Value]
    public var attributedLabel: AttributedString?

    private init(_ x: AXDataPointValue, _ y: Double?, _ additionalValues: [Value], _ label: String?) {
        (xValue, yValue) = (x, y.map { AXDataPointValue(number: $0) })
        (self.additionalValues, attributedLabel) = (additionalValues, label.map { AttributedString($0) })
    }

    public convenience init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(AXDataPointValue(category: x), y, additionalValues, label)
    }

    public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(AXDataPointValue(number: x), y, additionalValues, label)
    }

    public var label: String? {
        get { attributedLabel.map { String($0.characters) } }
        set { attributedLabel = newValue.map { AttributedString($0) } }
    }
}

/// A series of a chart.
public final class AXDataSeriesDescriptor {
    public var attributedName: AttributedString
    public var isContinuous: Bool
    public var dataPoints: [AXDataPoint]

    public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        attributedName = AttributedString(name ?? "")
        (self.isContinuous, self.dataPoints) = (isContinuous, dataPoints)
    }

    public init(attributedName: AttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.attributedName, self.isContinuous, self.dataPoints) = (attributedName, isContinuous, dataPoints)
    }

    public var name: String? {
        get { String(attributedName.characters) }
        set { attributedName = AttributedString(newValue ?? "") }
    }
}

/// What a chart shows, for assistive technology.
public final class AXChartDescriptor {
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    public var title: String?
    public var summary: String?
    public var xAxis: any AXDataAxisDescriptor
    public var yAxis: AXNumericDataAxisDescriptor?
    public var additionalAxes: [any AXDataAxisDescriptor]?
    public var series: [AXDataSeriesDescriptor]
    public var contentDirection = ContentDirection.leftToRight
    public var contentFrame = CGRect.zero

    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }

    public var attributedTitle: AttributedString? {
        get { title.map { AttributedString($0) } }
        set { title = newValue.map { String($0.characters) } }
    }
}

/// Something that describes a chart.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
    @MainActor @preconcurrency func makeChartDescriptor() -> AXChartDescriptor

    @MainActor @preconcurrency func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
