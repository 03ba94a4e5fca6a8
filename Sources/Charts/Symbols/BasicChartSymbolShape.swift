import ChartEngine
import Drawing
import Foundation
import ShapeKit
import SwiftUICore

/// The built-in symbols.
public struct BasicChartSymbolShape: ChartSymbolShape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeView<BasicChartSymbolShape, ForegroundStyle>

    let kind: SymbolKind
    /// Of a symbol drawn as an outline within its edge.
    var border: Stroke?

    public func path(in rect: CGRect) -> Path {
        guard let border else { return Path(symbolOutline(kind, in: rect)) }
        return Path(symbolBorderOutline(kind, in: rect, lineWidth: border.width))
    }

    public var perceptualUnitRect: CGRect { kind.perceptualUnitRect }

    /// The symbol as an outline within its edge; `lineWidth` in points.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BasicChartSymbolShape(kind: kind, border: Stroke(width: lineWidth))
    }

    var template: SymbolTemplate { border.map { .outlined(kind, $0) } ?? .basic(kind) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
    public static var square: BasicChartSymbolShape { .init(kind: .square) }
    public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
    public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}
