import CCairo
import Drawing
import Foundation
import Geometry

/// Paths of which many lines lie side by side, such as a chart of ten thousand measurements. cairo's time for them
/// grows with the square of their number, up to minutes, so they are rasterised here; the paint is cairo's as ever.
extension Painter {
    /// Paths of fewer vertices are always left to cairo.
    private static let fewVertices = 128

    /// Whether `outline`, drawn as `area` (in its own plane), has so many lines that they outweigh the pixels.
    private func isDense(_ outline: Outline, in area: CGRect) -> Bool {
        guard !target.isDocument, outline.verbs.count > Self.fewVertices else { return false }
        let matrix = matrix
        let visible = area.applying(matrix).intersection(deviceClip)
        guard !visible.isNull else { return false }
        var travel: CGFloat = 0
        outline.points.withUnsafeBufferPointer { points in
            for index in 1..<max(1, points.count) {
                let (dx, dy) = (points[index].x - points[index - 1].x, points[index].y - points[index - 1].y)
                travel += min(abs(matrix.b * dx + matrix.d * dy), visible.height)
            }
        }
        return travel > visible.width * visible.height / 40
    }

    /// Fills the path by the context's source. False if cairo should do it.
    func fillDensely(_ outline: Outline, evenOdd: Bool) -> Bool {
        let area = outline.controlBounds
        guard isDense(outline, in: area) else { return false }
        trace(outline)
        let matrix = matrix
        paintCoverage(of: area, evenOdd: evenOdd) { raster in
            for line in flattenedPath() { raster.add(line.points.map { $0.applying(matrix) }) }
        }
        return true
    }

    /// Strokes the path by the context's source. False if cairo should do it.
    func strokeDensely(_ outline: Outline, _ stroke: Stroke) -> Bool {
        let area = stroke.bounds(around: outline.controlBounds)
        guard isDense(outline, in: area) else { return false }
        trace(outline)
        let matrix = matrix
        let dash = stroke.usableDash
        paintCoverage(of: area, evenOdd: false) { raster in
            var lines = flattenedPath()
            if !dash.lengths.isEmpty { lines = lines.flatMap { $0.dashed(dash.lengths, phase: dash.phase) } }
            withoutActuallyEscaping({ (polygon: ArraySlice<CGPoint>) in
                raster.add(polygon.map { $0.applying(matrix) })
            }) { add in
                let polygons = StrokePolygons(stroke, scale: matrix.meanScale, add: add)
                for line in lines { polygons.addStroke(of: line) }
            }
        }
        return true
    }

    /// Paints the source through the coverage of what `draw` adds within `area` (in the items' plane).
    private func paintCoverage(of area: CGRect, evenOdd: Bool, _ draw: (inout CoverageRaster) -> Void) {
        let visible = area.applying(matrix).intersection(deviceClip)
        guard let box = PixelBox(around: visible) else { return }
        var raster = CoverageRaster(left: box.left, top: box.top, width: box.width, height: box.height)
        draw(&raster)
        paintMask(in: box) { bytes, stride in raster.write(to: bytes, bytesPerRow: stride, evenOdd: evenOdd) }
    }

    /// Paints the source through an image of coverage that `fill` writes, rows of so many bytes from zeros on.
    func paintMask(in box: PixelBox, _ fill: (UnsafeMutablePointer<UInt8>, Int) -> Void) {
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_A8, Int32(truncatingIfNeeded: box.width), Int32(truncatingIfNeeded: box.height))
        defer { cairo_surface_destroy(surface) }
        guard let bytes = cairo_image_surface_get_data(surface) else { return }
        fill(bytes, Int(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
        let matrix = matrix
        self.matrix = .identity
        cairo_mask_surface(context, surface, Double(box.left), Double(box.top))
        self.matrix = matrix
    }
}

/// Whole pixels of a device.
struct PixelBox: Hashable {
    var left: Int
    var top: Int
    var width: Int
    var height: Int

    /// All pixels that `area` touches; nil if there are none, or more than an image can have.
    init?(around area: CGRect) {
        guard !area.isNull, let left = checkedInt(area.minX.rounded(.down)),
            let top = checkedInt(area.minY.rounded(.down)), let right = checkedInt(area.maxX.rounded(.up)),
            let bottom = checkedInt(area.maxY.rounded(.up)), right > left, bottom > top, right - left <= 32_767,
            bottom - top <= 32_767
        else { return nil }
        (self.left, self.top, width, height) = (left, top, right - left, bottom - top)
    }
}
