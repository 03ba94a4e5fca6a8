import CCairo
import Drawing
import Foundation
import Geometry

/// Draws into memory.
///
/// - Throws: `RenderingError` for sizes that cannot be drawn and for images or fonts that cannot be read.
public func rasterImage(of drawing: Drawing, options: RasterOptions = RasterOptions()) throws -> RasterImage {
    let (width, height) = try pixelSize(of: drawing.size, options: options)
    var pixels = [UInt32](repeating: 0, count: width * height)
    try pixels.withUnsafeMutableBytes { bytes in
        let surface = cairo_image_surface_create_for_data(
            bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
            Int32(width * 4))
        defer { cairo_surface_destroy(surface) }
        try check(cairo_surface_status(surface), while: "creating the canvas")
        let painter = try Painter(surface: surface, target: .pixels, resources: RenderResources())
        defer { painter.close() }
        // A size that is no whole number of pixels is stretched to the next (by less than one), so that a background
        // covers the last row and column instead of fading out in them.
        cairo_scale(painter.context, Double(width) / drawing.size.width, Double(height) / drawing.size.height)
        try painter.paint(drawing, isOpaque: options.isOpaque)
        try painter.finish(while: "drawing the picture")
        cairo_surface_finish(surface)
    }
    return RasterImage(width: width, height: height, scale: options.scale, pixels: pixels)
}

/// The drawing as a PNG file, with its density, so that viewers show it at its size in points.
///
/// The same drawing and options always give the same bytes.
/// - Throws: `RenderingError` for sizes that cannot be drawn and for images or fonts that cannot be read.
public func pngData(of drawing: Drawing, options: RasterOptions = RasterOptions()) throws -> Data {
    try pngData(of: rasterImage(of: drawing, options: options), compressionLevel: options.compressionLevel)
}
