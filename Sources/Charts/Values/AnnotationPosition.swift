import ChartEngine
import Foundation

/// Where an annotation, an axis title or a legend goes.
public struct AnnotationPosition: Equatable, Sendable {
    let engine: AnnotationTemplate.Position

    /// Above for most things.
    public static let automatic = AnnotationPosition(engine: .automatic)
    public static let overlay = AnnotationPosition(engine: .overlay)
    public static let top = AnnotationPosition(engine: .top)
    public static let bottom = AnnotationPosition(engine: .bottom)
    public static let leading = AnnotationPosition(engine: .leading)
    public static let trailing = AnnotationPosition(engine: .trailing)
    public static let topLeading = AnnotationPosition(engine: .topLeading)
    public static let topTrailing = AnnotationPosition(engine: .topTrailing)
    public static let bottomLeading = AnnotationPosition(engine: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(engine: .bottomTrailing)

    public static func == (a: AnnotationPosition, b: AnnotationPosition) -> Bool { a.engine == b.engine }
}

/// What an annotation's closure is told.
public struct AnnotationContext: Sendable {
    /// Size in points of the annotated mark.
    public let targetSize: CGSize
}
