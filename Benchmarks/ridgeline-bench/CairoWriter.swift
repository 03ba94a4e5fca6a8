import CCairo
import CairoBackend
import Foundation

/// Size in bytes of the PNG file that cairo's own writer makes of an image; nil if it fails. The yardstick for ours.
func cairoPNGSize(_ image: RasterImage) -> Int? {
    var pixels = image.pixels
    return pixels.withUnsafeMutableBytes { bytes -> Int? in
        guard let width = Int32(exactly: image.width), let height = Int32(exactly: image.height) else { return nil }
        let surface = cairo_image_surface_create_for_data(
            bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, width, height, width * 4)
        defer { cairo_surface_destroy(surface) }
        var size = 0
        let status = cairo_surface_write_to_png_stream(
            surface,
            { counter, _, length in
                counter?.assumingMemoryBound(to: Int.self).pointee += Int(length)
                return CAIRO_STATUS_SUCCESS
            }, &size)
        return status == CAIRO_STATUS_SUCCESS ? size : nil
    }
}
