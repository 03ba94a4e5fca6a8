import CCairo
import Drawing
import Foundation
import Geometry

/// An image of part of a picture, blurred, with its place.
final class Layer {
    /// Where the image lies, in device units of the painter it is for.
    let frame: CGRect
    /// Pixels per device unit.
    let density: CGFloat
    fileprivate let surface: OpaquePointer?

    /// A blur that is wider than this many pixels is computed on fewer, larger pixels: it has no detail to lose.
    private static let widestBlur: CGFloat = 8
    /// In device units: what is spread over so much is too thin to see.
    private static let invisibleBlur: CGFloat = 1e6

    /// Draws `area` by `draw`, changes its colours by `filters` and blurs it by a Gaussian of `deviation`, all in the
    /// plane of the painter's items.
    /// Nil if nothing of it can be seen.
    init?(
        of area: CGRect, deviation: CGFloat, alphaOnly: Bool, filters: [ColorFilter] = [], on painter: Painter,
        draw: (Painter) throws -> Void
    ) throws {
        let matrix = painter.matrix
        let scales = matrix.axisScales
        let spread = CGSize(width: deviation * scales.width, height: deviation * scales.height)
        let widest = max(spread.width, spread.height)
        guard !area.isNull, widest < Self.invisibleBlur else { return nil }
        let density = widest > 0 ? min(painter.target.density, Self.widestBlur / widest) : painter.target.density
        let reach = CGSize(width: blurReach(spread.width) + 2 / density, height: blurReach(spread.height) + 2 / density)
        // What lies farther outside of the clip than the blur reaches cannot be seen.
        let visible = painter.deviceClip.insetBy(dx: -reach.width, dy: -reach.height)
        let wanted = area.applying(matrix).insetBy(dx: -reach.width, dy: -reach.height).intersection(visible)
        guard !wanted.isNull, wanted.isFinite else { return nil }
        // On whole pixels, so that a layer of the device's own density is copied pixel by pixel.
        let pixels = CGRect(
            x: wanted.minX * density, y: wanted.minY * density, width: wanted.width * density,
            height: wanted.height * density
        ).integral
        guard let width = checkedInt(pixels.width), let height = checkedInt(pixels.height), width > 0, height > 0
        else { return nil }
        guard width <= 32_767, height <= 32_767 else {
            throw RenderingError.tooLarge(
                width: pixels.width, height: pixels.height, limit: "32767 pixels on one side of a filtered part")
        }
        self.density = density
        frame = CGRect(
            x: pixels.minX / density, y: pixels.minY / density, width: pixels.width / density,
            height: pixels.height / density)
        surface = cairo_image_surface_create(
            alphaOnly ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        try check(cairo_surface_status(surface), while: "creating a layer for a blur or shadow")
        let inner = try Painter(surface: surface, target: .pixels, resources: painter.resources)
        defer { inner.close() }
        inner.matrix = matrix.concatenating(
            CGAffineTransform(a: density, b: 0, c: 0, d: density, tx: -pixels.minX, ty: -pixels.minY))
        try draw(inner)
        try inner.finish(while: "drawing a layer for a blur or shadow")
        cairo_surface_flush(surface)
        filterSurface(surface, by: filters)
        blurSurface(
            surface, deviation: CGSize(width: spread.width * density, height: spread.height * density))
        cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }
}

extension Painter {
    /// Composites the layer where it belongs.
    func paint(_ layer: Layer) {
        inDeviceUnits {
            let pattern = pattern(of: layer, offset: .zero)
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
            cairo_paint(context)
        }
    }

    /// Paints the layer's alpha in the shadow's colour.
    func paint(_ layer: Layer, as shadow: DrawnShadow) {
        let offset = shadow.offset.applying(matrix)
        inDeviceUnits {
            setSource(shadow.color)
            let pattern = pattern(of: layer, offset: offset)
            cairo_mask(context, pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    private func inDeviceUnits(_ body: () -> Void) {
        isolated {
            matrix = .identity
            body()
        }
    }

    private func pattern(of layer: Layer, offset: CGSize) -> OpaquePointer? {
        let pattern = cairo_pattern_create_for_surface(layer.surface)
        var toPixels = cairo_matrix_t(
            xx: layer.density, yx: 0, xy: 0, yy: layer.density,
            x0: -(layer.frame.minX + offset.width) * layer.density,
            y0: -(layer.frame.minY + offset.height) * layer.density)
        cairo_pattern_set_matrix(pattern, &toPixels)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        return pattern
    }
}
