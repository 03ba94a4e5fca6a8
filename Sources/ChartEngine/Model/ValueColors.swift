import Drawing
import Foundation

/// Colours that a mark changes at given values of an axis, exactly where it crosses them.
public struct ValueColors: Hashable, Sendable {
    public struct Step: Hashable, Sendable {
        public var value: Double
        public var color: RGBA

        public init(from value: Double, _ color: RGBA) { (self.value, self.color) = (value, color) }
    }

    public var axis: ChartAxis
    /// Below the first step.
    public var base: RGBA
    /// In ascending order.
    public private(set) var steps: [Step]

    public init(axis: ChartAxis, base: RGBA, steps: [Step]) {
        (self.axis, self.base) = (axis, base)
        self.steps = steps.filter { $0.value.isFinite }.sorted { $0.value < $1.value }
    }

    /// Hard stops at the steps' places on the scale of their axis.
    func paint(on scale: PositionScale, opacity: Double) -> Paint {
        // A step that the scale has no place for lies below all that it shows.
        let places = steps.map { scale.position($0.value) }
        let hidden = places.prefix { $0.isNaN }.count
        var colors = ([base] + steps.map(\.color)).dropFirst(hidden).map { $0.opacity(opacity) }
        var borders = Array(places.dropFirst(hidden))
        guard let first = borders.first, let last = borders.last, let plain = colors.first else {
            return .color((colors.first ?? base).opacity(colors.isEmpty ? opacity : 1))
        }
        guard borders.allSatisfy(\.isFinite) else { return .color(plain) }
        if scale.floor > scale.farEnd {
            colors.reverse()
            borders.reverse()
        }
        let (from, to) = (min(first, last) - 1, max(first, last) + 1)
        var stops: [GradientStop] = []
        for (index, border) in borders.enumerated() {
            let location = Double((border - from) / (to - from))
            stops.append(GradientStop(color: colors[index], location: location))
            stops.append(GradientStop(color: colors[index + 1], location: location))
        }
        return axis == .y
            ? .linear(stops: stops, from: CGPoint(x: 0, y: from), to: CGPoint(x: 0, y: to))
            : .linear(stops: stops, from: CGPoint(x: from, y: 0), to: CGPoint(x: to, y: 0))
    }
}
