import Foundation
import Geometry

/// A colour in sRGB, components nominally 0 to 1 (values outside are kept for wide-gamut colours), not premultiplied.
public struct RGBA: Hashable, Codable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// From a literal such as `0x007AFF`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, alpha: alpha)
    }

    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    public static let black = RGBA(red: 0, green: 0, blue: 0)
    public static let white = RGBA(red: 1, green: 1, blue: 1)

    public func opacity(_ factor: Double) -> RGBA {
        var copy = self
        copy.alpha *= factor.isFinite ? min(max(0, factor), 1) : 1
        return copy
    }
}

public struct GradientStop: Hashable, Sendable {
    public var color: RGBA
    /// 0 at the gradient's start, 1 at its end.
    public var location: Double

    public init(color: RGBA, location: Double) { (self.color, self.location) = (color, location) }
}

/// What a path or text is painted with. Everything is resolved: sRGB colours, absolute coordinates of the item's plane.
/// Stops are in ascending order and blended linearly in sRGB; other interpolations come as more stops.
public enum Paint: Hashable, Sendable {
    case color(RGBA)
    case linear(stops: [GradientStop], from: CGPoint, to: CGPoint)
    case radial(stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Angles in radians, clockwise from 3 o'clock.
    case angular(stops: [GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)

    public static let clear = Paint.color(.clear)

    /// The one colour, or nil for a gradient.
    public var solidColor: RGBA? {
        if case .color(let color) = self { return color }
        return nil
    }
}

/// A point in the unit square of a rectangle: (0, 0) is its top left, (1, 1) its bottom right corner.
public struct UnitPosition: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    public func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
}

/// A paint whose gradients are still relative to the box of what they will fill.
public enum PaintTemplate: Hashable, Sendable {
    case color(RGBA)
    case linear(stops: [GradientStop], from: UnitPosition, to: UnitPosition)
    case radial(stops: [GradientStop], center: UnitPosition, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii as fractions of the box's half diagonal extents, so the rings are ellipses of the box's aspect.
    case elliptical(stops: [GradientStop], center: UnitPosition, startFraction: Double, endFraction: Double)
    case angular(stops: [GradientStop], center: UnitPosition, startAngle: CGFloat, endAngle: CGFloat)

    public static let clear = PaintTemplate.color(.clear)

    /// The one colour, or nil for a gradient.
    public var solidColor: RGBA? {
        if case .color(let color) = self { return color }
        return nil
    }

    public func paint(in box: CGRect) -> Paint {
        switch self {
        case .color(let color): return .color(color)
        case .linear(let stops, let from, let to):
            return .linear(stops: stops, from: from.point(in: box), to: to.point(in: box))
        case .radial(let stops, let center, let startRadius, let endRadius):
            return .radial(
                stops: stops, center: center.point(in: box), startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let stops, let center, let startFraction, let endFraction):
            let radius = max(box.width, box.height)
            return .radial(
                stops: stops, center: center.point(in: box), startRadius: radius * startFraction,
                endRadius: radius * endFraction)
        case .angular(let stops, let center, let startAngle, let endAngle):
            return .angular(
                stops: stops, center: center.point(in: box), startAngle: startAngle, endAngle: endAngle)
        }
    }

    public func opacity(_ factor: Double) -> PaintTemplate {
        mapColors { $0.opacity(factor) }
    }

    /// The same paint with each of its colours replaced.
    public func mapColors(_ transform: (RGBA) -> RGBA) -> PaintTemplate {
        func mapped(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: transform($0.color), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(transform(color))
        case .linear(let stops, let from, let to): return .linear(stops: mapped(stops), from: from, to: to)
        case .radial(let stops, let center, let startRadius, let endRadius):
            return .radial(stops: mapped(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let stops, let center, let startFraction, let endFraction):
            return .elliptical(
                stops: mapped(stops), center: center, startFraction: startFraction, endFraction: endFraction)
        case .angular(let stops, let center, let startAngle, let endAngle):
            return .angular(stops: mapped(stops), center: center, startAngle: startAngle, endAngle: endAngle)
        }
    }
}
