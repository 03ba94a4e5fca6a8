import Drawing
import Foundation
import Geometry
import ShapeKit

/// All that is the same for many marks: styles, sizes, modifiers. Templates are interned by the table, so a row stores
/// an index.
public struct MarkTemplate: Hashable, Sendable {
    // Style
    /// Constant foreground style; nil takes the scale's colour, or the chart's default.
    public var paint: PaintTemplate?
    public var alignsStyleWithPlot = false
    /// Takes the place of the paint.
    public var valueColors: ValueColors?
    public var opacity: Double = 1
    /// Nil for the kind's default (a line's is 2 wide with round caps and joins, a rule's 1 with butt caps).
    public var stroke: Stroke?
    public var curve = CurveMethod.linear
    /// Nil for the kind's default.
    public var cornerRadius: CGFloat?
    public var cornerStyleContinuous = true
    public var symbol: SymbolTemplate?
    public var symbolSize: SymbolSize?
    /// Of the foreground style, nearest to the mark first.
    public var styleShadows: [StyleShadow] = []
    public var shadow: DrawnShadow?
    /// Standard deviation in points.
    public var blur: CGFloat = 0
    public var blend = BlendMode.normal
    public var clip: ClipTemplate?

    // Size and place
    /// Along x and y; a bar's thickness is the one across its value axis.
    public var width = MarkDimension.automatic
    public var height = MarkDimension.automatic
    public var stacking = Stacking.standard
    public var innerRadius = MarkDimension.automatic
    public var outerRadius = MarkDimension.automatic
    /// Points taken off each side of a sector.
    public var angularInset: CGFloat = 0
    /// `position(by:)`: nil axis for the automatic one.
    public var groupAxis: ChartAxis?
    public var groupSpan = MarkDimension.automatic
    /// Points added to the ends of the mark (`offset(x:)` sets both ends).
    public var offsetXStart: CGFloat = 0
    public var offsetXEnd: CGFloat = 0
    public var offsetYStart: CGFloat = 0
    public var offsetYEnd: CGFloat = 0
    public var zIndex: Double = 0

    /// Masks around the mark, outermost first: each an index into `MarkTable.masks`.
    public var masks: [Int] = []
    /// The enclosing `Plot` or compositing layers, outermost first: indices into `MarkTable.layers`.
    public var layers: [Int] = []
    /// Indices into `MarkTable.annotations`.
    public var annotations: [Int] = []

    // Accessibility: nil composes from the channels.
    public var accessibilityLabel: String?
    public var accessibilityValue: String?
    public var accessibilityIdentifier: String?
    public var accessibilityHidden = false

    public init() {}
}

public enum ChartAxis: String, Hashable, Sendable, CaseIterable { case x, y }

/// A mark's extent across its position, as `MarkDimension` of the API.
public enum MarkDimension: Hashable, Sendable {
    case automatic
    /// Fraction of the scale's step (for radii: of the outer radius or of the plot).
    case ratio(CGFloat)
    /// The step less this many points on each side.
    case inset(CGFloat)
    /// Points.
    case fixed(CGFloat)
}

public enum Stacking: String, Hashable, Sendable { case standard, normalized, center, unstacked }

public enum SymbolTemplate: Hashable, Sendable {
    case basic(SymbolKind)
    /// A basic symbol drawn as an outline with this stroke.
    case outlined(SymbolKind, Stroke)
    /// A client's shape: its path in a rectangle, and the rectangle (in unit space) that looks as large as the unit
    /// square.
    case custom(OutlineProvider, perceptualUnitRect: CGRect)
    /// Any view, by the id that the guide provider measures and draws.
    case view(ViewID)
}

public enum SymbolSize: Hashable, Sendable {
    /// Perceived area in square points.
    case area(CGFloat)
    /// The box, exactly.
    case size(CGSize)
}

/// A shape of the client, compared by id.
public struct OutlineProvider: Hashable, Sendable {
    public var id: Int
    public var outline: @Sendable (CGRect) -> Outline

    public init(id: Int, outline: @escaping @Sendable (CGRect) -> Outline) { (self.id, self.outline) = (id, outline) }

    public static func == (a: OutlineProvider, b: OutlineProvider) -> Bool { a.id == b.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A client's shape that something is clipped to.
public struct ClipTemplate: Hashable, Sendable {
    public var shape: OutlineProvider
    public var evenOdd: Bool

    public init(_ shape: OutlineProvider, evenOdd: Bool) { (self.shape, self.evenOdd) = (shape, evenOdd) }

    /// The shape filling a rectangle; nil where there is none to fill.
    func clip(in bounds: CGRect) -> ClipOutline? {
        bounds.isNull ? nil : ClipOutline(shape.outline(bounds), evenOdd: evenOdd)
    }
}

/// A shadow that a mark's style throws, behind the mark or into it.
public struct StyleShadow: Hashable, Sendable {
    public var drawn: DrawnShadow
    public var isInner: Bool

    public init(_ drawn: DrawnShadow, isInner: Bool) { (self.drawn, self.isInner) = (drawn, isInner) }
}

/// Stands for a view that the engine never sees: it is measured and placed by id.
public struct ViewID: Hashable, Sendable {
    public var index: Int

    public init(_ index: Int) { self.index = index }
}

/// A view attached to marks.
public struct AnnotationTemplate: Hashable, Sendable {
    public enum Position: String, Hashable, Sendable, CaseIterable {
        case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading
        case bottomTrailing
    }

    public enum Overflow: Hashable, Sendable { case automatic, fitPlot, fitChart, padScale, disabled }

    public var position: Position
    /// Alignment along the edge the position names: 0 leading or top, 0.5 centre, 1 trailing or bottom.
    public var alignment: UnitPosition
    /// Points from the mark's edge; nil for the default of 4.
    public var spacing: CGFloat?
    public var overflowX: Overflow
    public var overflowY: Overflow
    /// Which view: asked from the guide provider with the mark's size, since its content may depend on it.
    public var content: ViewID

    public init(
        position: Position, alignment: UnitPosition, spacing: CGFloat?, overflowX: Overflow = .automatic,
        overflowY: Overflow = .automatic, content: ViewID
    ) {
        (self.position, self.alignment, self.spacing) = (position, alignment, spacing)
        (self.overflowX, self.overflowY, self.content) = (overflowX, overflowY, content)
    }
}
