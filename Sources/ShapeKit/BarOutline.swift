import Foundation
import Geometry

/// The sides of a rectangle.
public struct RectEdges: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = RectEdges(rawValue: 1)
    public static let right = RectEdges(rawValue: 2)
    public static let bottom = RectEdges(rawValue: 4)
    public static let left = RectEdges(rawValue: 8)
    public static let all: RectEdges = [.top, .right, .bottom, .left]
}

/// The corner radius of bars, in points.
public let defaultBarCornerRadius: CGFloat = 2

/// A bar from `start` to `end` on the axis of its value and from `near` to `far` on the other one, in either order;
/// upright unless `isHorizontal`. Only the corners at the chosen ends are round: usually the value's end alone. The
/// radius is limited to half of the shorter side.
public func barOutline(
    start: CGFloat, end: CGFloat, near: CGFloat, far: CGFloat, isHorizontal: Bool = false,
    cornerRadius: CGFloat = defaultBarCornerRadius, roundsStart: Bool = false, roundsEnd: Bool = true
) -> Outline {
    let rect =
        isHorizontal
        ? CGRect(x: min(start, end), y: min(near, far), width: abs(end - start), height: abs(far - near))
        : CGRect(x: min(near, far), y: min(start, end), width: abs(far - near), height: abs(end - start))
    let (low, high): (RectEdges, RectEdges) = isHorizontal ? (.left, .right) : (.top, .bottom)
    let endEdge = end < start ? low : high
    let startEdge = end < start ? high : low
    var edges: RectEdges = []
    if roundsEnd { edges.insert(endEdge) }
    if roundsStart { edges.insert(startEdge) }
    return rectOutline(rect, cornerRadius: cornerRadius, edges: edges)
}

/// A rectangle with both corners round at each of the given edges. Empty for coordinates that are not finite.
public func rectOutline(_ rect: CGRect, cornerRadius: CGFloat, edges: RectEdges) -> Outline {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return Outline() }
    if cornerRadius <= 0 || edges.isEmpty { return Outline(rect: rect) }
    func radius(_ sides: RectEdges) -> CGFloat { edges.isDisjoint(with: sides) ? 0 : cornerRadius }
    return Outline {
        $0.reserve(17)
        $0.addRoundedRect(
            rect, topLeft: radius([.top, .left]), topRight: radius([.top, .right]),
            bottomRight: radius([.bottom, .right]), bottomLeft: radius([.bottom, .left]))
    }
}
