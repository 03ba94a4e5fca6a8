import CCairo
import Drawing
import Foundation
import Geometry

extension Painter {
    /// - Throws: `RenderingError.unreadableImage`.
    func paint(_ image: DrawnImage) throws {
        let (frame, extent) = (image.frame.standardized, image.extent.standardized)
        guard frame.isFinite, frame.width > 0, frame.height > 0, extent.isFinite, !image.data.isEmpty else { return }
        guard let decoded = try resources.image(image), decoded.width > 0, decoded.height > 0 else { return }
        let pattern = cairo_pattern_create_for_surface(decoded.surface)
        defer { cairo_pattern_destroy(pattern) }
        let toUnit = CGAffineTransform(
            a: 1 / frame.width, b: 0, c: 0, d: 1 / frame.height, tx: -frame.minX / frame.width,
            ty: -frame.minY / frame.height)
        let toPixels = toUnit.concatenating(decoded.toPixels)
        guard toPixels.isUsable else { return }
        var pixelMatrix = cairo_matrix_t(toPixels)
        cairo_pattern_set_matrix(pattern, &pixelMatrix)
        cairo_pattern_set_filter(pattern, image.pixelated ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        if image.tiling != nil {
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        } else if !target.isDocument {
            // The border of a smoothed image would fade into what is outside of it. PDF readers see to that themselves.
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        }
        isolated {
            trace(Outline(rect: extent))
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

/// What becomes of an image's file before it is drawn.
struct ImageKey: Hashable {
    var data: Data
    var transforms: [ColorTransform] = []
    /// The part of it that is one tile.
    var source: CGRect?
}

extension DecodedImage {
    /// From the unit square of the upright picture.
    fileprivate var toPixels: CGAffineTransform {
        orientation.toStored.concatenating(CGAffineTransform(scaleX: CGFloat(width), y: CGFloat(height)))
    }

    /// Upright pixels of a part (in the unit square) of the picture in changed colours; nil where that is nothing.
    fileprivate func changed(by transforms: [ColorTransform], source: CGRect) throws -> DecodedImage? {
        let isTurned = orientation.toStored.a == 0
        let (across, down) = isTurned ? (height, width) : (width, height)
        guard source.width > 0, source.height > 0,
            let columns = checkedInt((source.width * CGFloat(across)).rounded(.up)),
            let rows = checkedInt((source.height * CGFloat(down)).rounded(.up)), columns > 0, rows > 0,
            columns <= 32_767, rows <= 32_767, columns * rows <= largestImage
        else { return nil }
        guard let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows)) else {
            throw RenderingError.outOfMemory(step: "changing an image")
        }
        let result = DecodedImage(copy)
        try check(cairo_surface_status(copy), while: "changing an image")
        let painter = try Painter(surface: copy, target: .pixels, resources: RenderResources())
        defer { painter.close() }
        let toUnit = CGAffineTransform(
            a: source.width / CGFloat(columns), b: 0, c: 0, d: source.height / CGFloat(rows), tx: source.minX,
            ty: source.minY)
        let pattern = cairo_pattern_create_for_surface(surface)
        defer { cairo_pattern_destroy(pattern) }
        var matrix = cairo_matrix_t(toUnit.concatenating(toPixels))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(painter.context, pattern)
        cairo_paint(painter.context)
        try painter.finish(while: "changing an image")
        cairo_surface_flush(copy)
        filterSurface(copy, by: transforms.map(ColorFilter.transform))
        cairo_surface_mark_dirty(copy)
        return result
    }
}

extension RenderResources {
    /// Decoded and changed once per rendering, however often it is drawn (an image as a chart's symbol is drawn at each
    /// point).
    fileprivate func image(_ image: DrawnImage) throws -> DecodedImage? {
        let key = ImageKey(data: image.data, transforms: image.colorTransforms, source: image.tiling?.source)
        if let known = images[key] { return known }
        let plain = ImageKey(data: image.data)
        let decoded = try images[plain] ?? decodeImage(image.data, encoding: image.encoding)
        images[plain] = decoded
        if key == plain { return decoded }
        let changed = try decoded.changed(
            by: key.transforms, source: key.source ?? CGRect(x: 0, y: 0, width: 1, height: 1))
        images[key] = changed
        return changed
    }
}
