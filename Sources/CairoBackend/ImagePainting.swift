import CCairo
import Drawing
import Foundation
import Geometry

extension Painter {
    /// - Throws: `RenderingError.unreadableImage`.
    func paint(_ image: DrawnImage) throws {
        let frame = image.frame.standardized
        guard frame.isFinite, frame.width > 0, frame.height > 0, !image.data.isEmpty else { return }
        let decoded = try resources.image(image.data, encoding: image.encoding)
        guard decoded.width > 0, decoded.height > 0 else { return }
        let pattern = cairo_pattern_create_for_surface(decoded.surface)
        defer { cairo_pattern_destroy(pattern) }
        let toUnit = CGAffineTransform(
            a: 1 / frame.width, b: 0, c: 0, d: 1 / frame.height, tx: -frame.minX / frame.width,
            ty: -frame.minY / frame.height)
        let toPixels = toUnit.concatenating(decoded.orientation.toStored)
            .concatenating(CGAffineTransform(scaleX: CGFloat(decoded.width), y: CGFloat(decoded.height)))
        guard toPixels.isUsable else { return }
        var pixelMatrix = cairo_matrix_t(toPixels)
        cairo_pattern_set_matrix(pattern, &pixelMatrix)
        cairo_pattern_set_filter(pattern, image.pixelated ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        // The border of a smoothed image would fade into what is outside of it. PDF readers see to that themselves.
        if !target.isDocument { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
        isolated {
            trace(Outline(rect: frame))
            cairo_clip(context)
            if let tint = image.tint {
                setSource(tint)
                cairo_mask(context, pattern)
            } else {
                cairo_set_source(context, pattern)
                cairo_paint(context)
            }
        }
    }
}

extension RenderResources {
    /// Decoded once per rendering, however often it is drawn (an image as a chart's symbol is drawn at each point).
    fileprivate func image(_ data: Data, encoding: DrawnImage.Encoding) throws -> DecodedImage {
        if let known = images[data] { return known }
        let decoded = try decodeImage(data, encoding: encoding)
        images[data] = decoded
        return decoded
    }
}
