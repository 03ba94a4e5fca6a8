import Foundation

extension FontMetrics {
    /// The vertical metrics of Apple's system font at `size` points. Line heights follow them whichever font draws,
    /// so that a picture keeps its layout.
    public static func system(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascent: 0.9521 * size, descent: 0.2412 * size, capHeight: 0.7046 * size, xHeight: 0.5264 * size)
    }
}
