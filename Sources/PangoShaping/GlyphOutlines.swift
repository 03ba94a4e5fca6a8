import CPango
import Drawing
import Foundation
import Geometry

/// Receives one glyph's outline in font units, y up, and writes it in points, y down.
private struct GlyphPen {
    var outline = Outline()
    /// From font units to points.
    var place = CGAffineTransform.identity

    func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)).applying(place) }
}

/// HarfBuzz's callbacks, made once. Immutable, so any thread may use them.
private final class GlyphPenFunctions: @unchecked Sendable {
    static let shared = GlyphPenFunctions()

    let functions: OpaquePointer?

    private init() {
        functions = hb_draw_funcs_create()
        guard let functions else { return }
        hb_draw_funcs_set_move_to_func(
            functions, { _, data, _, x, y, _ in GlyphPenFunctions.draw(data) { $0.outline.move(to: $0.point(x, y)) } },
            nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions, { _, data, _, x, y, _ in GlyphPenFunctions.draw(data) { $0.outline.line(to: $0.point(x, y)) } },
            nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, cx, cy, x, y, _ in
                GlyphPenFunctions.draw(data) { $0.outline.quad(to: $0.point(x, y), control: $0.point(cx, cy)) }
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, ax, ay, bx, by, x, y, _ in
                GlyphPenFunctions.draw(data) {
                    $0.outline.cubic(
                        to: $0.point(x, y), control1: $0.point(ax, ay), control2: $0.point(bx, by))
                }
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions, { _, data, _, _ in GlyphPenFunctions.draw(data) { $0.outline.close() } }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
    }

    private static func draw(_ data: UnsafeMutableRawPointer?, _ change: (inout GlyphPen) -> Void) {
        guard let data else { return }
        change(&data.assumingMemoryBound(to: GlyphPen.self).pointee)
    }
}

extension LoadedFace {
    /// The glyphs of a run of this face, relative to the run's origin on the baseline; empty for bitmap glyphs.
    func outline(of run: ShapedRun) -> Outline {
        guard let functions = GlyphPenFunctions.shared.functions else { return Outline() }
        let scale = run.size / unitsPerEm
        var pen = GlyphPen()
        for glyph in run.glyphs {
            pen.place = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: glyph.x, ty: glyph.y)
            withUnsafeMutablePointer(to: &pen) { shim_draw_glyph(font, glyph.id, functions, $0) }
        }
        return pen.outline
    }
}
