import Drawing
import Foundation
import Geometry

/// One fill or stroke of a shape.
@MainActor
package struct ShapeLayer {
    /// In a rectangle of a size, with its origin at zero.
    let outline: (CGRect) -> Outline
    let stroke: Stroke?
    let evenOdd: Bool
    let style: ResolvedStyle

    package static func fill(
        _ shape: some Shape, _ style: some ShapeStyle, _ fillStyle: FillStyle, in context: ResolveContext
    ) -> ShapeLayer {
        if !fillStyle.isAntialiased { context.graph.report(CoreDiagnostics.antialiased) }
        let direction = context.environment.layoutDirection
        let resolved = resolveStyle(style, in: context.environment)
        if let source = shape as? any StrokedOutlineSource {
            return ShapeLayer(
                outline: { source.centerline(in: $0, direction: direction) }, stroke: source.stroke, evenOdd: false,
                style: resolved)
        }
        return ShapeLayer(
            outline: { shape.outline(in: $0, direction: direction) }, stroke: nil, evenOdd: fillStyle.isEOFilled,
            style: resolved)
    }

    package static func stroke(
        _ shape: some Shape, _ style: some ShapeStyle, _ strokeStyle: StrokeStyle, antialiased: Bool,
        in context: ResolveContext
    ) -> ShapeLayer {
        if !antialiased { context.graph.report(CoreDiagnostics.antialiased) }
        let direction = context.environment.layoutDirection
        return ShapeLayer(
            outline: { shape.outline(in: $0, direction: direction) }, stroke: strokeStyle.stroke, evenOdd: false,
            style: resolveStyle(style, in: context.environment))
    }
}

/// A shape in the tree: it takes what is proposed, and draws its layers over its background views.
package final class ShapeNode: LayoutNode {
    private let fit: (ProposedViewSize) -> CGSize
    private let layers: [ShapeLayer]
    private let container: ContainerPlace?

    package init(
        _ shape: some Shape, _ layers: [ShapeLayer], background: [LayoutNode], in context: ResolveContext
    ) {
        fit = shape.sizeThatFits
        self.layers = layers
        container = context.environment.containerPlace
        super.init(children: background)
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let size = fit(proposal)
        let child = Arrangement.Child(origin: .zero, proposal: ProposedViewSize(size))
        return Arrangement(size: size, children: children.map { _ in child })
    }

    package override var spacing: NodeSpacing { .standard }

    package override func emit(into emitter: inout Emitter) {
        super.emit(into: &emitter)
        let box = frame
        guard box.width.isFinite, box.height.isFinite else { return }
        for layer in layers {
            // Shapes draw in their own coordinates, which begin at their corner.
            let outline = ContainerPlace.outline(at: box.origin, of: container) {
                layer.outline(CGRect(origin: .zero, size: box.size))
            }
            emitter.paint(
                outline.translated(x: box.minX, y: box.minY), stroke: layer.stroke, evenOdd: layer.evenOdd,
                with: layer.style, in: box)
        }
    }
}
