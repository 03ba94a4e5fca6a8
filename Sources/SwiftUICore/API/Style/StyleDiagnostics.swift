import Drawing
import Foundation

extension CoreDiagnostics {
    /// Every writer smooths edges: a drawing has no way to ask for jagged ones.
    package static var antialiased: Diagnostic {
        Diagnostic(
            code: "style.antialiasing", message: "A shape asks to be drawn without antialiasing; it is smoothed.",
            remedy: "Leave `antialiased` at true, or place the edges on whole pixels.")
    }

    package static func missingColor(_ name: String) -> Diagnostic {
        Diagnostic(
            code: "style.missing-color", message: "No asset catalogue of the bundle has a colour named \"\(name)\".",
            remedy: "Copy the .xcassets folder into the target's resources and pass its bundle, such as `.module`.")
    }
}
