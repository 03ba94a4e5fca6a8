import Drawing
import Foundation

/// The codes this module reports.
package enum CoreDiagnostics {
    package static func doesNotSettle(passes: Int) -> Diagnostic {
        Diagnostic(
            code: "view.does-not-settle",
            message: "The view still changed its state after \(passes) passes; it is drawn as it was then.",
            remedy: "Look for an onAppear, onChange or preference action that changes what it depends on.")
    }

    package static func taskUnfinished(count: Int, after timeout: Duration) -> Diagnostic {
        Diagnostic(
            code: "view.task-unfinished",
            message: "\(count) task\(count == 1 ? " was" : "s were") still running after \(timeout); "
                + "the view is drawn as it was then.",
            remedy: "End the task's loop where a picture is made, or wait longer with settled(timeout:).")
    }

    package static func endlessView(_ type: Any.Type, depth: Int) -> Diagnostic {
        Diagnostic(
            code: "view.endless", message: "\(depth) views stand in each other; \(type) and what is in it is left out.",
            remedy: "Give the view that has itself in its body a condition under which it ends.")
    }
}
