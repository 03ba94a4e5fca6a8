import Foundation
import ShapeKit

/// How a line or an area's edge runs between its points.
public struct InterpolationMethod: CustomStringConvertible, Sendable, BitwiseCopyable {
    enum Kind: UInt8, Sendable, BitwiseCopyable {
        case linear, cardinal, catmullRom, monotone, stepStart, stepCenter, stepEnd
    }

    let kind: Kind
    /// Tension of a cardinal spline, alpha of a Catmull-Rom spline.
    let parameter: CGFloat

    init(_ kind: Kind, _ parameter: CGFloat = 0) { (self.kind, self.parameter) = (kind, parameter) }

    /// Straight segments.
    public static var linear: InterpolationMethod { .init(.linear) }

    /// A cardinal spline with tension 0.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }

    /// A cardinal spline; the nearer the tension to 1, the shorter the tangents.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { .init(.cardinal, tension) }

    /// A centripetal Catmull-Rom spline (alpha 0.5).
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }

    /// A Catmull-Rom spline: alpha 0 is uniform, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .init(.catmullRom, alpha) }

    /// A cubic that rises only where the data rise.
    public static var monotone: InterpolationMethod { .init(.monotone) }

    /// Steps that begin at their points.
    public static var stepStart: InterpolationMethod { .init(.stepStart) }

    /// Steps with their points in the middle.
    public static var stepCenter: InterpolationMethod { .init(.stepCenter) }

    /// Steps that end at their points.
    public static var stepEnd: InterpolationMethod { .init(.stepEnd) }

    public var description: String {
        switch kind {
        case .cardinal: "cardinal(tension: \(parameter))"
        case .catmullRom: "catmullRom(alpha: \(parameter))"
        default: "\(kind)"
        }
    }

    @usableFromInline var curve: CurveMethod {
        switch kind {
        case .linear: .linear
        case .cardinal: .cardinal(tension: parameter)
        case .catmullRom: .catmullRom(alpha: parameter)
        case .monotone: .monotone
        case .stepStart: .stepStart
        case .stepCenter: .stepCenter
        case .stepEnd: .stepEnd
        }
    }
}
