import Drawing
import Foundation

/// What a foreground style scale gives a mark: a paint, and the effects that belong to it.
public struct MarkStyle: Hashable, Sendable {
    public var paint: PaintTemplate
    /// Nearest to the mark first.
    public var shadows: [StyleShadow] = []
    public var blend = BlendMode.normal

    public init(_ paint: PaintTemplate) { self.paint = paint }

    public static func color(_ color: RGBA) -> MarkStyle { MarkStyle(.color(color)) }

    /// Whether there is more than the paint, so that each mark has to be drawn by itself.
    var hasEffects: Bool { !shadows.isEmpty || blend != .normal }
}
