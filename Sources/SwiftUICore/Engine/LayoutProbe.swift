import Foundation

/// Bounds the work of asking views how flexible they are.
///
/// A stack asks each view for its least and greatest length before it shares out room. A stack within answers by
/// sharing out as well, and so on: if all of that were done exactly, each view would be asked once more by each stack
/// around it. So questions are answered exactly two containers deep, which decides about everything but the order of
/// views deep within; below that lengths other than none and endless count as not given, and each view has few answers.
/// What a view is given in the end is never taken from such an answer.
@MainActor
package enum LayoutProbe {
    /// 0 while views get what they are drawn with, else how many containers deep a question is; all that are too deep
    /// to be answered exactly have one level.
    package static var level: Int { min(depth, exactLevels + 1) }
    /// Counts the answers that are not exact, to tell whether others depend on them.
    package private(set) static var roughAnswers = 0

    private static var depth = 0
    private static let exactLevels = 2

    package static func noteRoughAnswer() { roughAnswers += 1 }

    /// Asks a child about its flexibility.
    package static func asking<Answer>(_ body: () -> Answer) -> Answer {
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    /// Arranges the children of a container, one level deeper where that is part of an answer.
    package static func descending<Answer>(_ body: () -> Answer) -> Answer { depth == 0 ? body() : asking(body) }

    /// Answers as if nobody had asked from outside, for what is arranged once and for all.
    package static func exactly<Answer>(_ body: () -> Answer) -> Answer {
        let outside = depth
        depth = 0
        defer { depth = outside }
        return body()
    }

    /// The proposal as it counts in the present question.
    package static func simplified(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard depth > exactLevels else { return proposal }
        func side(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 <= 0 ? 0 : $0 == .infinity ? $0 : nil } }
        let simple = ProposedViewSize(width: side(proposal.width), height: side(proposal.height))
        if simple != proposal { noteRoughAnswer() }
        return simple
    }
}
