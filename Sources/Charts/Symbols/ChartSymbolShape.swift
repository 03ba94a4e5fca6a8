import Foundation
import SwiftUICore

/// A shape that can be a plot symbol.
public protocol ChartSymbolShape: Shape {
    /// The rectangle within the unit square of the shape's frame that looks as large as the unit square: symbols of one
    /// area are scaled so that these rectangles agree.
    var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// The symbol as an outline within its edge; `lineWidth` in points.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The symbol as an outline within its edge.
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        StrokedSymbolShape(base: self, style: style)
    }
}

/// An insettable symbol drawn as an outline.
struct StrokedSymbolShape<Base: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
    let base: Base
    let style: StrokeStyle

    var perceptualUnitRect: CGRect { base.perceptualUnitRect }

    func path(in rect: CGRect) -> Path {
        base.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
    }
}

extension Circle: ChartSymbolShape {
    /// The square of the circle's area.
    public var perceptualUnitRect: CGRect {
        let side = (Double.pi / 4).squareRoot()
        return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
    }
}

/// A symbol shape of any type.
public struct AnyChartSymbolShape: ChartSymbolShape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeView<AnyChartSymbolShape, ForegroundStyle>

    let base: any ChartSymbolShape

    public init(_ content: any ChartSymbolShape) {
        base = (content as? AnyChartSymbolShape)?.base ?? content
    }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
}
