import Foundation
import Geometry

public struct Rectangle: Shape {
    public nonisolated init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Rectangle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

/// The largest circle within the rectangle, in its middle.
public struct Circle: Shape {
    public nonisolated init() {}

    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// A square within what is proposed.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let side?, nil), (nil, let side?): side
            case (nil, nil): 10
            }
        return CGSize(width: side, height: side)
    }
}

extension Circle: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

public struct Ellipse: Shape {
    public nonisolated init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Ellipse: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
    public var style: RoundedCornerStyle

    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
    }
}

extension Capsule: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(base: self, amount: amount)
    }
}

/// A shape drawn in its rectangle made smaller on all sides.
package struct ShrunkShape<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    nonisolated package func path(in rect: CGRect) -> Path {
        // A negative size would turn the shape inside out: it shrinks to a point in the middle.
        let (dx, dy) = (min(amount, abs(rect.width) / 2), min(amount, abs(rect.height) / 2))
        return base.path(in: rect.standardized.insetBy(dx: dx, dy: dy))
    }

    nonisolated package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    nonisolated package var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    nonisolated package func inset(by amount: CGFloat) -> ShrunkShape {
        ShrunkShape(base: base, amount: self.amount + amount)
    }

    package var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
}

extension Shape where Self == Rectangle {
    public nonisolated static var rect: Rectangle { .init() }
}

extension Shape where Self == Circle {
    public nonisolated static var circle: Circle { .init() }
}

extension Shape where Self == Ellipse {
    public nonisolated static var ellipse: Ellipse { .init() }
}

extension Shape where Self == Capsule {
    public nonisolated static var capsule: Capsule { .init() }

    public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
    public nonisolated static var containerRelative: ContainerRelativeShape { .init() }
}
