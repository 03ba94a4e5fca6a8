import Drawing
import Foundation
import Geometry

/// A style that lays an image out as tiles, from the top left corner of what it fills.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// What a tile shows, in the unit square of the image.
    public var sourceRect: CGRect
    /// How large the image is drawn: 1 for its own size.
    public var scale: CGFloat

    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }
}

extension ImagePaint: PrimitiveShapeStyle {
    /// Where tiles are not possible, as in marks of charts, the foreground stands for them.
    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        var style = ResolvedStyle(.color(SystemColor.label.rgba(Appearance(environment))))
        style.pattern = StylePattern(paint: self, environment: environment)
        return style.atLevel(level)
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// An image as a style, and where it is looked up.
package struct StylePattern: Hashable, Sendable {
    private let image: Image
    private let sourceRect: CGRect
    private let scale: CGFloat
    private let environment: UncheckedSendableBox<EnvironmentValues>

    fileprivate init(paint: ImagePaint, environment: EnvironmentValues) {
        (image, sourceRect, scale) = (paint.image.resizable(), paint.sourceRect, paint.scale)
        self.environment = UncheckedSendableBox(environment)
    }

    package static func == (a: StylePattern, b: StylePattern) -> Bool {
        a.image == b.image && a.sourceRect == b.sourceRect && a.scale == b.scale
            && Appearance(a.environment.value) == Appearance(b.environment.value)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(scale)
        hasher.combine(sourceRect.width)
        hasher.combine(sourceRect.height)
    }

    /// The tiles that cover `area`, one of them at the corner of `box`.
    @MainActor
    fileprivate func items(over area: CGRect, in box: CGRect, graph: RenderGraph) -> [DrawingItem] {
        let context = ResolveContext(environment: environment.value, graph: graph)
        var emitter = Emitter(graph: graph)
        ImageTiling(origin: box.origin, source: sourceRect, scale: scale)
            .draw(context.node(of: image), over: area, into: &emitter)
        return emitter.items
    }
}

extension Emitter {
    /// The tiles of a style within an outline.
    package mutating func fill(
        _ area: Outline, with pattern: StylePattern, opacity: Double, in box: CGRect, evenOdd: Bool
    ) {
        let tiles = pattern.items(over: area.controlBounds, in: box, graph: graph)
        group {
            $0.clip = ClipOutline(area, evenOdd: evenOdd)
            $0.opacity = opacity
        } _: { emitter in
            for tile in tiles { emitter.add(tile) }
        }
    }

    /// The tiles of a style where items (of one line in `box`) are.
    package func items(_ items: [DrawingItem], filledWith pattern: StylePattern, in box: CGRect) -> [DrawingItem] {
        // Letters may reach beyond their line.
        let area = box.insetBy(dx: -box.height, dy: -box.height)
        var group = DrawnGroup(pattern.items(over: area, in: box, graph: graph))
        group.mask = items
        return group.items.isEmpty ? [] : [.group(group)]
    }
}
