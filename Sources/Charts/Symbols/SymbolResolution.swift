import ChartEngine
import Foundation
import SwiftUICore

extension _ChartCollector {
    /// A symbol of the API as the engine keeps it.
    func symbol(_ shape: any ChartSymbolShape) -> SymbolTemplate { opened(shape) }

    private func opened<S: ChartSymbolShape>(_ shape: S) -> SymbolTemplate {
        if let any = shape as? AnyChartSymbolShape { return symbol(any.base) }
        if let basic = shape as? BasicChartSymbolShape { return basic.template }
        if let known = shape as? ResolvedSymbolShape { return known.template }
        return .custom(outline(shape), perceptualUnitRect: shape.perceptualUnitRect)
    }
}

/// A symbol that a chart's scale gave, as a shape.
struct ResolvedSymbolShape: ChartSymbolShape {
    let template: SymbolTemplate

    var perceptualUnitRect: CGRect {
        switch template {
        case .basic(let kind): BasicChartSymbolShape(kind: kind).perceptualUnitRect
        case .outlined(let kind, _): BasicChartSymbolShape(kind: kind).perceptualUnitRect
        case .custom(_, let rect): rect
        case .view: CGRect(x: 0, y: 0, width: 1, height: 1)
        }
    }

    func path(in rect: CGRect) -> Path {
        switch template {
        case .basic(let kind): BasicChartSymbolShape(kind: kind).path(in: rect)
        case .outlined(let kind, let stroke): BasicChartSymbolShape(kind: kind, border: stroke).path(in: rect)
        case .custom(let provider, _): Path(provider.outline(rect))
        case .view: Path(rect)
        }
    }
}
