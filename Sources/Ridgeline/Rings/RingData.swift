import SwiftUI

/// One part of a ring.
public struct RingSegment: Sendable {
    /// In the legend and in the accessible text.
    public var label: String
    /// A share or an amount; the whole is the track's total.
    public var value: Double
    /// Parts still to do are drawn in the colour for those.
    public var isDone: Bool
    /// Nil for one of the options' colours.
    public var color: Color?

    public init(_ label: String, value: Double, isDone: Bool = true, color: Color? = nil) {
        (self.label, self.value, self.isDone, self.color) = (label, value, isDone, color)
    }
}

/// One ring: its parts and what they are parts of.
public struct RingTrack: Sendable {
    /// In the accessible text; empty for a ring that needs no name.
    public var label: String
    /// In the order in which they follow each other.
    public var segments: [RingSegment]
    /// The value of the whole ring, such as a goal; nil for the sum of the parts.
    public var total: Double?

    public init(_ label: String = "", segments: [RingSegment], total: Double? = nil) {
        (self.label, self.segments, self.total) = (label, segments, total)
    }

    /// A ring with one part: how much of a goal is reached.
    public init(_ label: String = "", value: Double, of total: Double, color: Color? = nil) {
        self.init(label, segments: [RingSegment(label, value: value, color: color)], total: total)
    }
}

/// How a `SegmentedRing` is laid out and coloured. Everything has a default.
public struct RingOptions: Sendable {
    /// What happens to parts beyond the whole.
    public enum Overflow: Hashable, Sendable {
        /// They go round a second time, with an edge at the head.
        case lap
        /// The ring ends where it is full.
        case clamp
        /// As `clamp`, with the full percentage in a badge.
        case badge
    }

    /// Where the parts are named, with their percentages.
    public enum Legend: Hashable, Sendable {
        case hidden
        case bottom
        case trailing
    }

    /// How percentages are rounded.
    public enum Rounding: Hashable, Sendable {
        /// Each by itself: equal parts look equal, the sum may be 99 or 101.
        case plain
        /// By the largest remainder: they add up to 100.
        case largestRemainder
    }

    /// Where the first part begins, clockwise from 12 o'clock.
    public var start = Angle.zero
    /// The way the parts follow each other.
    public var isClockwise = true
    /// How far the whole goes: 180° for a half ring. Up to 360°.
    public var sweep = Angle.degrees(360)
    /// Of the hole, as a share of the outer radius.
    public var innerRadius = 0.55
    /// Between parts, in points. It shrinks with the parts beside it: each keeps at least half of its place.
    public var gap: CGFloat = 4
    /// In points. Corners lie within a part's angle; small parts have smaller ones.
    public var cornerRadius: CGFloat = 10
    /// The least angle of a part that is not 0. Others give way when it is needed, which a note says. A part is never
    /// thinner than a pixel.
    public var minimumAngle = Angle.zero
    public var overflow = Overflow.lap
    /// Between rings, in points.
    public var trackSpacing: CGFloat = 4

    /// Of the parts, in turn.
    public var colors: [Color] = [.accentColor]
    /// Of parts that are not done.
    public var todoColor = Color.gray.opacity(0.3)
    /// Of what lies below the parts; shows where they do not fill the ring.
    public var trackColor = Color.gray.opacity(0.15)

    public var legend = Legend.hidden
    public var rounding = Rounding.largestRemainder
    /// Of percentages, 0 to 6.
    public var decimals = 0

    public init() {}

    /// The defaults, changed: `RingOptions { $0.sweep = .degrees(180) }`.
    public init(_ change: (inout RingOptions) -> Void) { change(&self) }
}
