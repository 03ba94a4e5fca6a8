import Drawing
import Foundation
import Geometry

/// The stops of a gradient over more or less than its own range, as `GraphicsContext.GradientOptions` have it.
struct GradientWindow {
    private let stops: [GradientStop]
    private let options: GraphicsContext.GradientOptions

    /// More runs of a gradient than this cannot be told apart.
    private static let mostRuns = 256.0
    /// Enough that a straight line in sRGB stays within 1/255 of one in linear light.
    private static let linearPieces = 16

    /// - Parameter stops: ascending locations within 0 to 1.
    init(_ stops: [GradientStop], options: GraphicsContext.GradientOptions) {
        self.options = options
        self.stops = options.contains(.linearColor) ? Self.inLinearLight(stops) : stops
    }

    private var repeats: Bool { options.contains(.repeat) || options.contains(.mirror) }

    /// A gradient along a line, to fill `area`.
    func linear(from start: CGPoint, to end: CGPoint, over area: CGRect) -> Paint {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        guard repeats, square > 0 else { return .linear(stops: stops, from: start, to: end) }
        let places = area.corners.map { Double((($0.x - start.x) * dx + ($0.y - start.y) * dy) / square) }
        let (lower, upper) = range(of: places)
        func point(_ t: Double) -> CGPoint { CGPoint(x: start.x + dx * t, y: start.y + dy * t) }
        return .linear(stops: window(lower, upper), from: point(lower), to: point(upper))
    }

    /// Rings around a centre, to fill `area`.
    func radial(center: CGPoint, from start: CGFloat, to end: CGFloat, over area: CGRect) -> Paint {
        guard repeats, end != start else {
            return .radial(stops: stops, center: center, startRadius: start, endRadius: end)
        }
        let reach = area.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
        let places = [0, reach].map { Double(($0 - start) / (end - start)) }
        let (lower, upper) = range(of: places)
        let inner = start + (end - start) * lower
        let outer = start + (end - start) * upper
        let all = window(lower, upper)
        if inner <= outer { return .radial(stops: all, center: center, startRadius: max(0, inner), endRadius: outer) }
        let reversed = all.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
        return .radial(stops: Array(reversed), center: center, startRadius: max(0, outer), endRadius: inner)
    }

    /// Once around a centre, which leaves nothing to repeat.
    func conic(center: CGPoint, angle: Angle) -> Paint {
        .angular(
            stops: stops, center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
    }

    /// What is needed of the gradient's run, at most so many runs of it.
    private func range(of places: [Double]) -> (lower: Double, upper: Double) {
        let finite = places.filter(\.isFinite)
        let lower = max(min(finite.min() ?? 0, 0), -Self.mostRuns / 2)
        return (lower, min(max(finite.max() ?? 1, 1), lower + Self.mostRuns))
    }

    /// The repeated gradient from `lower` to `upper` (in runs), as locations 0 to 1.
    private func window(_ lower: Double, _ upper: Double) -> [GradientStop] {
        guard let first = stops.first, let last = stops.last else { return [] }
        var run = stops
        if first.location > 0 { run.insert(GradientStop(color: first.color, location: 0), at: 0) }
        if last.location < 1 { run.append(GradientStop(color: last.color, location: 1)) }
        let mirrored = run.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
        let runs = clampedInt(lower.rounded(.down), in: -512...512)..<clampedInt(upper.rounded(.up), in: -511...513)
        let all = runs.flatMap { index in
            (options.contains(.mirror) && index % 2 != 0 ? Array(mirrored) : run).map { stop in
                GradientStop(
                    color: stop.color, location: (Double(index) + stop.location - lower) / (upper - lower))
            }
        }
        let sampler = GradientSampler(all, space: .device)
        let inside = all.filter { $0.location > 0 && $0.location < 1 }
        return [GradientStop(color: sampler.color(at: 0), location: 0)] + inside + [
            GradientStop(color: sampler.color(at: 1), location: 1)
        ]
    }

    private static func inLinearLight(_ stops: [GradientStop]) -> [GradientStop] {
        guard let first = stops.first else { return [] }
        return zip(stops, stops.dropFirst()).reduce(into: [first]) { result, pair in
            let (a, b) = pair
            for piece in indices(linearPieces) {
                let part = Double(piece + 1) / Double(linearPieces)
                func mix(_ component: KeyPath<RGBA, Double>) -> Double {
                    let (x, y) = (a.color[keyPath: component], b.color[keyPath: component])
                    return ColorMath.encoded(ColorMath.linear(x) + (ColorMath.linear(y) - ColorMath.linear(x)) * part)
                }
                let color = RGBA(
                    red: mix(\.red), green: mix(\.green), blue: mix(\.blue),
                    alpha: a.color.alpha + (b.color.alpha - a.color.alpha) * part)
                result.append(GradientStop(color: color, location: a.location + (b.location - a.location) * part))
            }
        }
    }
}

extension CGRect {
    fileprivate var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ]
    }
}
