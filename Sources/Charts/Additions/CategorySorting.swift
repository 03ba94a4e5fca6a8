import ChartEngine
import SwiftUICore

/// The order of the categories of an axis whose domain is not given.
public enum ChartCategorySorting: Hashable, Sendable {
    /// As they appear in the data.
    case appearance
    /// As the environment's locale sorts names, with digits by their value: W2 before W11.
    case natural
}

extension View {
    /// Sorts the categories of the x axis; an explicit domain wins.
    public nonisolated func chartXSort(_ sorting: ChartCategorySorting) -> some View {
        chart { $0.settings.x.order = sorting.order($0.settings) }
    }

    /// Sorts the categories of the y axis; an explicit domain wins.
    public nonisolated func chartYSort(_ sorting: ChartCategorySorting) -> some View {
        chart { $0.settings.y.order = sorting.order($0.settings) }
    }
}

extension ChartCategorySorting {
    fileprivate func order(_ settings: ChartSettings) -> CategoryOrder {
        switch self {
        case .appearance: .appearance
        case .natural: .natural(settings.locale)
        }
    }
}
