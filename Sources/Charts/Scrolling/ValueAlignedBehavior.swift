import ChartEngine
import Foundation
import SwiftUICore

/// Comes to rest at values of a scale: multiples of a unit, or dates with certain components.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// The steps of one axis: where scrolls end, and how far a swipe goes.
    private struct Rule {
        let step: ScrollStep
        let major: ScrollStep?
    }

    private let x: Rule
    private let y: Rule
    private let limit: ValueAlignedLimitBehavior

    private init(x: Rule, y: Rule, _ limit: ValueAlignedLimitBehavior) { (self.x, self.y, self.limit) = (x, y, limit) }

    /// Multiples of a number on both axes.
    public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let rule = Rule(step: .multiple(unit.plotValue.number ?? 0), major: majorAlignment?.step)
        self.init(x: rule, y: rule, limitBehavior)
    }

    /// Dates with these components on both axes.
    public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let rule = Rule(step: .matching(components), major: majorAlignment?.step)
        self.init(x: rule, y: rule, limitBehavior)
    }

    public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            x: Rule(step: .multiple(xUnit.plotValue.number ?? 0), major: xMajorAlignment?.step),
            y: Rule(step: .multiple(yUnit.plotValue.number ?? 0), major: yMajorAlignment?.step), limitBehavior)
    }

    public init(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            x: Rule(step: .matching(xComponents), major: xMajorAlignment?.step),
            y: Rule(step: .matching(yComponents), major: yMajorAlignment?.step), limitBehavior)
    }

    public init<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            x: Rule(step: .matching(xComponents), major: xMajorAlignment?.step),
            y: Rule(step: .multiple(yUnit.plotValue.number ?? 0), major: yMajorAlignment?.step), limitBehavior)
    }

    public init<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            x: Rule(step: .multiple(xUnit.plotValue.number ?? 0), major: xMajorAlignment?.step),
            y: Rule(step: .matching(yComponents), major: yMajorAlignment?.step), limitBehavior)
    }

    /// Ends at the nearest allowed value, or the content's end; a swipe goes one major step, where it is limited.
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        let proxy = context.chartProxy
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = rest(
                target.rect.minX, from: context.originalTarget.rect.minX, velocity: context.velocity.dx,
                container: context.containerSize.width, content: context.contentSize.width, rule: x,
                calendar: context.calendar, value: proxy.datum(atX:)
            ) { proxy.position(ofX: $0) }
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = rest(
                target.rect.minY, from: context.originalTarget.rect.minY, velocity: context.velocity.dy,
                container: context.containerSize.height, content: context.contentSize.height, rule: y,
                calendar: context.calendar, value: proxy.datum(atY:)
            ) { proxy.position(ofY: $0) }
        }
    }

    /// A chart shorter than this along its axis is compact: a swipe goes no farther than one major step.
    private static let compactLength: CGFloat = 500

    private func rest(
        _ wish: CGFloat, from start: CGFloat, velocity: CGFloat, container: CGFloat, content: CGFloat, rule: Rule,
        calendar: Calendar, value: (CGFloat) -> PlotValue?, place: (PlotValue) -> CGFloat?
    ) -> CGFloat {
        let last = max(0, content - container)
        func page() -> Double {
            guard let a = value(start)?.number, let b = value(start + container)?.number else { return 0 }
            return abs(b - a)
        }
        let isLimited =
            switch limit.limit {
            case .always: true
            case .never: false
            case .automatic: container < Self.compactLength
            }
        var goal = wish
        var step = rule.step
        if velocity != 0, isLimited {
            goal = start + (velocity > 0 ? container : -container)
            step = rule.major ?? .page
        }
        // The end of the content is always a place to rest.
        if goal >= last { return last }
        if goal <= 0 { return 0 }
        guard let datum = value(goal) else { return min(max(0, wish), last) }
        let aligned = step.nearest(to: datum, page: page(), calendar: calendar)
        return place(aligned).map { min(max(0, $0), last) } ?? min(max(0, wish), last)
    }
}
