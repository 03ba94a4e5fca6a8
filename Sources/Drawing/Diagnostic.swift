import Foundation

/// Something a picture could not show as asked, said once, with the remedy. Each module keeps its codes in one file.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// Stable and searchable, such as "chart.nonpositive-on-log". Tests assert it, never the wording.
    public var code: String
    /// What happened, to which mark, series or text.
    public var message: String
    /// What to change.
    public var remedy: String

    public init(code: String, message: String, remedy: String) {
        (self.code, self.message, self.remedy) = (code, message, remedy)
    }

    public var description: String { "[\(code)] \(message) \(remedy)" }
}
