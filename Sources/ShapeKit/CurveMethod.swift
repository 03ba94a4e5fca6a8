import Foundation

/// How a line runs from point to point.
public enum CurveMethod: Hashable, Sendable {
    case linear
    /// A cardinal spline; the tension shortens the tangents, at 1 to nothing.
    case cardinal(tension: CGFloat)
    /// A Catmull-Rom spline: alpha 0 is uniform, 0.5 centripetal, 1 chordal.
    case catmullRom(alpha: CGFloat)
    /// A cubic that rises and falls only where the points do (Steffen's method), so it never invents extremes.
    case monotone
    /// Steps that change value at the start, in the middle or at the end of each interval.
    case stepStart, stepCenter, stepEnd

    public static let cardinal = CurveMethod.cardinal(tension: 0)
    public static let catmullRom = CurveMethod.catmullRom(alpha: 0.5)
}

/// The axis along which a curve is a function: `horizontal` for y as a function of x, `vertical` for x as a function
/// of y. Splines through points do not care, steps and monotone curves do.
public enum CurveAxis: Hashable, Sendable {
    case horizontal, vertical

    @inline(__always)
    func along(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

    @inline(__always)
    func across(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.y : point.x }

    @inline(__always)
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}
