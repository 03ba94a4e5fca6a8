import ChartEngine
import Foundation
import SwiftUICore

/// A view that draws marks with their axes and legend.
///
/// It takes the size it is offered; where a side is left to it, it is 300 points wide or 200 points high.
public struct Chart<Content: ChartContent> {
    private let collect: @MainActor (_ChartCollector) -> Void

    /// Marks, loops and conditions.
    @inlinable
    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.init(showing: content()) }

    /// Content for each element.
    @inlinable
    public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.init(showing: ForEach(data, content: content))
    }

    /// Content for each element, identified by a key path.
    @inlinable
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.init(showing: ForEach(data, id: id, content: content))
    }

    /// The collecting is written down here, where the content's type is known: in a client's release build it becomes
    /// code for just these marks.
    @inlinable
    nonisolated init(showing content: Content) {
        let held = HeldContent(content)
        self.init(collecting: { Content._collect(held.content, in: _MarkContext(), into: $0) })
    }

    @usableFromInline
    nonisolated init(collecting collect: @escaping @MainActor (_ChartCollector) -> Void) { self.collect = collect }
}

extension Chart: Sendable {}

extension Chart: View {
    public var body: some View {
        ChartView(collect: collect)
    }
}

/// The chart of any content.
struct ChartView {
    let collect: @MainActor (_ChartCollector) -> Void
}

extension ChartView: View, PrimitiveView {
    var body: Never { unreachableBody }

    func nodes(in context: ResolveContext) -> [LayoutNode] {
        let collector = _ChartCollector(context: context.inChart, views: ViewBoard())
        context.evaluating { collect(collector) }
        let chart = ChartConfiguration(resolving: collector, changes: context.environment.chartChanges)
        return [HostedNode(ChartDrawing(chart))]
    }
}

extension ResolveContext {
    /// For the views within a chart: what is said to charts around is not said to charts in an annotation.
    fileprivate var inChart: ResolveContext {
        with {
            $0.chartChanges = []
            $0.stackAxis = nil
        }
    }
}
