import Drawing
import Foundation

public enum GuideVisibility: String, Hashable, Sendable { case automatic, visible, hidden }

public enum GuideEdge: String, Hashable, Sendable { case automatic, leading, trailing, top, bottom }

/// One axis of the chart: what is drawn beside the plot for a position scale.
public struct AxisSettings: Sendable {
    public var visibility = GuideVisibility.automatic
    /// Empty for the automatic axis.
    public var marks: [AxisMarksSettings] = []
    public var title: AxisTitle?
    public var labelFit = LabelFit.cut

    public init() {}
}

/// What becomes of category names on x that are longer than their bands.
public enum LabelFit: Hashable, Sendable {
    /// They end in an ellipsis.
    case cut
    /// They go on in further lines, or are turned where a word is longer than the band.
    case wrap
}

public struct AxisTitle: Sendable {
    public var position: AnnotationTemplate.Position
    public var alignment: UnitPosition?
    public var spacing: CGFloat?
    public var content: ViewID

    public init(
        position: AnnotationTemplate.Position, alignment: UnitPosition?, spacing: CGFloat?, content: ViewID
    ) {
        (self.position, self.alignment, self.spacing, self.content) = (position, alignment, spacing, content)
    }
}

/// One `AxisMarks`: where its values are, and what is drawn at each.
public struct AxisMarksSettings: Sendable {
    public enum Preset: String, Hashable, Sendable { case automatic, extended, aligned, inset }

    public enum Values: Sendable {
        case automatic(minimumStride: Double?, desiredCount: Int?, roundLower: Bool?, roundUpper: Bool?)
        case stride(Double, roundLower: Bool?, roundUpper: Bool?)
        case calendar(Calendar.Component, count: Int, calendar: Calendar?, roundLower: Bool?, roundUpper: Bool?)
        case explicit([PlotValue])
    }

    public enum Content: Sendable {
        /// Grid line, tick and label. `format` writes a label's text (nil result leaves the default), `stroke` the
        /// grid line's and tick's stroke.
        case standard(format: (@Sendable (PlotValue) -> String?)?, stroke: Stroke?)
        /// The provider's `axisMarks` is asked for each value with this id.
        case custom(id: Int)
    }

    public var preset = Preset.automatic
    public var position = GuideEdge.automatic
    public var values = Values.automatic(minimumStride: nil, desiredCount: nil, roundLower: nil, roundUpper: nil)
    public var content = Content.standard(format: nil, stroke: nil)
    /// Clients' views that the marks are drawn in, outermost first, by their numbers.
    public var styles: [Int] = []

    public init() {}
}

/// What custom axis content draws at one value.
public struct AxisMarkElement: Sendable {
    public enum Kind: Sendable {
        case gridLine(centered: Bool?, stroke: Stroke?)
        /// Length in points, or along the label(s) plus `extra`.
        case tick(centered: Bool?, length: TickLength, stroke: Stroke?)
        case label(AxisLabel)
    }

    public enum TickLength: Hashable, Sendable {
        case points(CGFloat)
        case label(extra: CGFloat)
        case longestLabel(extra: CGFloat)

        var isPoints: Bool { if case .points = self { true } else { false } }
    }

    public var kind: Kind
    /// Nil for the default colours.
    public var paint: PaintTemplate?
    public var offset = CGSize.zero

    public init(_ kind: Kind) { self.kind = kind }
}

public struct AxisLabel: Sendable {
    public enum Content: Hashable, Sendable {
        /// The default text of the value in the axis's format.
        case automatic
        case text(String)
        case view(ViewID)
    }

    public enum Orientation: String, Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }

    public enum Collision: Hashable, Sendable {
        case automatic
        case greedy(priority: Double, minimumSpacing: CGFloat?)
        case truncate, disabled
    }

    public var content: Content
    public var centered: Bool?
    public var anchor: UnitPosition?
    public var multiLabelAlignment: UnitPosition?
    public var collision = Collision.automatic
    public var offsetsMarks: Bool?
    public var orientation = Orientation.automatic
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(_ content: Content) { self.content = content }
}

public struct LegendSettings: Sendable {
    public var visibility = GuideVisibility.automatic
    public var position = AnnotationTemplate.Position.automatic
    public var alignment: UnitPosition?
    /// Points between the axis area and the legend; nil for the text-dependent default.
    public var spacing: CGFloat?
    /// Whether entries are listed from the last to the first, as stacks are seen from the top.
    public var isReversed = false
    /// Replaces the automatic legend.
    public var content: ViewID?

    public init() {}
}
