import Drawing
import Foundation
import Geometry

/// One axis before it has a place: its values, what is drawn at each, and how large its labels are.
struct AxisPlan: Sendable {
    struct Label: Sendable {
        var tick: Int
        var label: AxisLabel
        var view: ViewID
        /// As drawn, after any turn.
        var size: CGSize
        var offset: CGSize
        /// The text, where it is known.
        var text: String?
        /// The width in which the label wraps.
        var wrapWidth: CGFloat?
    }

    struct Marks: Sendable {
        var settings: AxisMarksSettings
        var edge: GuideEdge
        var preset: AxisMarksSettings.Preset
        var values: [PlotValue]
        var elements: [[AxisMarkElement]]
        var labels: [Label]
        var isStandard: Bool

        /// Largest label along and across.
        var largestLabel: CGSize {
            labels.reduce(CGSize.zero) {
                CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
            }
        }
    }

    var axis: ChartAxis
    /// Continuous bounds in the axis's direction, rounded.
    var start: Double
    var end: Double
    var marks: [Marks] = []
    var isThinned = false
    /// Explicit values that lie outside of the domain.
    var outside = 0

    /// Points that the axis takes beside the plot, by edge.
    func thickness(_ edge: GuideEdge) -> CGFloat {
        marks.filter { $0.edge == edge }.map { axisThickness($0, axis) }.max() ?? 0
    }

    /// The area of the axis around a plot, on one or both sides of it; null where it takes none.
    func frame(beside plot: CGRect) -> CGRect {
        var frame = CGRect.null
        for marks in marks where !marks.labels.isEmpty {
            // Labels inside the plot stand in a strip of it.
            let inset = marks.preset == .inset
            let label = marks.largestLabel
            let own = inset ? AxisMetrics.gap + (axis == .x ? label.height : label.width) : thickness(marks.edge)
            let (width, height) = (min(own, plot.width), min(own, plot.height))
            let area =
                switch marks.edge {
                case .top:
                    CGRect(x: plot.minX, y: plot.minY - (inset ? 0 : own), width: plot.width, height: own)
                case .leading:
                    CGRect(x: plot.minX - (inset ? 0 : own), y: plot.minY, width: own, height: plot.height)
                case .trailing:
                    CGRect(x: plot.maxX - (inset ? width : 0), y: plot.minY, width: own, height: plot.height)
                case .bottom, .automatic:
                    CGRect(x: plot.minX, y: plot.maxY - (inset ? height : 0), width: plot.width, height: own)
                }
            frame = frame.union(area)
        }
        return frame
    }

    /// How far labels that stand above their lines reach out of the plot's top.
    var topOverhang: CGFloat {
        marks.map { marks -> CGFloat in
            let rise: CGFloat = marks.preset == .extended ? AxisMetrics.extendedRise : 0
            guard axis == .y, marks.preset == .extended || marks.preset == .inset, let last = marks.labels.last,
                case .number(let value)? = marks.values[checked: last.tick], value >= end - abs(end - start) * 1e-6
            else { return 0 }
            return last.size.height + rise
        }.max() ?? 0
    }

    /// The height of labels within each band (a category axis on y), 0 without any.
    var bandInset: CGFloat {
        guard axis == .y, let inset = marks.first(where: { $0.preset == .inset && !$0.labels.isEmpty }) else {
            return 0
        }
        return AxisMetrics.gap + inset.largestLabel.height
    }
}

/// Measured constants of axes, in points.
enum AxisMetrics {
    /// Between the plot and the labels, and between a line and the label beside it.
    static let gap: CGFloat = 4
    static let lineWidth: CGFloat = 0.5
    static let dash: [CGFloat] = [2, 2]
    /// What an extended axis takes beside its widest label.
    static let extendedMargin: CGFloat = 13
    /// How far an extended axis's label stands above its line, so that its baseline is 6.67 above it.
    static let extendedRise: CGFloat = 3.67
    /// A cut label narrower than this is no more than its ellipsis, in text of the usual size.
    static let narrowestLabel: CGFloat = 16
    /// Between axis or plot and a title below or above it.
    static let titleBelow: CGFloat = 4
    static let titleAbove: CGFloat = 6.67
}

/// Points that marks of an axis take beside the plot: the gap and the largest label, rounded up to whole points.
private func axisThickness(_ marks: AxisPlan.Marks, _ axis: ChartAxis) -> CGFloat {
    if marks.preset == .inset { return 0 }
    var thickness: CGFloat = 0
    for label in marks.labels {
        let gap = axis == .x ? label.label.verticalSpacing : label.label.horizontalSpacing
        let size = axis == .x ? label.size.height : label.size.width
        guard label.label.offsetsMarks ?? true else { continue }
        let margin = marks.preset == .extended && axis == .y ? AxisMetrics.extendedMargin : gap ?? AxisMetrics.gap
        thickness = max(thickness, margin + size.rounded(.up))
    }
    if marks.labels.isEmpty {
        for element in marks.elements.joined() {
            if case .tick(_, .points(let length), _) = element.kind { thickness = max(thickness, length.rounded(.up)) }
        }
    }
    return thickness.isFinite ? max(0, thickness) : 0
}

