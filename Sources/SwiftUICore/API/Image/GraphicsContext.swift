import Drawing
import Foundation
import Geometry

/// Draws paths, text and images one after another. Copies share what is drawn on and have a transform, clip, opacity,
/// blend mode and filters of their own. To be used where the renderer is called, on the main actor.
public struct GraphicsContext {
    public typealias BlendMode = SwiftUICore.BlendMode

    /// Collects the items of one layer.
    final class Layer {
        var items: [DrawingItem] = []
    }

    let layer: Layer
    let place: ResolveContext
    /// The views of `Canvas(renderer:symbols:)`, by tag.
    let symbols: [AnyHashable: LayoutNode]
    /// 0 to 1.
    public var opacity: Double = 1
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    /// In the coordinates of the layer, the last one innermost.
    var clips: [ClipOutline] = []
    var filters: [Filter] = []

    init(place: ResolveContext, symbols: [AnyHashable: LayoutNode]) {
        (layer, self.place, self.symbols) = (Layer(), place, symbols)
    }

    private init(layerOf outer: GraphicsContext) {
        (layer, place, symbols) = (Layer(), outer.place, outer.symbols)
        transform = outer.transform
    }

    public var environment: EnvironmentValues {
        let place = place
        return MainActor.assumeIsolated { UncheckedSendableBox(place.environment) }.value
    }

    // MARK: State

    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

    /// Puts `matrix` before the transform there is.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Keeps what is outside of the clip instead.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        var outline = path.outline.applying(transform)
        guard options.contains(.inverse) else {
            clips.append(ClipOutline(outline, evenOdd: style.isEOFilled))
            return
        }
        // Everything around it: a frame far out, and the outline as a hole.
        outline.addRect(Self.farOut)
        clips.append(ClipOutline(outline, evenOdd: true))
    }

    private static let farOut = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    /// The smallest rectangle that holds the clip, in the current coordinates.
    public var clipBoundingRect: CGRect {
        let whole = clips.map(\.outline.controlBounds).reduce(CGRect.infinite) { $0.intersection($1) }
        return whole.isInfinite || whole.isNull ? whole : whole.applying(transform.inverted())
    }

    /// `options`: see `FilterOptions.linearColor`, which changes nothing in a drawing.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
    }

    // MARK: Drawing

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        paint(path.outline, shading: shading, stroke: nil, evenOdd: style.isEOFilled)
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        paint(path.outline, shading: shading, stroke: style.stroke, evenOdd: false)
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func paint(_ outline: Outline, shading: Shading, stroke: Stroke?, evenOdd: Bool) {
        guard !outline.isEmpty, outline.isFinite else { return }
        let box = UncheckedSendableBox((shading, place, outline, stroke))
        let items = MainActor.assumeIsolated {
            let (shading, place, outline, stroke) = box.value
            var emitter = Emitter(graph: place.graph)
            let reach = (stroke?.width ?? 0) / 2
            let bounds = outline.controlBounds.insetBy(dx: -reach, dy: -reach)
            switch shading.resolved(in: place, over: bounds) {
            case .style(let style):
                emitter.paint(
                    outline, stroke: stroke, evenOdd: evenOdd, with: style, in: outline.controlBounds)
            case .paint(let paint):
                if let stroke {
                    emitter.add(.path(DrawnPath(outline, stroke: stroke, paint: paint)))
                } else {
                    emitter.add(.path(DrawnPath(outline, fill: paint, evenOdd: evenOdd)))
                }
            case .image(let node, let tiling):
                let area = stroke.map { outline.stroked($0) } ?? outline
                emitter.group({ $0.clip = ClipOutline(area, evenOdd: evenOdd) }) {
                    tiling.draw(node, over: area.controlBounds, into: &$0)
                }
            }
            return UncheckedSendableBox(emitter.items)
        }.value
        add(items)
    }

    /// Draws `content` as one, with the opacity, filters, clip and blend mode of this context.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = GraphicsContext(layerOf: self)
        try content(&inner)
        add(inner.layer.items, isPlaced: true)
    }

    /// Clips to the alpha of what `content` draws.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var inner = GraphicsContext(layerOf: self)
        inner.opacity = opacity
        try content(&inner)
        var outline = Self.silhouette(of: inner.layer.items)
        if options.contains(.inverse) { outline.addRect(Self.farOut) }
        clips.append(ClipOutline(outline, evenOdd: options.contains(.inverse)))
    }

    /// Adds items with this context's state around them.
    func add(_ items: [DrawingItem], isPlaced: Bool = false) {
        guard !items.isEmpty else { return }
        var items = items
        func wrap(_ configure: (inout DrawnGroup) -> Void) {
            var group = DrawnGroup(items)
            configure(&group)
            items = [.group(group)]
        }
        if !isPlaced, !transform.isIdentity { wrap { $0.transform = transform } }
        let environment = environment
        for filter in filters { items = filter.applied(to: items, in: environment) }
        if opacity != 1 { wrap { $0.opacity = opacity.isFinite ? min(max(0, opacity), 1) : 1 } }
        if blendMode != .normal { wrap { $0.setBlend(blendMode) } }
        for clip in clips.reversed() { wrap { $0.clip = clip } }
        layer.items += items
    }
}
