import Foundation

/// The outline of a shape: subpaths of lines and Bézier curves in a y-down plane, in points.
/// Two flat arrays instead of an array of enums: a chart's line of a million vertices is one allocation each.
public struct Outline: Hashable, Sendable {
    public enum Verb: UInt8, Hashable, Sendable, Codable {
        case move, line, quad, cubic, close

        /// How many points of `points` the verb takes.
        @inlinable public var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    public enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(control: CGPoint, to: CGPoint)
        case cubic(control1: CGPoint, control2: CGPoint, to: CGPoint)
        case close
    }

    public private(set) var verbs: [Verb] = []
    public private(set) var points: [CGPoint] = []
    private var subpathStart = CGPoint.zero

    public init() {}

    public init(_ build: (inout Outline) -> Void) { build(&self) }

    public var isEmpty: Bool { verbs.isEmpty }

    /// The pen's position, nil before the first move.
    public var currentPoint: CGPoint? {
        guard let last = verbs.last else { return nil }
        return last == .close ? subpathStart : points.last
    }

    public mutating func reserve(_ vertexCount: Int) {
        verbs.reserveCapacity(vertexCount)
        points.reserveCapacity(vertexCount)
    }

    public mutating func move(to point: CGPoint) {
        verbs.append(.move)
        points.append(point)
        subpathStart = point
    }

    /// Without a current point a line or curve begins where it ends.
    public mutating func line(to point: CGPoint) {
        if verbs.isEmpty { return move(to: point) }
        verbs.append(.line)
        points.append(point)
    }

    public mutating func quad(to point: CGPoint, control: CGPoint) {
        if verbs.isEmpty { move(to: control) }
        verbs.append(.quad)
        points.append(control)
        points.append(point)
    }

    public mutating func cubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        if verbs.isEmpty { move(to: control1) }
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    public mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    public mutating func append(_ other: Outline) {
        guard !other.isEmpty else { return }
        verbs.append(contentsOf: other.verbs)
        points.append(contentsOf: other.points)
        subpathStart = other.subpathStart
    }

    /// Calls `body` for each element in order.
    public func forEach(_ body: (Element) -> Void) {
        var index = 0
        for verb in verbs {
            switch verb {
            case .move: body(.move(points[index]))
            case .line: body(.line(points[index]))
            case .quad: body(.quad(control: points[index], to: points[index + 1]))
            case .cubic:
                body(.cubic(control1: points[index], control2: points[index + 1], to: points[index + 2]))
            case .close: body(.close)
            }
            index += verb.pointCount
        }
    }

    public func applying(_ transform: CGAffineTransform) -> Outline {
        if transform.isIdentity { return self }
        var result = self
        for index in points.indices { result.points[index] = points[index].applying(transform) }
        result.subpathStart = subpathStart.applying(transform)
        return result
    }

    public func translated(x: CGFloat, y: CGFloat) -> Outline {
        applying(CGAffineTransform(translationX: x, y: y))
    }

    /// The rectangle around all points, control points included: what a style of the path spans.
    public var controlBounds: CGRect {
        var bounds = BoundsBuilder()
        for point in points { bounds.add(point) }
        return bounds.rect
    }

    /// Whether every coordinate is a finite number.
    public var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
}
