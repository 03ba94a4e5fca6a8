import Foundation
import Geometry

/// The built-in symbols of points.
public enum SymbolKind: Hashable, Sendable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk

    /// The side of the square box that a symbol of area 1 is drawn in. Symbols of one area look equally large: the
    /// circle has exactly that area, the others were measured or made to match.
    var unitBox: CGFloat {
        switch self {
        case .circle: 2 / CGFloat.pi.squareRoot()
        case .square: Measure.squareSide
        case .triangle: Measure.triangleWidth
        case .diamond: Measure.diamondBox
        case .pentagon: 2 * Measure.pentagonRadius
        case .plus, .asterisk: Measure.barLength
        case .cross: Measure.crossBox
        }
    }

    /// The rectangle in unit space that is seen as equal in size to the unit square.
    public var perceptualUnitRect: CGRect {
        let side = 1 / unitBox
        return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
    }

    /// The box of a symbol of `area` square points around `center`.
    public func box(center: CGPoint, area: CGFloat) -> CGRect {
        let side = max(0, area).squareRoot() * unitBox
        return CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }

    /// By how much an inset may at most move the edges, as a share of the box's side.
    var inradius: CGFloat {
        switch self {
        case .circle, .square: 0.5
        case .triangle: 0.29
        case .diamond: Measure.squareSide / 2 / Measure.diamondBox
        case .pentagon: cos(.pi / 5) / 2
        case .plus: Measure.barThickness / 2 / Measure.barLength
        case .cross: Measure.barThickness / 2 / Measure.crossBox
        case .asterisk: Measure.asteriskThickness / 2 / Measure.barLength
        }
    }

    /// The symbol in the unit square; nil for the circle, which is no polygon. Corners reach out of the square by what
    /// their rounding cuts off.
    var unitPolygon: RoundedPolygon? {
        switch self {
        case .circle: nil
        case .square: Self.regular(4, radius: CGFloat(0.5).squareRoot(), turn: .pi / 4, corner: Measure.squareCorner)
        case .triangle: Self.upTriangle
        case .diamond:
            Self.regular(
                4, radius: Measure.squareSide / CGFloat(2).squareRoot() / Measure.diamondBox, turn: 0,
                corner: Measure.squareCorner * Measure.squareSide / Measure.diamondBox)
        case .pentagon: Self.regular(5, radius: 0.5, turn: 0, corner: 0.07)
        case .plus: Self.bars(4, thickness: Measure.barThickness, box: Measure.barLength, turn: 0)
        case .cross: Self.bars(4, thickness: Measure.barThickness, box: Measure.crossBox, turn: .pi / 4)
        case .asterisk: Self.bars(6, thickness: Measure.asteriskThickness, box: Measure.barLength, turn: 0)
        }
    }
}

/// Lengths of a symbol of area 1.
private enum Measure {
    static let squareSide: CGFloat = 1.014
    /// A share of the side.
    static let squareCorner: CGFloat = 0.16
    /// A square on its corner, as wide as its rounding leaves it.
    static let diamondBox =
        squareSide * (CGFloat(2).squareRoot() - 2 * squareCorner * (CGFloat(2).squareRoot() - 1))
    static let triangleWidth: CGFloat = 1.241
    static let triangleHeight: CGFloat = 1.095
    static let pentagonRadius: CGFloat = 0.66
    static let barLength: CGFloat = 1.243
    static let barThickness = barLength / 3
    static let asteriskThickness = barLength / 4.5
    /// A share of the bar's thickness.
    static let barCorner: CGFloat = 0.17
    /// The extent of two bars at 45 degrees with round corners.
    static let crossBox: CGFloat = {
        let corner = barCorner * barThickness
        return 2 * ((barLength / 2 + barThickness / 2 - 2 * corner) / CGFloat(2).squareRoot() + corner)
    }()
}

extension SymbolKind {
    private static let center = CGPoint(x: 0.5, y: 0.5)

    /// A point at `distance` from the centre, `angle` clockwise from the top.
    private static func polar(_ distance: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + distance * sin(angle), y: center.y - distance * cos(angle))
    }

    private static func regular(_ count: Int, radius: CGFloat, turn: CGFloat, corner: CGFloat) -> RoundedPolygon {
        let vertices = indices(count).map { polar(radius, turn + 2 * .pi * CGFloat($0) / CGFloat(count)) }
        return RoundedPolygon(vertices: vertices, radii: Array(repeating: corner, count: count))
    }

    /// Its ink is as wide as the square and centred in height. A corner of about 60 degrees with radius r loses r in
    /// its own direction, 0.732 r along an edge.
    private static let upTriangle: RoundedPolygon = {
        let corner: CGFloat = 0.08
        let height = Measure.triangleHeight / Measure.triangleWidth
        let (top, bottom) = ((1 - height) / 2, (1 + height) / 2)
        return RoundedPolygon(
            vertices: [
                CGPoint(x: 0.5, y: top - corner), CGPoint(x: 1 + 0.732 * corner, y: bottom),
                CGPoint(x: -0.732 * corner, y: bottom),
            ], radii: [corner, corner, corner])
    }()

    /// `arms` arms from the centre, each with two round outer corners, as one outline.
    private static func bars(_ arms: Int, thickness: CGFloat, box: CGFloat, turn: CGFloat) -> RoundedPolygon {
        let (length, half) = (Measure.barLength / box / 2, thickness / box / 2)
        let corner = Measure.barCorner * thickness / box
        var result = RoundedPolygon(vertices: [], radii: [])
        for arm in indices(arms) {
            let angle = turn + 2 * .pi * CGFloat(arm) / CGFloat(arms)
            let (reach, spread) = (hypot(length, half), atan2(half, length))
            let between = CGFloat.pi / CGFloat(arms)
            result.vertices += [
                polar(reach, angle - spread), polar(reach, angle + spread),
                polar(half / sin(between), angle + between),
            ]
            result.radii += [corner, corner, 0]
        }
        return result
    }
}
