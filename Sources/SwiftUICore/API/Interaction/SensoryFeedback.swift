import Foundation

/// Something to be felt or heard. Kept.
public struct SensoryFeedback: Hashable, Sendable {
    public struct Weight: Hashable, Sendable {
        private let rank: Int

        public static let light = Weight(rank: 0)
        public static let medium = Weight(rank: 1)
        public static let heavy = Weight(rank: 2)
    }

    public struct Flexibility: Hashable, Sendable {
        private let rank: Int

        public static let rigid = Flexibility(rank: 0)
        public static let solid = Flexibility(rank: 1)
        public static let soft = Flexibility(rank: 2)
    }

    package enum Kind: Hashable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange
        case impact(Weight?, Flexibility?, intensity: Double)
    }

    package let kind: Kind

    public static let success = SensoryFeedback(kind: .success)
    public static let warning = SensoryFeedback(kind: .warning)
    public static let error = SensoryFeedback(kind: .error)
    public static let selection = SensoryFeedback(kind: .selection)
    public static let increase = SensoryFeedback(kind: .increase)
    public static let decrease = SensoryFeedback(kind: .decrease)
    public static let start = SensoryFeedback(kind: .start)
    public static let stop = SensoryFeedback(kind: .stop)
    public static let alignment = SensoryFeedback(kind: .alignment)
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    public static let impact = impact()

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        .init(kind: .impact(weight, nil, intensity: intensity))
    }

    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        .init(kind: .impact(nil, flexibility, intensity: intensity))
    }
}

/// When which feedback is to be given; kept for interactive output.
package struct FeedbackRule {
    package let trigger: ChangeTrigger
    private let choose: (Any, Any) -> SensoryFeedback?

    fileprivate init<T: Equatable>(_ trigger: T, _ choose: @escaping (T, T) -> SensoryFeedback?) {
        self.trigger = ChangeTrigger(trigger)
        self.choose = { old, new in
            guard let old = old as? T, let new = new as? T else { return nil }
            return choose(old, new)
        }
    }

    /// The feedback when the trigger's value goes from that of `old` to this one's, if any.
    package func feedback(after old: FeedbackRule) -> SensoryFeedback? {
        trigger.differs(from: old.trigger) ? choose(old.trigger.value, trigger.value) : nil
    }
}

extension View {
    /// To be given when `trigger` changes.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        interactive(.feedback(FeedbackRule(trigger) { _, _ in feedback }))
    }

    /// To be given when `trigger` changes in a way that `condition` accepts.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        interactive(.feedback(FeedbackRule(trigger) { condition($0, $1) ? feedback : nil }))
    }

    /// Chosen when `trigger` changes; nil for none.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        interactive(.feedback(FeedbackRule(trigger, feedback)))
    }
}
