import ChartEngine
import Foundation
import SwiftUICore

/// A rule for where scrolls of a chart come to rest.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
    /// Without a chart there are no values to come to rest at.
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        updateTarget(&target, context: ChartScrollTargetBehaviorContext(base: context, chartProxy: ChartProxy()))
    }
}

/// The scroll of a chart that a behaviour decides about.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
    private let base: ScrollTargetBehaviorContext

    /// The scales of the scrolled chart.
    public var chartProxy: ChartProxy

    init(base: ScrollTargetBehaviorContext, chartProxy: ChartProxy) {
        (self.base, self.chartProxy) = (base, chartProxy)
    }

    /// What the scroll of a view says.
    public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
        base[keyPath: keyPath]
    }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        updateTarget(&target, context: context[dynamicMember: \.self])
    }
}

extension View {
    /// Where scrolls of the chart come to rest. A still picture does not scroll: it shows its scroll position as given.
    public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        let behavior = UncheckedSendableBox(behavior)
        return chart { $0.scrollBehavior = behavior.value }
    }
}
