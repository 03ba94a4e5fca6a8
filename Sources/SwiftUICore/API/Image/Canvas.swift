import Drawing
import Foundation
import Geometry

/// A view that a closure draws.
public struct Canvas<Symbols: View> {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    /// `rendersAsynchronously` would draw on another thread; the picture is the same.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        (self.symbols, self.renderer, isOpaque) = (symbols(), renderer, opaque)
        (self.colorMode, self.rendersAsynchronously) = (colorMode, rendersAsynchronously)
    }
}

extension Canvas where Symbols == EmptyView {
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

extension Canvas: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        var tagged: [AnyHashable: LayoutNode] = [:]
        for node in context.child(1).nodes(of: symbols) {
            if let tag = node.traits.tag ?? node.traits.implicitTag { tagged[tag] = node }
        }
        let renderer = renderer
        return [
            CanvasNode(
                size: nil, ideal: CGSize(width: 10, height: 10), context: context.child(0), symbols: tagged,
                isOpaque: isOpaque
            ) { renderer(&$0, $1) }
        ]
    }
}

/// Runs a drawing closure when its size is known.
package final class CanvasNode: LayoutNode {
    private let size: CGSize?
    private let ideal: CGSize
    private let context: ResolveContext
    private let symbols: [AnyHashable: LayoutNode]
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext, CGSize) -> Void

    /// - Parameter size: nil to take all that is offered.
    package init(
        size: CGSize?, ideal: CGSize, context: ResolveContext, symbols: [AnyHashable: LayoutNode] = [:],
        isOpaque: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        (self.size, self.ideal, self.context, self.symbols) = (size, ideal, context, symbols)
        (self.isOpaque, self.renderer) = (isOpaque, renderer)
        super.init()
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        Arrangement(size: size ?? proposal.replacingUnspecifiedDimensions(by: ideal))
    }

    package override var spacing: NodeSpacing { .standard }

    package override func emit(into emitter: inout Emitter) {
        guard frame.width.isFinite, frame.height.isFinite else { return }
        let box = CGRect(origin: .zero, size: frame.size)
        var graphics = GraphicsContext(place: context, symbols: symbols)
        context.evaluating { renderer(&graphics, frame.size) }
        let items = graphics.layer.items
        emitter.group({ group in
            group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
            group.clip = ClipOutline(Outline(rect: box))
        }) { inner in
            if isOpaque { inner.fill(Outline(rect: box), with: .color(.black), in: box) }
            for item in items { inner.add(item) }
        }
    }
}
