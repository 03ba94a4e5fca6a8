import Drawing
import Foundation

/// What a style came to: all that a shape or text needs to be painted.
package struct ResolvedStyle: Hashable, Sendable {
    package struct Shadow: Hashable, Sendable {
        package var color: RGBA
        /// In points, as given; the blur's standard deviation is half of it.
        package var radius: CGFloat
        package var offset: CGSize
        package var isInner: Bool

        package var drawn: DrawnShadow {
            DrawnShadow(color: color, deviation: radius.isFinite ? max(0, radius) / 2 : 0, offset: offset)
        }
    }

    package var paint: PaintTemplate
    /// The last one added is the farthest behind.
    package var shadows: [Shadow] = []
    package var blend = BlendMode.normal
    /// The image that is laid out as tiles in the place of the paint, which tells how opaque it is.
    package var pattern: StylePattern?
    /// The name of a colour that is not there and is therefore left clear.
    package var missingColor: String?

    package init(_ paint: PaintTemplate) { self.paint = paint }

    package static let clear = ResolvedStyle(.clear)

    /// The opacity of a hierarchical level of a style that does not say itself how its levels look.
    package static func opacity(ofLevel level: Int) -> Double {
        switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        case 3: 0.18
        default: 0.1
        }
    }

    package func opacity(_ factor: Double) -> ResolvedStyle {
        var copy = self
        copy.paint = paint.opacity(factor)
        for index in copy.shadows.indices { copy.shadows[index].color = copy.shadows[index].color.opacity(factor) }
        return copy
    }

    package func atLevel(_ level: Int) -> ResolvedStyle {
        level <= 0 ? self : opacity(Self.opacity(ofLevel: level))
    }

    /// Nothing to see.
    package var isClear: Bool {
        if pattern != nil { return false }
        guard case .color(let color) = paint else { return false }
        return color.alpha == 0 && shadows.isEmpty
    }
}