/// Stage 5, one axis: chooses values for a length, asks for custom content, and measures labels.
func planAxis(
    _ context: AxisContext, _ settings: AxisSettings, provider: some GuideProvider
) -> AxisPlan {
    let axis = context.dimension.plan.axis
    var plan = AxisPlan(axis: axis, start: context.start, end: context.end)
    guard settings.visibility != .hidden, context.dimension.isPresent else { return plan }
    let all = settings.marks.isEmpty ? [AxisMarksSettings()] : settings.marks
    var context = context
    // Bounds first: each of several sets of marks may round them, and all are drawn over the result.
    for marks in all {
        let values = axisValues(marks.values, context)
        if !context.dimension.plan.isDiscrete { (context.start, context.end) = (values.start, values.end) }
    }
    (plan.start, plan.end) = (context.start, context.end)
    context.isRoundable = false
    context.dimension.isInferred = false
    for marks in all {
        let values = axisValues(marks.values, context)
        plan.isThinned = plan.isThinned || values.isThinned
        plan.outside += values.outside
        plan.marks.append(planMarks(marks, values, context, provider: provider))
        if settings.labelFit == .wrap { fitLabels(&plan.marks[plan.marks.count - 1], context, provider) }
    }
    return plan
}

private func planMarks(
    _ settings: AxisMarksSettings, _ values: AxisValues, _ context: AxisContext,
    provider: some GuideProvider
) -> AxisPlan.Marks {
    let axis = context.dimension.plan.axis
    let isDiscrete = context.dimension.plan.isDiscrete
    let isFree = settings.position == .automatic
    let preset = settings.preset == .automatic && isFree && axis == .y && isDiscrete ? .inset : settings.preset
    // Labels within the plot stand at its leading edge.
    let wish: GuideEdge = preset == .inset && isFree && axis == .y ? .leading : settings.position
    var marks = AxisPlan.Marks(
        settings: settings, edge: edge(wish, axis), preset: preset,
        values: values.values, elements: [], labels: [], isStandard: true)
    for (index, value) in values.values.enumerated() {
        let elements: [AxisMarkElement]
        switch settings.content {
        case .standard(let format, let stroke):
            elements = standardElements(axis, text: format?(value), stroke: stroke)
        case .custom(let id):
            marks.isStandard = false
            elements = provider.axisMarks(
                content: id, axis: axis, value: value, index: index, count: values.values.count)
        }
        marks.elements.append(elements)
        for element in elements {
            guard case .label(let label) = element.kind else { continue }
            var text: String?
            let view: ViewID
            switch label.content {
            case .automatic:
                let own = values.text(value)
                (text, view) = (own, provider.textLabel(own, role: .axisLabel))
            case .text(let own): (text, view) = (own, provider.textLabel(own, role: .axisLabel))
            case .view(let own): view = own
            }
            let size = finite(provider.size(of: view, width: nil, height: nil))
            let isTurned = label.orientation == .vertical || label.orientation == .verticalReversed
            marks.labels.append(
                AxisPlan.Label(
                    tick: index, label: label, view: view,
                    size: isTurned ? CGSize(width: size.height, height: size.width) : size, offset: element.offset,
                    text: text))
        }
    }
    return marks
}

/// The default axis: a grid line, on x a tick that goes on from it, and a label.
private func standardElements(_ axis: ChartAxis, text: String?, stroke: Stroke?) -> [AxisMarkElement] {
    var elements = [AxisMarkElement(.gridLine(centered: nil, stroke: stroke))]
    if axis == .x { elements.append(AxisMarkElement(.tick(centered: nil, length: .label(extra: 0), stroke: stroke))) }
    elements.append(AxisMarkElement(.label(AxisLabel(text.map(AxisLabel.Content.text) ?? .automatic))))
    return elements
}

/// Where an axis stands: x at the bottom, y at the trailing edge (S60).
private func edge(_ wish: GuideEdge, _ axis: ChartAxis) -> GuideEdge {
    switch (axis, wish) {
    case (.x, .top): .top
    case (.x, _): .bottom
    case (.y, .leading): .leading
    case (.y, _): .trailing
    }
}

/// A size that layout can go on with: no NaN, infinity or negative length.
func finite(_ size: CGSize) -> CGSize {
    CGSize(
        width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
}
