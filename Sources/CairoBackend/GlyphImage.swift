import CCairo
import Drawing
import Foundation
import Geometry

/// The coverage of one glyph at one fraction of a pixel.
struct GlyphImage {
    /// Columns from the glyph's pixel to the first one of the image, rows down to it.
    var left = 0
    var top = 0
    var width = 0
    var height = 0
    /// Row by row, 255 for a pixel that is covered.
    var coverage: [UInt8] = []
}

/// From font units to 64ths of pixels, FreeType's way: y up, 16.16 fixed point.
struct GlyphTransform: Hashable {
    let xx: FT_Fixed
    let xy: FT_Fixed
    let yx: FT_Fixed
    let yy: FT_Fixed

    /// Nil where the glyphs would be too large for images, or nothing at all.
    init?(size: CGFloat, unitsPerEm: CGFloat, matrix: CGAffineTransform) {
        let largest: CGFloat = 256
        guard unitsPerEm > 0, size * max(matrix.axisScales.width, matrix.axisScales.height) <= largest else {
            return nil
        }
        let unit = size / unitsPerEm * 64 * 65_536
        func fixed(_ value: CGFloat) -> FT_Fixed { checkedInt((value * unit).rounded()) ?? 0 }
        (xx, xy) = (fixed(matrix.a), fixed(-matrix.c))
        (yx, yy) = (fixed(-matrix.b), fixed(matrix.d))
    }
}

/// Images of one font's glyphs at one size, drawn as they are needed.
final class GlyphSheet {
    /// Steps of a pixel that glyphs are placed at. The error is at most an eighth of a pixel.
    static let phases = 4

    private let face: OpenedFace
    private let transform: GlyphTransform
    private var images: [UInt64: GlyphImage] = [:]

    init(face: OpenedFace, transform: GlyphTransform) { (self.face, self.transform) = (face, transform) }

    /// `phaseX` and `phaseY` in steps to the right and down, below `phases`.
    func image(of glyph: UInt32, phaseX: Int, phaseY: Int) -> GlyphImage {
        let key = UInt64(glyph) << 8 | UInt64(truncatingIfNeeded: phaseY * Self.phases + phaseX)
        if let known = images[key] { return known }
        let step = 64 / Self.phases
        let image = face.outlines.withFace { library, face in
            render(glyph, shift: FT_Vector(x: phaseX * step, y: -phaseY * step), library: library, face: face)
        }
        images[key] = image
        return image
    }

    private func render(_ glyph: UInt32, shift: FT_Vector, library: FT_Library?, face: FT_Face) -> GlyphImage {
        // In font units, because any other size would come rounded to them.
        let flags = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
        guard FT_Load_Glyph(face, glyph, FT_Int32(flags)) == 0, let slot = face.pointee.glyph,
            slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return GlyphImage() }
        var matrix = FT_Matrix(xx: transform.xx, xy: transform.xy, yx: transform.yx, yy: transform.yy)
        FT_Outline_Transform(&slot.pointee.outline, &matrix)
        FT_Outline_Translate(&slot.pointee.outline, shift.x, shift.y)
        var box = FT_BBox()
        FT_Outline_Get_CBox(&slot.pointee.outline, &box)
        // Arithmetic shifts round down, also below zero.
        let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
        let (width, height) = (((box.xMax + 63) >> 6) - left, ((box.yMax + 63) >> 6) - bottom)
        guard width > 0, height > 0, width < 4096, height < 4096 else { return GlyphImage() }
        FT_Outline_Translate(&slot.pointee.outline, -left * 64, -bottom * 64)
        var image = GlyphImage(left: left, top: -(bottom + height), width: width, height: height)
        image.coverage = [UInt8](repeating: 0, count: width * height)
        let status = image.coverage.withUnsafeMutableBufferPointer { buffer in
            var bitmap = FT_Bitmap()
            bitmap.rows = UInt32(truncatingIfNeeded: height)
            bitmap.width = UInt32(truncatingIfNeeded: width)
            bitmap.pitch = Int32(truncatingIfNeeded: width)
            bitmap.buffer = buffer.baseAddress
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(truncatingIfNeeded: FT_PIXEL_MODE_GRAY.rawValue)
            return FT_Outline_Get_Bitmap(library, &slot.pointee.outline, &bitmap)
        }
        return status == 0 ? image : GlyphImage()
    }
}
