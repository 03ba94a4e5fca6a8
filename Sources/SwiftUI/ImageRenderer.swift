import Foundation
import SwiftUICore

/// Draws a view into pictures.
@MainActor
public final class ImageRenderer<Content: View> {
    public var content: Content
    /// What the view is offered, in points; nil sides are the view's ideal ones.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels per point of raster output. The layout does not depend on it.
    public var scale: CGFloat = 1
    /// Whether raster output has no alpha channel.
    public var isOpaque = false
    /// Raster output is 8-bit sRGB in each mode.
    public var colorMode = ColorRenderingMode.nonLinear

    package let renderer: ViewRenderer

    public init(content view: Content) {
        content = view
        renderer = ViewRenderer(text: TextSystem.shared)
    }
}
