/// Something that was decided or found while data were read, to be said once on standard error.
package struct DataNote: Hashable, Sendable, CustomStringConvertible {
    package enum Level: Hashable, Sendable {
        /// A decision where the data leave a choice, such as the separator.
        case choice
        /// Something is wrong with the data. A strict mode makes it an error.
        case warning
    }

    /// Stable and searchable, such as "data.ragged-rows".
    package var code: String
    package var message: String
    /// What to do about it, with the option to give. Empty where there is nothing to do.
    package var remedy: String
    package var level: Level
    /// The column it is about, nil for the whole input.
    package var column: String?

    package init(_ level: Level, code: String, message: String, remedy: String = "", column: String? = nil) {
        (self.level, self.code, self.message, self.remedy, self.column) = (level, code, message, remedy, column)
    }

    package var description: String { "[\(code)] \(message)\(remedy.isEmpty ? "" : " " + remedy)" }
}

/// Why data cannot be read or used.
package struct DataFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package var code: String
    /// What is wrong, with the place: file, line, column.
    package var message: String
    /// What to do about it, with the option to give.
    package var remedy: String
    /// A name that does not exist, and those that do, one of which may have been meant.
    package var wrongName: WrongName?

    package struct WrongName: Hashable, Sendable {
        package var name: String
        package var known: [String]

        package init(_ name: String, known: [String]) { (self.name, self.known) = (name, known) }
    }

    package init(code: String, message: String, remedy: String, wrongName: WrongName? = nil) {
        (self.code, self.message, self.remedy, self.wrongName) = (code, message, remedy, wrongName)
    }

    package var description: String { "[\(code)] \(message) \(remedy)" }
}
