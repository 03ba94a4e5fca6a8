import CCairo
import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoBackend

let blue = RGBA(hex: 0x007AFF)
let red = RGBA(hex: 0xFF3B30)
let green = RGBA(hex: 0x34C759)

func fill(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBA) -> DrawingItem {
    .path(DrawnPath(box(x, y, width, height), fill: .color(color)))
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Outline {
    Outline(rect: CGRect(x: x, y: y, width: width, height: height))
}

func line(_ points: [CGPoint], _ stroke: Stroke, _ color: RGBA = .black) -> DrawingItem {
    .path(
        DrawnPath(Outline { outline in points.forEach { outline.line(to: $0) } }, stroke: stroke, paint: .color(color)))
}

func group(_ items: [DrawingItem], _ change: (inout DrawnGroup) -> Void = { _ in }) -> DrawingItem {
    var group = DrawnGroup(items)
    change(&group)
    return .group(group)
}

func drawing(
    _ items: [DrawingItem], width: CGFloat = 40, height: CGFloat = 40, background: RGBA? = .white
) -> Drawing {
    Drawing(size: CGSize(width: width, height: height), items: items, background: background)
}

/// At one pixel per point.
func render(_ items: [DrawingItem], background: RGBA? = .white, scale: CGFloat = 1) throws -> RasterImage {
    try rasterImage(of: drawing(items, background: background), options: RasterOptions(scale: scale))
}

/// Whether each component of two pixels 0xAARRGGBB differs by at most `tolerance`.
func isClose(_ pixel: UInt32?, _ wanted: UInt32, within tolerance: UInt32 = 1) -> Bool {
    guard let pixel else { return false }
    return [0, 8, 16, 24].allSatisfy { shift in
        let (a, b) = (pixel >> shift & 0xFF, wanted >> shift & 0xFF)
        return max(a, b) - min(a, b) <= tolerance
    }
}

func bits(_ color: RGBA) -> UInt32 {
    func part(_ value: Double) -> UInt32 { UInt32(clampedInt((value * 255).rounded(), in: 0...255)) }
    return 0xFF00_0000 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
}

let interFile = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

/// Glyphs one after the other by their own advances, without kerning.
func shaped(_ text: String, size: CGFloat, file: String = interFile, rightToLeft: Bool = false) throws -> ShapedRun {
    let face = FontFace(family: "Inter", file: file)
    let outlines = try FaceCache.shared.face(for: face).outlines
    var glyphs: [ShapedGlyph] = []
    var (x, offset) = (CGFloat(0), 0)
    let scalars = rightToLeft ? text.unicodeScalars.reversed() : Array(text.unicodeScalars)
    for scalar in scalars {
        let (id, advance) = outlines.withFace { _, face -> (UInt32, CGFloat) in
            let id = FT_Get_Char_Index(face, FT_ULong(scalar.value))
            FT_Load_Glyph(face, id, FT_Int32(FT_LOAD_NO_SCALE))
            return (id, CGFloat(face.pointee.glyph.pointee.metrics.horiAdvance) / outlines.unitsPerEm * size)
        }
        let bytes = String(scalar).utf8.count
        let cluster = rightToLeft ? text.utf8.count - offset - bytes : offset
        glyphs.append(ShapedGlyph(id: id, x: x, advance: advance, cluster: cluster))
        x += advance
        offset += bytes
    }
    return ShapedRun(face: face, size: size, text: text, glyphs: glyphs, width: x, isRightToLeft: rightToLeft)
}

func textItem(_ run: ShapedRun, x: CGFloat, y: CGFloat, paint: Paint = .color(.black)) -> DrawingItem {
    .text(DrawnText(origin: CGPoint(x: x, y: y), runs: [.init(run, paint: paint)]))
}
