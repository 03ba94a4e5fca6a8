import ChartEngine
import Foundation
import SwiftUICore

/// Where the chart's selections are written. A still picture selects nothing of its own accord; a `ChartProxy` does
/// when it is told to.
struct ChartSelection {
    typealias Value = (PlotValue?) -> Void
    typealias Interval = (ClosedInterval?) -> Void

    var x: Value?
    var y: Value?
    var angle: Value?
    var xInterval: Interval?
    var yInterval: Interval?
}

/// Two selected values, in either order.
struct ClosedInterval: Sendable {
    var lower: PlotValue
    var upper: PlotValue
}

extension View {
    /// Binds the x value that is selected; nil when none is.
    public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        let binding = UncheckedSendableBox(value)
        return chart { $0.selection.x = { binding.value.select($0) } }
    }

    /// Binds the range of x that is selected; nil when none is.
    public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        let binding = UncheckedSendableBox(range)
        return chart { $0.selection.xInterval = { binding.value.select($0) } }
    }

    /// Binds the y value that is selected; nil when none is.
    public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        let binding = UncheckedSendableBox(value)
        return chart { $0.selection.y = { binding.value.select($0) } }
    }

    /// Binds the range of y that is selected; nil when none is.
    public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        let binding = UncheckedSendableBox(range)
        return chart { $0.selection.yInterval = { binding.value.select($0) } }
    }

    /// Binds the place in the running total of a pie's values that is selected; nil when none is.
    public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        let binding = UncheckedSendableBox(value)
        return chart { $0.selection.angle = { binding.value.select($0) } }
    }
}

extension View {
    /// A gesture of the client's that drives the selections through the proxy. A still picture receives no touches, so
    /// it never begins there.
    public nonisolated func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
        let gesture = UncheckedSendableBox(gesture)
        return chart { $0.gesture = { gesture.value($0) } }
    }
}

extension Binding {
    fileprivate func select<P: Plottable>(_ value: PlotValue?) where Value == P? {
        wrappedValue = value.flatMap { P(plotValue: $0, rounding: true) }
    }

    fileprivate func select<P: Plottable & Comparable>(
        _ interval: ClosedInterval?
    ) where Value == ClosedRange<P>? {
        guard let interval, let a = P(plotValue: interval.lower, rounding: true),
            let b = P(plotValue: interval.upper, rounding: true)
        else {
            wrappedValue = nil
            return
        }
        wrappedValue = ClosedRange(uncheckedBounds: (lower: Swift.min(a, b), upper: Swift.max(a, b)))
    }
}
