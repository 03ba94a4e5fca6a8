import ChartEngine
import Foundation
import SwiftUICore

extension View {
    /// The axes along which the plot is longer than what shows.
    public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chart { chart in
            chart.settings.scroll.axes = Set(
                [Axis.horizontal, .vertical].filter { axes.contains(Axis.Set($0)) }.map(\.chartAxis))
        }
    }

    /// How much of x shows: in its unit, seconds for dates, a count for categories.
    public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.plotValue.number
        return chart { $0.settings.scroll.visibleX = length }
    }

    /// How much of y shows: in its unit, seconds for dates, a count for categories.
    public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.plotValue.number
        return chart { $0.settings.scroll.visibleY = length }
    }

    /// The first x that shows at the start.
    public nonisolated func chartScrollPosition(initialX: some Plottable) -> some View {
        let value = initialX.plotValue
        return chart { $0.settings.scroll.positionX = value }
    }

    /// The first x that shows.
    public nonisolated func chartScrollPosition(x: Binding<some Plottable>) -> some View {
        let binding = UncheckedSendableBox(x)
        return chart { $0.settings.scroll.positionX = binding.value.wrappedValue.plotValue }
    }

    /// The first y that shows at the start.
    public nonisolated func chartScrollPosition(initialY: some Plottable) -> some View {
        let value = initialY.plotValue
        return chart { $0.settings.scroll.positionY = value }
    }

    /// The first y that shows.
    public nonisolated func chartScrollPosition(y: Binding<some Plottable>) -> some View {
        let binding = UncheckedSendableBox(y)
        return chart { $0.settings.scroll.positionY = binding.value.wrappedValue.plotValue }
    }
}

extension PlotValue {
    /// The number or the seconds; nil for a category.
    var number: Double? {
        switch self {
        case .number(let number), .date(let number): number
        case .category: nil
        }
    }
}
