import Drawing
import Foundation
import Geometry

/// A view of a shape that is filled or stroked, and to which further fills and strokes can be added on top.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    nonisolated var shape: Content { get }
}

/// A filled shape.
@preconcurrency
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    public nonisolated let shape: Content
    public nonisolated let style: Style
    public nonisolated let fillStyle: FillStyle

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    }
}

extension _ShapeView: ShapeView, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        [ShapeNode(shape, [.fill(shape, style, fillStyle, in: context)], background: [], in: context)]
    }
}

/// A filled shape over another view of it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public nonisolated let shape: Content
    public nonisolated let style: Style
    public nonisolated let fillStyle: FillStyle
    private let base: UncheckedSendableBox<Background>

    public var background: Background { base.value }

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
        base = UncheckedSendableBox(background)
    }
}

extension FillShapeView: ShapeView, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        [
            ShapeNode(
                shape, [.fill(shape, style, fillStyle, in: context)],
                background: context.child(0).nodes(of: background), in: context)
        ]
    }
}

/// A shape's outline stroked, over another view of the shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public nonisolated let shape: Content
    public nonisolated let style: Style
    public nonisolated let strokeStyle: StrokeStyle
    public nonisolated let isAntialiased: Bool
    private let base: UncheckedSendableBox<Background>

    public var background: Background { base.value }

    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        self.isAntialiased = isAntialiased
        base = UncheckedSendableBox(background)
    }
}

extension StrokeShapeView: ShapeView, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        [
            ShapeNode(
                shape, [.stroke(shape, style, strokeStyle, antialiased: isAntialiased, in: context)],
                background: context.child(0).nodes(of: background), in: context)
        ]
    }
}

/// A stroke inside a shape's outline, over another view of the shape.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    public nonisolated let shape: Content
    public nonisolated let style: Style
    public nonisolated let strokeStyle: StrokeStyle
    public nonisolated let isAntialiased: Bool
    private let base: UncheckedSendableBox<Background>

    public var background: Background { base.value }

    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        self.isAntialiased = isAntialiased
        base = UncheckedSendableBox(background)
    }
}

extension StrokeBorderShapeView: ShapeView, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let inner = shape.inset(by: strokeStyle.lineWidth / 2)
        return [
            ShapeNode(
                shape, [.stroke(inner, style, strokeStyle, antialiased: isAntialiased, in: context)],
                background: context.child(0).nodes(of: background), in: context)
        ]
    }
}
