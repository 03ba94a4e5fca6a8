import CCairo
import Foundation
import Geometry

extension CGAffineTransform {
    init(_ matrix: cairo_matrix_t) {
        self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    /// Whether cairo can draw through it: finite and not flat. A singular matrix would stop all further drawing.
    var isUsable: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-24 && tx.isFinite && ty.isFinite
    }

    /// How much longer lengths along the device's axes become.
    var axisScales: CGSize { CGSize(width: hypot(a, c), height: hypot(b, d)) }

    /// The factor for lengths whose direction does not matter.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    }
}
