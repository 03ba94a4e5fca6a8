import Foundation
import Geometry

/// What a shape's style is meant for.
public enum ShapeRole: Sendable {
    case fill, stroke, separator
}

/// A two-dimensional shape; as a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline of the shape that fills `rect`.
    nonisolated func path(in rect: CGRect) -> Path

    nonisolated static var role: ShapeRole { get }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    @MainActor @preconcurrency
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

extension Shape {
    /// The outline in `rect` as it is drawn in a layout direction.
    nonisolated package func outline(in rect: CGRect, direction: LayoutDirection) -> Outline {
        let outline = path(in: rect).outline
        guard case .mirrors(let mirrored) = layoutDirectionBehavior, mirrored == direction else { return outline }
        let flip = CGAffineTransform(translationX: rect.minX + rect.maxX, y: 0).scaledBy(x: -1, y: 1)
        return outline.applying(flip)
    }
}

/// A shape that can draw itself smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape of its own, drawn where it stands: the rectangle it is given does not matter.
extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
