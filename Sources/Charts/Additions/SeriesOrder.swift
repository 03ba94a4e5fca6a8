import ChartEngine
import SwiftUICore

/// How series are put on each other.
public enum ChartStackOrder: Hashable, Sendable {
    /// As the rows come.
    case rows
    /// As the foreground style scale names them, the first at the baseline; the same in every stack.
    case scale
}

/// How a legend lists its entries.
public enum ChartLegendOrder: Hashable, Sendable {
    /// The first of the scale first.
    case scale
    /// The last of the scale first: from the top of a stack down.
    case topDown
}

extension View {
    /// The order of series in stacked bars and areas.
    public nonisolated func chartStackOrder(_ order: ChartStackOrder) -> some View {
        chart { $0.settings.stacksFollowScale = order == .scale }
    }

    /// The order of entries in the automatic legend.
    public nonisolated func chartLegendOrder(_ order: ChartLegendOrder) -> some View {
        chart { $0.settings.legend.isReversed = order == .topDown }
    }
}
