import Foundation
import Geometry

/// The outline of a line through `points`, broken where a coordinate is not finite. A point without neighbours
/// becomes a line to itself, which round caps draw as a dot; with `showsDots` off it is left out.
public func lineOutline(
    _ points: [CGPoint], method: CurveMethod, axis: CurveAxis = .horizontal, showsDots: Bool = true
) -> Outline {
    var outline = Outline()
    outline.reserve(points.count)
    for run in runs(count: points.count, where: { points[$0].x.isFinite && points[$0].y.isFinite }) {
        if run.count > 1 {
            outline.addCurve(piece(points, run), method: method, axis: axis)
        } else if showsDots {
            outline.move(to: points[run.lowerBound])
            outline.line(to: points[run.lowerBound])
        }
    }
    return outline
}

/// The outline of an area between two borders of as many points each: the upper one forwards, the lower one backwards
/// with the same method, closed; broken where either has a coordinate that is not finite. Where a point has no
/// neighbours the area is a sliver of `loneWidth` points along the axis, nothing if that is zero.
public func areaOutline(
    upper: [CGPoint], lower: [CGPoint], method: CurveMethod, axis: CurveAxis = .horizontal, loneWidth: CGFloat = 0
) -> Outline {
    func isFinite(_ index: Int) -> Bool {
        upper[index].x.isFinite && upper[index].y.isFinite && lower[index].x.isFinite && lower[index].y.isFinite
    }
    var outline = Outline()
    outline.reserve(upper.count * 2)
    for run in runs(count: min(upper.count, lower.count), where: isFinite) {
        if run.count > 1 {
            outline.addCurve(piece(upper, run), method: method, axis: axis)
            outline.addCurve(piece(lower, run).reversed(), method: method.backwards, axis: axis, continues: true)
            outline.close()
        } else if loneWidth > 0 {
            let (top, bottom) = (upper[run.lowerBound], lower[run.lowerBound])
            for (index, (point, side)) in [(top, -0.5), (top, 0.5), (bottom, 0.5), (bottom, -0.5)].enumerated() {
                let corner = axis.point(axis.along(point) + side * loneWidth, axis.across(point))
                if index == 0 { outline.move(to: corner) } else { outline.line(to: corner) }
            }
            outline.close()
        }
    }
    return outline
}

extension CurveMethod {
    /// The method that draws the same curve from its end to its start.
    var backwards: CurveMethod {
        switch self {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}

/// The longest ranges of indices for all of which `isIncluded` holds.
private func runs(count: Int, where isIncluded: (Int) -> Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    for index in indices(count) {
        if isIncluded(index) {
            if start == nil { start = index }
        } else if let first = start {
            result.append(first..<index)
            start = nil
        }
    }
    if let first = start { result.append(first..<count) }
    return result
}

private func piece(_ points: [CGPoint], _ range: Range<Int>) -> [CGPoint] {
    range.count == points.count ? points : Array(points[range])
}
