import Foundation

/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    private let fraction: Double
    private let label: Label
    private let current: CurrentValueLabel
    private let minimum: BoundsLabel
    private let maximum: BoundsLabel
    private let marked: MarkedValueLabels

    fileprivate nonisolated init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
        _ maximum: BoundsLabel, _ marked: MarkedValueLabels
    ) {
        let place = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
        fraction = place.isFinite ? min(max(0, place), 1) : 0
        (self.label, self.current, self.minimum) = (label, current, minimum)
        (self.maximum, self.marked) = (maximum, marked)
    }
}

extension Gauge: View {
    public var body: some View {
        let (fraction, label, current) = (fraction, label, current)
        let (minimum, maximum, marked) = (minimum, maximum, marked)
        return StyledControl { context in
            @MainActor
            func part(_ view: some View, _ index: Int) -> _ControlPart {
                _ControlPart(view, index: index, of: GaugeStyleConfiguration.self, in: context)
            }
            @MainActor
            func ifAny(_ view: some View, _ index: Int) -> _ControlPart? {
                view is EmptyView ? nil : part(view, index)
            }
            return GaugeStyleConfiguration(
                value: fraction, label: part(label, 0), currentValueLabel: ifAny(current, 1),
                minimumValueLabel: ifAny(minimum, 2), maximumValueLabel: ifAny(maximum, 3),
                markedValueLabels: ifAny(marked, 4))
        } fallback: {
            DefaultGaugeStyle().makeBody(configuration: $0)
        }
        .controlSemantics(.progress, value: "\(clampedPercent(fraction))%")
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView(), EmptyView())
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView(), EmptyView())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), EmptyView())
    }
}

extension Gauge {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
            markedValueLabels())
    }
}

public struct GaugeStyleConfiguration {
    public typealias Label = _ControlPart
    public typealias CurrentValueLabel = _ControlPart
    public typealias MinimumValueLabel = _ControlPart
    public typealias MaximumValueLabel = _ControlPart
    public typealias MarkedValueLabel = _ControlPart

    /// 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    public var markedValueLabels: MarkedValueLabel?
}

@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(style, for: GaugeStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }
}
