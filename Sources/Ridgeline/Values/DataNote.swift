import SwiftUI

/// Something that the data or the settings made necessary and that a reader of the picture cannot see: values left out,
/// days that came twice, labels without room. Each view has its notes as `notes`, says them in its accessible text and
/// hands them up as the preference `DataNotesKey`.
public struct DataNote: Hashable, Sendable, CustomStringConvertible {
    /// For programs and tests, such as "calendar.duplicate-days"; the wording of the rest may change.
    public let code: String
    /// What happened.
    public let message: String
    /// What to do about it.
    public let remedy: String

    public init(code: String, message: String, remedy: String) {
        (self.code, self.message, self.remedy) = (code, message, remedy)
    }

    public var description: String { "\(message) \(remedy)" }
}

/// The notes of all views below, in order: `.onPreferenceChange(DataNotesKey.self) { notes in … }`.
public struct DataNotesKey: PreferenceKey {
    public static var defaultValue: [DataNote] { [] }

    public static func reduce(value: inout [DataNote], nextValue: () -> [DataNote]) {
        value += nextValue()
    }
}

/// "1 value" or "3 values".
func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
}
