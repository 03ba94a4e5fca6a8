import Foundation
import SwiftUICore

extension ForEach: ChartContent where Content: ChartContent {
    public var body: Never { unreachableContent }

    @inlinable
    public static func _collect(_ loop: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        collector.noteRepeatedIdentifiers(loop.repeatedIdentifiers)
        for element in loop.data { Content._collect(loop.content(element), in: context, into: collector) }
    }
}

extension ForEach {
    /// Comparing identifiers must not cost more than drawing, so of very long loops the start is looked at.
    @inlinable
    var repeatedIdentifiers: Int {
        let some = data.prefix(2000)
        var seen = Set<ID>(minimumCapacity: some.count)
        var repeated = 0
        for element in some where !seen.insert(identify(element)).inserted { repeated += 1 }
        return repeated
    }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: ChartContent {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }
}
