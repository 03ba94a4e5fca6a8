import Drawing
import Foundation
import Geometry

extension View {
    private nonisolated func effect(
        _ configure: @escaping @MainActor (inout DrawnGroup, CGRect) -> Void
    ) -> some View {
        wrapped { node, _ in EffectNode(node, configure: configure) }
    }

    /// - Parameter opacity: 0 to 1.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        effect { group, _ in group.opacity = opacity.isFinite ? min(max(0, opacity), 1) : 1 }
    }

    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        effect { group, _ in group.setBlend(blendMode) }
    }

    /// Draws the view as one layer before effects around it. Blend modes within do not reach what is behind it.
    public nonisolated func compositingGroup() -> some View { effect { group, _ in group.isIsolated = true } }

    /// Apple rasterises here; our layers are exact, so this composites like `compositingGroup`. `opaque` fills the
    /// layer with black first, as there.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        background(opaque ? Color.black : Color.clear).compositingGroup()
    }

    /// - Parameter radius: points; the Gaussian's standard deviation is half of it.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        effect { group, frame in
            group.blur = radius.isFinite ? max(0, radius) / 2 : 0
            if opaque { group.clip = ClipOutline(Outline(rect: frame)) }
        }
    }

    /// - Parameter radius: points; the Gaussian's standard deviation is half of it.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        wrapped { node, context in
            let shadow = DrawnShadow(
                color: color.rgba(in: context.environment), deviation: radius.isFinite ? max(0, radius) / 2 : 0,
                offset: CGSize(width: x, height: y))
            return EffectNode(node) { group, _ in group.shadow = shadow }
        }
    }

    // MARK: Clips and masks

    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        let box = UncheckedSendableBox(shape)
        return wrapped { node, context in
            let (direction, container) = (context.environment.layoutDirection, context.environment.containerPlace)
            return EffectNode(node) { group, frame in
                // Shapes draw in their own coordinates, which begin at their corner.
                let outline = ContainerPlace.outline(at: frame.origin, of: container) {
                    box.value.outline(in: CGRect(origin: .zero, size: frame.size), direction: direction)
                }
                group.clip = ClipOutline(
                    outline.translated(x: frame.minX, y: frame.minY), evenOdd: style.isEOFilled)
            }
        }
    }

    /// `antialiased` changes nothing: clips are outlines, whose edges every output draws smooth.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        effect { group, frame in group.clip = ClipOutline(Outline(rect: frame)) }
    }

    /// Circular corners, in points. `antialiased` changes nothing, as for `clipped(antialiased:)`.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }

    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        ModifiedContent(content: self, modifier: MaskLayer(mask: mask(), alignment: alignment))
    }

    @_disfavoredOverload
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        ModifiedContent(content: self, modifier: MaskLayer(mask: mask, alignment: .center))
    }

    // MARK: Transforms of the drawing, which leave the layout alone

    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        effect { group, frame in group.transform = transform.about(frame.origin) }
    }

    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect { group, frame in
            group.transform = CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: frame))
        }
    }

    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        effect { group, frame in
            group.transform = CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: frame))
        }
    }

    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    public nonisolated func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}

/// Which colour arithmetic a layer composites in. Our layers composite in sRGB.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// The modifier behind `mask`: a second view at the first one's size, whose alpha decides what shows.
package struct MaskLayer<Mask: View> {
    package let mask: Mask
    package let alignment: Alignment
}

extension MaskLayer: ViewModifier, PrimitiveViewModifier {
    package typealias Body = Never

    package func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        content(context).enumerated().map { index, primary in
            let masks = context.child(index + 1).nodes(of: mask)
            let layers = LayersNode(alignment: alignment, children: masks)
            let node = MaskNode(primary: primary, mask: layers, alignment: alignment)
            node.traits = primary.traits
            return node
        }
    }
}

private final class MaskNode: LayoutNode {
    private let primary: LayoutNode
    private let mask: LayoutNode
    private let inner: SecondaryNode

    init(primary: LayoutNode, mask: LayoutNode, alignment: Alignment) {
        (self.primary, self.mask) = (primary, mask)
        inner = SecondaryNode(primary: primary, secondary: [mask], side: .inFront, alignment: alignment)
        super.init(children: [inner])
    }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        Arrangement(size: inner.size(for: proposal), children: [.init(origin: .zero, proposal: proposal)])
    }

    override func emit(into emitter: inout Emitter) {
        let alpha = emitter.collected { mask.emit(into: &$0) }
        emitter.group({ $0.mask = alpha }) { primary.emit(into: &$0) }
    }
}
