import ChartEngine
import Foundation

/// The direction of an axis label's text.
public struct AxisValueLabelOrientation: CustomStringConvertible, Sendable {
    let engine: AxisLabel.Orientation

    /// Decided by the chart.
    public static var automatic: AxisValueLabelOrientation { .init(engine: .automatic) }
    public static var horizontal: AxisValueLabelOrientation { .init(engine: .horizontal) }

    /// Read from top to bottom.
    public static var vertical: AxisValueLabelOrientation { .init(engine: .vertical) }

    /// Read from bottom to top.
    public static var verticalReversed: AxisValueLabelOrientation { .init(engine: .verticalReversed) }

    public var description: String { engine.rawValue }
}

/// What happens to axis labels that would overlap.
public struct AxisValueLabelCollisionResolution: CustomStringConvertible, Sendable {
    let engine: AxisLabel.Collision

    /// Decided by the chart, from the kind of axis.
    public static var automatic: AxisValueLabelCollisionResolution { .init(engine: .automatic) }

    /// A label shows only if it overlaps none that shows already.
    public static var greedy: AxisValueLabelCollisionResolution { greedy() }

    /// A label shows only if it stays `minimumSpacing` points clear of those that show already; higher priorities are
    /// placed first.
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution {
        .init(engine: .greedy(priority: priority, minimumSpacing: minimumSpacing))
    }

    /// Labels are cut to the space they have.
    public static var truncate: AxisValueLabelCollisionResolution { .init(engine: .truncate) }

    /// Labels show, overlapping or not.
    public static var disabled: AxisValueLabelCollisionResolution { .init(engine: .disabled) }

    public var description: String {
        switch engine {
        case .automatic: return "automatic"
        case .greedy(let priority, let spacing):
            let space = spacing.map { "\($0)" } ?? "automatic"
            return "greedy(priority: \(priority), minimumSpacing: \(space))"
        case .truncate: return "truncate"
        case .disabled: return "disabled"
        }
    }
}

/// The overall look of an axis.
public struct AxisMarkPreset: CustomStringConvertible, Sendable {
    let engine: AxisMarksSettings.Preset

    /// Decided by the chart, from the axis and the data.
    public static var automatic: AxisMarkPreset { .init(engine: .automatic) }

    /// Labels in line with what surrounds the chart, grid lines under them.
    public static var extended: AxisMarkPreset { .init(engine: .extended) }

    /// Labels under their lines, the outer ones flush with the plot.
    public static var aligned: AxisMarkPreset { .init(engine: .aligned) }

    /// Labels inside the plot.
    public static var inset: AxisMarkPreset { .init(engine: .inset) }

    public var description: String { engine.rawValue }
}

/// The edge of the plot that an axis is drawn on.
public struct AxisMarkPosition: CustomStringConvertible, Sendable {
    let engine: GuideEdge

    /// Bottom for x, trailing for y.
    public static var automatic: AxisMarkPosition { .init(engine: .automatic) }
    public static var leading: AxisMarkPosition { .init(engine: .leading) }
    public static var trailing: AxisMarkPosition { .init(engine: .trailing) }
    public static var top: AxisMarkPosition { .init(engine: .top) }
    public static var bottom: AxisMarkPosition { .init(engine: .bottom) }

    public var description: String { engine.rawValue }
}

/// The rule that gives the values of an axis.
public struct AxisMarkValues: CustomStringConvertible, Sendable {
    let engine: AxisMarksSettings.Values

    /// Chosen from the scale.
    public static var automatic: AxisMarkValues { automatic() }

    /// About `desiredCount` values; the bounds of an inferred domain may be rounded out to one.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        .init(
            engine: .automatic(
                minimumStride: nil, desiredCount: desiredCount, roundLower: roundLowerBound,
                roundUpper: roundUpperBound))
    }

    /// As `automatic(desiredCount:…)`, in steps of at least `minimumStride`.
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        .init(
            engine: .automatic(
                minimumStride: Double(minimumStride), desiredCount: desiredCount, roundLower: roundLowerBound,
                roundUpper: roundUpperBound))
    }

    /// Every `count` calendar units. Without a calendar it is the environment's.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        .init(
            engine: .calendar(
                component, count: count, calendar: calendar, roundLower: roundLowerBound, roundUpper: roundUpperBound))
    }

    /// The multiples of a step.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        .init(engine: .stride(Double(stepSize), roundLower: roundLowerBound, roundUpper: roundUpperBound))
    }

    public var description: String {
        switch engine {
        case .automatic(_, let count, _, _): count.map { "automatic(desiredCount: \($0))" } ?? "automatic"
        case .stride(let step, _, _): "stride(by: \(step))"
        case .calendar(let component, let count, _, _, _): "stride(by: \(component), count: \(count))"
        case .explicit(let values): "values(\(values.count))"
        }
    }
}
