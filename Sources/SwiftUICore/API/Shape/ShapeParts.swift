import Drawing
import Foundation
import Geometry

/// The part of a shape's outline between two fractions of its length.
package struct TrimmedShape<Base: Shape>: Shape {
    var base: Base
    var from: CGFloat
    var to: CGFloat

    nonisolated package func path(in rect: CGRect) -> Path {
        base.path(in: rect).trimmedPath(from: from, to: to)
    }

    nonisolated package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    nonisolated package var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    package var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(base.animatableData, AnimatablePair(from, to)) }
        set {
            base.animatableData = newValue.first
            (from, to) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A shape drawn in a rectangle of a fixed size.
package struct SizedShape<Base: Shape>: Shape {
    var base: Base
    var size: CGSize
    var anchor: UnitPoint

    nonisolated package func path(in rect: CGRect) -> Path {
        let free = CGSize(width: rect.width - size.width, height: rect.height - size.height)
        let origin = CGPoint(x: rect.minX + free.width * anchor.x, y: rect.minY + free.height * anchor.y)
        return base.path(in: CGRect(origin: origin, size: size))
    }

    nonisolated package var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    package var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(base.animatableData, size.animatableData) }
        set { (base.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

/// The area that a stroke along a shape's outline covers.
package struct StrokedShape<Base: Shape>: Shape, StrokedOutlineSource {
    var base: Base
    var style: StrokeStyle

    nonisolated package static var role: ShapeRole { .stroke }

    nonisolated package func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

    nonisolated package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    nonisolated package var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    nonisolated package var stroke: Stroke { style.stroke }

    nonisolated package func centerline(in rect: CGRect, direction: LayoutDirection) -> Outline {
        base.outline(in: rect, direction: direction)
    }

    package var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(base.animatableData, style.animatableData) }
        set { (base.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape that is better drawn as the stroke it comes from than as that stroke's outline.
nonisolated package protocol StrokedOutlineSource: Sendable {
    nonisolated var stroke: Stroke { get }

    nonisolated func centerline(in rect: CGRect, direction: LayoutDirection) -> Outline
}

extension Shape {
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(base: self, from: startFraction, to: endFraction)
    }

    nonisolated public func size(_ size: CGSize) -> some Shape {
        SizedShape(base: self, size: size, anchor: .topLeading)
    }

    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        SizedShape(base: self, size: size, anchor: anchor)
    }

    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    nonisolated public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(base: self, style: style) }

    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
