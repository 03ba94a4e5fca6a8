import Foundation
import Geometry

/// A finished picture: the display list that every backend turns into bytes.
///
/// Everything is resolved (concrete colours, absolute points, shaped glyphs), so a backend decides nothing but how to
/// write it, and all outputs of one view have one geometry. Origin top left, y down.
public struct Drawing: Hashable, Sendable {
    /// In points.
    public var size: CGSize
    public var items: [DrawingItem]
    /// Accessible name and longer description of the whole picture.
    public var title: String
    public var summary: String
    /// BCP 47 tag of its texts, such as "en-US".
    public var language: String
    /// Painted behind everything, edge to edge; nil leaves the picture transparent.
    public var background: RGBA?

    public init(
        size: CGSize, items: [DrawingItem] = [], title: String = "", summary: String = "", language: String = "",
        background: RGBA? = nil
    ) {
        (self.size, self.items, self.title, self.summary) = (size, items, title, summary)
        (self.language, self.background) = (language, background)
    }
}

/// Closed on purpose: adding a case makes the compiler name each backend that must learn it.
public indirect enum DrawingItem: Hashable, Sendable {
    case group(DrawnGroup)
    case path(DrawnPath)
    case text(DrawnText)
    case image(DrawnImage)
    case semantics(DrawnSemantics)
}

/// Items composited together. Order: clip, then mask, then colour filters, then blur, then shadow, then opacity and
/// blend mode.
///
/// A group with any of them is isolated, as in CSS: blend modes within reach what is in the group, not what is behind
/// it. A plain or merely moved group is isolated only if it says so.
public struct DrawnGroup: Hashable, Sendable {
    public var items: [DrawingItem]
    public var transform: CGAffineTransform = .identity
    public var opacity: Double = 1
    /// In the group's own (transformed) plane.
    public var clip: ClipOutline?
    /// Only what this drawing's alpha covers stays visible; nil for no mask.
    public var mask: [DrawingItem]?
    public var blend: BlendMode = .normal
    /// Changes of the composite's colours, the first first. `filtered(_:by:)` sets them where they are needed.
    public var colorFilters: [ColorFilter] = []
    /// Gaussian, the standard deviation in points; 0 for none.
    public var blur: CGFloat = 0
    public var shadow: DrawnShadow?
    public var isIsolated = false

    public init(_ items: [DrawingItem]) { self.items = items }
}

public struct ClipOutline: Hashable, Sendable {
    public var outline: Outline
    public var evenOdd: Bool

    public init(_ outline: Outline, evenOdd: Bool = false) { (self.outline, self.evenOdd) = (outline, evenOdd) }
}

public struct DrawnShadow: Hashable, Sendable {
    public var color: RGBA
    /// Standard deviation of the blur, in points.
    public var deviation: CGFloat
    public var offset: CGSize

    public init(color: RGBA, deviation: CGFloat, offset: CGSize) {
        (self.color, self.deviation, self.offset) = (color, deviation, offset)
    }
}

/// The separable and non-separable modes of the W3C compositing specification, by their CSS names.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case difference, exclusion, hue, saturation, color, luminosity
    case plusDarker = "plus-darker"
    case plusLighter = "plus-lighter"
    case sourceAtop = "source-atop"
    case destinationOver = "destination-over"
    case destinationOut = "destination-out"
}

public struct DrawnPath: Hashable, Sendable {
    public var outline: Outline
    public var fill: Paint?
    public var evenOdd: Bool
    public var stroke: Stroke?
    public var strokePaint: Paint?
    /// Whether each pixel of a raster is covered wholly or not at all, so that neighbours with a common edge leave no
    /// seam. The outline itself stays exact.
    public var hasCrispEdges = false

    public init(_ outline: Outline, fill: Paint, evenOdd: Bool = false) {
        (self.outline, self.fill, self.evenOdd) = (outline, fill, evenOdd)
        (stroke, strokePaint) = (nil, nil)
    }

    public init(_ outline: Outline, stroke: Stroke, paint: Paint) {
        (self.outline, self.stroke, strokePaint) = (outline, stroke, paint)
        (fill, evenOdd) = (nil, false)
    }
}

/// One line of text: runs along one baseline.
public struct DrawnText: Hashable, Sendable {
    public struct Run: Hashable, Sendable {
        public var shaped: ShapedRun
        public var paint: Paint

        public init(_ shaped: ShapedRun, paint: Paint) { (self.shaped, self.paint) = (shaped, paint) }
    }

    /// Left end of the baseline.
    public var origin: CGPoint
    /// In visual order from left to right.
    public var runs: [Run]

    public init(origin: CGPoint, runs: [Run]) { (self.origin, self.runs) = (origin, runs) }
}

/// A raster image stretched over `frame`.
public struct DrawnImage: Hashable, Sendable {
    public enum Encoding: String, Hashable, Sendable { case png, jpeg }

    public var data: Data
    public var encoding: Encoding
    public var frame: CGRect
    /// Nearest neighbour instead of smooth scaling.
    public var pixelated: Bool
    /// Paints the image's alpha with this colour instead of its own colours.
    public var tint: RGBA?
    /// Changes of the image's colours that leave its alpha, the first first.
    public var colorTransforms: [ColorTransform] = []
    /// Set where the image is laid out again and again; `frame` is then one tile.
    public var tiling: Tiling?

    /// How an image covers an area as tiles.
    public struct Tiling: Hashable, Sendable {
        /// What a tile shows, in the unit square of the image.
        public var source: CGRect
        /// What the tiles cover, from whichever tile on.
        public var area: CGRect

        public init(source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), area: CGRect) {
            (self.source, self.area) = (source, area)
        }
    }

    /// What the image covers.
    public var extent: CGRect { tiling?.area ?? frame }

    public init(data: Data, encoding: Encoding, frame: CGRect, pixelated: Bool = false, tint: RGBA? = nil) {
        (self.data, self.encoding, self.frame) = (data, encoding, frame)
        (self.pixelated, self.tint) = (pixelated, tint)
    }
}

/// Meaning of the items within, for assistive technology and for tools that work on the picture.
public struct DrawnSemantics: Hashable, Sendable {
    public enum Role: String, Hashable, Sendable {
        case group, image, text, heading, button, link, list, listItem, chart, mark, axis, legend, slider, toggle
        case progress
    }

    public var role: Role
    public var label: String
    public var value: String
    public var hint: String
    public var identifier: String
    /// Which mark this is, stable within one drawing; empty where it is none.
    public var markID: String
    /// Hidden from assistive technology, with all that is within.
    public var isHidden: Bool
    /// Chosen among its like.
    public var isSelected = false
    /// 1 to 6 for headings of a rank, 0 for others.
    public var headingLevel = 0
    /// Higher is to be read earlier than its neighbours; 0 is usual.
    public var sortPriority: Double = 0
    public var items: [DrawingItem]

    public init(
        role: Role, label: String = "", value: String = "", hint: String = "", identifier: String = "",
        markID: String = "", isHidden: Bool = false, items: [DrawingItem]
    ) {
        (self.role, self.label, self.value, self.hint) = (role, label, value, hint)
        (self.identifier, self.markID, self.isHidden, self.items) = (identifier, markID, isHidden, items)
    }
}
