import Foundation

extension View {
    private nonisolated func layered<V: View>(
        _ view: V, side: SecondaryNode.Side, alignment: Alignment
    ) -> ModifiedContent<Self, SecondaryLayer<V>> {
        ModifiedContent(content: self, modifier: SecondaryLayer(view: view, side: side, alignment: alignment))
    }

    /// Draws views in front of this one, at its size.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        layered(content(), side: .inFront, alignment: alignment)
    }

    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        layered(overlay, side: .inFront, alignment: alignment)
    }

    /// The style reaches on into the safe area's insets at `edges`.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        layered(Rectangle().fill(style).ignoresSafeArea(edges: edges), side: .inFront, alignment: .center)
    }

    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layered(shape.fill(style, style: fillStyle), side: .inFront, alignment: .center)
    }

    /// Draws views behind this one, at its size.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        layered(content(), side: .behind, alignment: alignment)
    }

    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        layered(background, side: .behind, alignment: alignment)
    }

    /// The environment's background style.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// The style reaches on into the safe area's insets at `edges`.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        layered(Rectangle().fill(style).ignoresSafeArea(edges: edges), side: .behind, alignment: .center)
    }

    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        layered(shape.fill(BackgroundStyle(), style: fillStyle), side: .behind, alignment: .center)
    }

    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layered(shape.fill(style, style: fillStyle), side: .behind, alignment: .center)
    }

    /// A line inside the view's edges.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        layered(Rectangle().strokeBorder(content, lineWidth: width), side: .inFront, alignment: .center)
    }
}

/// The modifier behind `background` and `overlay`.
package struct SecondaryLayer<V: View> {
    package let view: V
    package let side: SecondaryNode.Side
    package let alignment: Alignment
}

extension SecondaryLayer: ViewModifier, PrimitiveViewModifier {
    package typealias Body = Never

    package func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        content(context).enumerated().map { index, primary in
            var inner = context.child(index + 1)
            inner.environment.stackAxis = nil
            let node = SecondaryNode(
                primary: primary, secondary: inner.nodes(of: view), side: side,
                alignment: alignment.turned(for: context.environment.layoutDirection))
            node.traits = primary.traits
            return node
        }
    }
}
