import ChartEngine
import Foundation
import SwiftUICore

extension ChartContent {
    /// A constant symbol. On lines it is drawn at each point.
    @inlinable
    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        marked(SymbolModifier(symbol: symbol))
    }

    /// A symbol for each category.
    @inlinable
    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        marked(EncodingModifier(channel: .symbol, source: value.source))
    }

    /// Any view as symbol.
    @inlinable
    public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        marked(SymbolViewModifier(view: symbol()))
    }

    /// - Parameter area: as perceived, in square points.
    @inlinable
    public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
        marked(TemplateModifier.symbolSize(.area(area)))
    }

    /// - Parameter size: of the symbol's box, in points.
    @inlinable
    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
        marked(TemplateModifier.symbolSize(.size(size)))
    }

    /// A size from the data.
    @inlinable
    public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        marked(EncodingModifier(channel: .symbolSize, source: value.source))
    }
}

@usableFromInline
struct SymbolModifier<S: ChartSymbolShape>: MarkModifier {
    @usableFromInline let symbol: S

    @inlinable
    init(symbol: S) { self.symbol = symbol }

    @usableFromInline
    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        context.template.symbol = collector.symbol(symbol)
    }
}

@usableFromInline
struct SymbolViewModifier<V: View>: MarkModifier {
    @usableFromInline let view: V

    @inlinable
    init(view: V) { self.view = view }

    @usableFromInline
    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        context.template.symbol = .view(collector.views.add(view, in: collector.context))
    }
}
