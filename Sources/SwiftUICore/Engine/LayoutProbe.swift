import Foundation

/// Bounds the work of asking views how flexible they are. Each drawing has one of its own.
///
/// A stack asks each view for its least and greatest length before it shares out room. A stack within answers by
/// sharing out as well, and so on: if all of that were done exactly, each view might be asked once more by each stack
/// around it. So questions are answered exactly four containers deep; below that lengths other than none and endless
/// count as not given, and each view has few answers, however deep it is. What a view is given in the end is never taken
/// from such an answer.
@MainActor
package final class LayoutProbe {
    /// The one of the drawing that is being made.
    package static var current: LayoutProbe { DrawingInProgress.probe }

    /// Makes a drawing with a probe of its own.
    package static func fresh<Result>(_ body: () -> Result) -> Result {
        DrawingInProgress.$probe.withValue(LayoutProbe(), operation: body)
    }

    private enum DrawingInProgress {
        @TaskLocal static var probe = LayoutProbe()
    }

    /// 0 while views get what they are drawn with, else how many containers deep a question is; all that are too deep
    /// to be answered exactly have one level.
    package var level: Int { min(depth, Self.exactLevels + 1) }
    /// Counts the answers that are not exact, to tell whether others depend on them.
    package private(set) var roughAnswers = 0

    private var depth = 0
    private nonisolated static let exactLevels = 4

    package nonisolated init() {}

    package func noteRoughAnswer() { roughAnswers += 1 }

    /// Asks a child about its flexibility.
    package func asking<Answer>(_ body: () -> Answer) -> Answer {
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    /// Arranges the children of a container, one level deeper where that is part of an answer.
    package func descending<Answer>(_ body: () -> Answer) -> Answer { depth == 0 ? body() : asking(body) }

    /// Answers as if nobody had asked from outside, for what is arranged once and for all.
    package func exactly<Answer>(_ body: () -> Answer) -> Answer {
        let outside = depth
        depth = 0
        defer { depth = outside }
        return body()
    }

    /// The proposal as it counts in the present question.
    package func simplified(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard depth > Self.exactLevels else { return proposal }
        func side(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 <= 0 ? 0 : $0 == .infinity ? $0 : nil } }
        let simple = ProposedViewSize(width: side(proposal.width), height: side(proposal.height))
        if simple != proposal { noteRoughAnswer() }
        return simple
    }
}
