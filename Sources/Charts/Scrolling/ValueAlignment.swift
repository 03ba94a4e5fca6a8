import ChartEngine
import Foundation

/// How far one swipe may go.
public struct ValueAlignedLimitBehavior: Sendable {
    enum Limit { case automatic, always, never }

    let limit: Limit

    /// Limited where the chart is short along its scrolling axis.
    public static var automatic: ValueAlignedLimitBehavior { .init(limit: .automatic) }
    public static var always: ValueAlignedLimitBehavior { .init(limit: .always) }
    public static var never: ValueAlignedLimitBehavior { .init(limit: .never) }
}

/// The coarser step that a swipe goes by.
public struct MajorValueAlignment<Value: Plottable> {
    let step: ScrollStep

    /// Multiples of a number.
    public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric {
        .init(step: .multiple(unit.plotValue.number ?? 0))
    }

    /// Dates with these components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
        .init(step: .matching(components))
    }

    /// What shows at once.
    public static var page: MajorValueAlignment<Value> { .init(step: .page) }
}

/// Values at which a scroll may come to rest.
enum ScrollStep: Sendable {
    case multiple(Double)
    case matching(DateComponents)
    case page

    /// The allowed value nearest to `value`; itself where none is allowed, or the step is of another kind.
    ///
    /// - Parameter page: what shows at once, in data units.
    func nearest(to value: PlotValue, page: Double, calendar: Calendar) -> PlotValue {
        switch (self, value) {
        case (.multiple(let step), .number(let number)): .number(Self.round(number, to: step))
        case (.multiple(let step), .date(let seconds)): .date(Self.round(seconds, to: step))
        case (.page, .number(let number)): .number(Self.round(number, to: page))
        case (.page, .date(let seconds)): .date(Self.round(seconds, to: page))
        case (.matching(let components), .date(let seconds)):
            .date(Self.match(components, near: seconds, calendar: calendar))
        default: value
        }
    }

    private static func round(_ number: Double, to step: Double) -> Double {
        guard step.isFinite, step > 0, number.isFinite else { return number }
        return (number / step).rounded() * step
    }

    private static func match(_ components: DateComponents, near seconds: Double, calendar: Calendar) -> Double {
        guard seconds.isFinite else { return seconds }
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        // The date itself may match: the search begins just before it.
        let start = date.addingTimeInterval(-0.001)
        let next = calendar.nextDate(after: start, matching: components, matchingPolicy: .nextTime)
        let last = calendar.nextDate(
            after: start, matching: components, matchingPolicy: .nextTime, direction: .backward)
        let found = [next, last].compactMap { $0 }.min {
            abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date))
        }
        return found?.timeIntervalSinceReferenceDate ?? seconds
    }
}
