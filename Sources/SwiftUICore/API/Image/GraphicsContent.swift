import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// A text that is measured and drawn.
    public struct ResolvedText {
        fileprivate let node: LayoutNode
        /// What the text is drawn with, in place of its own style.
        public var shading: Shading = .foreground

        /// The size in points within a space.
        public func measure(in size: CGSize) -> CGSize {
            let node = node
            return MainActor.assumeIsolated { node.size(for: ProposedViewSize(size)) }
        }

        /// Points from the top to the first line's baseline.
        public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, size) }

        public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, size) }

        private func baseline(_ alignment: VerticalAlignment, _ size: CGSize) -> CGFloat {
            let node = node
            return MainActor.assumeIsolated { node.dimensions(for: ProposedViewSize(size)).value(alignment.key) }
        }
    }

    /// An image that is measured and drawn.
    public struct ResolvedImage {
        fileprivate let node: LayoutNode
        /// In points.
        public var size: CGSize
        /// Points from the top to the baseline of a symbol, the bottom of any other image.
        public let baseline: CGFloat
        public var shading: Shading?
    }

    /// One of the views that the canvas was given to draw.
    public struct ResolvedSymbol {
        fileprivate let node: LayoutNode
        /// In points.
        public let size: CGSize
    }

    public func resolve(_ text: Text) -> ResolvedText {
        let place = place
        return ResolvedText(node: MainActor.assumeIsolated { place.node(of: text) })
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let box = UncheckedSendableBox((image, place))
        let (node, size, baseline) = MainActor.assumeIsolated {
            let node = box.value.1.node(of: box.value.0.resizable())
            let natural = box.value.1.node(of: box.value.0).dimensions(for: .unspecified)
            return (node, natural.arrangement.size, natural.value(VerticalAlignment.firstTextBaseline.key))
        }
        return ResolvedImage(node: node, size: size, baseline: baseline, shading: nil)
    }

    /// The symbol with a tag; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let node = symbols[AnyHashable(id)] else { return nil }
        return ResolvedSymbol(node: node, size: MainActor.assumeIsolated { node.size(for: .unspecified) })
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.node, in: rect) }

    /// The text at its ideal size with its `anchor` at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text.node, at: point, anchor: anchor, size: nil)
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// `style` changes nothing: it is a rectangle that is filled, by either rule.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image.node, in: rect)
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.node, at: point, anchor: anchor, size: image.size)
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.node, in: rect) }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol.node, at: point, anchor: anchor, size: symbol.size)
    }

    private func draw(_ node: LayoutNode, at point: CGPoint, anchor: UnitPoint, size: CGSize?) {
        let size = size ?? MainActor.assumeIsolated { node.size(for: .unspecified) }
        let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
        draw(node, in: CGRect(origin: origin, size: size))
    }

    private func draw(_ node: LayoutNode, in rect: CGRect) {
        let graph = place
        let items = MainActor.assumeIsolated {
            node.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
            var emitter = Emitter(graph: graph.graph)
            node.emit(into: &emitter)
            return UncheckedSendableBox(emitter.items)
        }.value
        add(items)
    }
}
