import CCairo
import Drawing
import Foundation
import Geometry

/// Changes the colours of an ARGB32 surface in place, pixel by pixel.
func filterSurface(_ surface: OpaquePointer?, by filters: [ColorFilter]) {
    guard !filters.isEmpty, cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
        let bytes = cairo_image_surface_get_data(surface)
    else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    // Neighbours are often alike.
    var last: (pixel: UInt32, result: UInt32)?
    for y in indices(height) {
        let row = UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
        for x in indices(width) {
            let pixel = row[x]
            if let last, last.pixel == pixel {
                row[x] = last.result
                continue
            }
            let color = filters.reduce(RGBA(premultiplied: pixel)) { $1($0) }
            row[x] = color.premultipliedPixel
            last = (pixel, row[x])
        }
    }
}

extension RGBA {
    /// From 0xAARRGGBB.
    fileprivate init(premultiplied pixel: UInt32) {
        let alpha = Double(pixel >> 24)
        func component(_ shift: UInt32) -> Double { alpha > 0 ? min(Double((pixel >> shift) & 0xFF) / alpha, 1) : 0 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha / 255)
    }

    fileprivate var premultipliedPixel: UInt32 {
        let color = bounded
        func byte(_ value: Double) -> UInt32 { UInt32(clampedInt((value * 255).rounded(), in: 0...255)) }
        return byte(color.alpha) << 24 | byte(color.red * color.alpha) << 16 | byte(color.green * color.alpha) << 8
            | byte(color.blue * color.alpha)
    }
}
