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
}
