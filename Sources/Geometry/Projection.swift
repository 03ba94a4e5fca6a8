import Foundation

/// A projective transform of the plane in row-vector form: `(x, y, 1)` times the matrix, divided by the third component.
/// Straight lines stay straight.
public struct Projection: Hashable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public static let identity = Projection()

    public init() {}

    public init(_ t: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
    }

    /// The exact affine transform; nil where lengths shrink with the distance.
    public var affine: CGAffineTransform? {
        guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
        return CGAffineTransform(
            a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    }

    public var isFinite: Bool {
        [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
    }

    /// `self` first, then `other`.
    public func concatenating(_ other: Projection) -> Projection {
        func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                x * other.m11 + y * other.m21 + w * other.m31, x * other.m12 + y * other.m22 + w * other.m32,
                x * other.m13 + y * other.m23 + w * other.m33
            )
        }
        var result = Projection()
        (result.m11, result.m12, result.m13) = row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = row(m31, m32, m33)
        return result
    }

    /// The transform with its origin at a point.
    public func about(_ origin: CGPoint) -> Projection {
        Projection(CGAffineTransform(translationX: -origin.x, y: -origin.y)).concatenating(self)
            .concatenating(Projection(CGAffineTransform(translationX: origin.x, y: origin.y)))
    }

    /// The third component. What is at or behind the eye is taken to be just before it.
    private func weight(_ point: CGPoint) -> CGFloat { max(point.x * m13 + point.y * m23 + m33, 1e-3) }

    public func callAsFunction(_ point: CGPoint) -> CGPoint {
        let w = weight(point)
        return CGPoint(
            x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
    }

    /// The affine transform nearest to it around a point.
    public func affine(near point: CGPoint) -> CGAffineTransform {
        let (w, image) = (weight(point), self(point))
        let (a, b) = ((m11 - image.x * m13) / w, (m12 - image.y * m13) / w)
        let (c, d) = ((m21 - image.x * m23) / w, (m22 - image.y * m23) / w)
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y, ty: image.y - b * point.x - d * point.y)
    }
}

extension Projection {
    /// A turn of the plane in space by `rotation` radians about an axis through `anchor`, seen from the front: x to the
    /// right, y down, z towards the eye.
    ///
    /// - Parameters:
    ///   - anchorZ: How far before the plane the axis runs, in points.
    ///   - perspective: 0 for a parallel projection; 1 puts the eye as far before the plane as the longer side of
    ///     `size` is long, other values that many times nearer.
    public init(
        rotation: CGFloat, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: CGPoint, anchorZ: CGFloat,
        perspective: CGFloat, size: CGSize
    ) {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard rotation.isFinite, length > 0, length.isFinite else {
            self.init()
            return
        }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (cos(rotation), sin(rotation))
        // Rodrigues' matrix; a point of the plane is at -anchorZ from the axis.
        let right = (c + x * x * (1 - c), x * y * (1 - c) - z * s, x * z * (1 - c) + y * s)
        let down = (y * x * (1 - c) + z * s, c + y * y * (1 - c), y * z * (1 - c) - x * s)
        let near = (z * x * (1 - c) - y * s, z * y * (1 - c) + x * s, c + z * z * (1 - c))
        let side = max(size.width, size.height)
        let bend = side > 0 && side.isFinite && perspective.isFinite ? perspective / side : 0
        var turn = Projection()
        (turn.m11, turn.m12, turn.m13) = (right.0, down.0, -bend * near.0)
        (turn.m21, turn.m22, turn.m23) = (right.1, down.1, -bend * near.1)
        (turn.m31, turn.m32) = (-anchorZ * right.2, -anchorZ * down.2)
        turn.m33 = 1 - bend * (anchorZ - anchorZ * near.2)
        self = turn.about(anchor)
    }
}

extension Outline {
    /// The outline in projection. Lines are exact; curves become cubic curves that leave the exact ones by far less than
    /// what can be seen.
    public func projected(by projection: Projection) -> Outline {
        if let affine = projection.affine { return applying(affine) }
        var result = Outline()
        var (pen, start) = (CGPoint.zero, CGPoint.zero)
        forEach { element in
            switch element {
            case .move(let point):
                result.move(to: projection(point))
                (pen, start) = (point, point)
            case .line(let point):
                result.line(to: projection(point))
                pen = point
            case .quad(let control, let end):
                let (first, second) = (pen.toward(control, 2.0 / 3), end.toward(control, 2.0 / 3))
                result.addPieces(of: [pen, first, second, end], projection)
                pen = end
            case .cubic(let control1, let control2, let end):
                result.addPieces(of: [pen, control1, control2, end], projection)
                pen = end
            case .close:
                result.close()
                pen = start
            }
        }
        return result
    }

    private static let pieces = 8

    /// A cubic curve's pieces, each with the ends and the tangents of its image.
    private mutating func addPieces(of curve: [CGPoint], _ projection: Projection) {
        func sample(_ t: CGFloat) -> (point: CGPoint, tangent: CGSize) {
            let u = 1 - t
            func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGPoint {
                CGPoint(
                    x: a * curve[0].x + b * curve[1].x + c * curve[2].x + d * curve[3].x,
                    y: a * curve[0].y + b * curve[1].y + c * curve[2].y + d * curve[3].y)
            }
            let point = mix(u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            let slope = mix(-3 * u * u, 3 * u * u - 6 * u * t, 6 * u * t - 3 * t * t, 3 * t * t)
            let tangent = CGSize(width: slope.x, height: slope.y).applying(projection.affine(near: point))
            return (projection(point), tangent)
        }
        var last = sample(0)
        for index in indices(Self.pieces) {
            let step = 1 / CGFloat(Self.pieces)
            let next = sample(CGFloat(index + 1) * step)
            let third = step / 3
            cubic(
                to: next.point,
                control1: CGPoint(
                    x: last.point.x + last.tangent.width * third, y: last.point.y + last.tangent.height * third),
                control2: CGPoint(
                    x: next.point.x - next.tangent.width * third, y: next.point.y - next.tangent.height * third))
            last = next
        }
    }
}

extension CGPoint {
    fileprivate func toward(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
