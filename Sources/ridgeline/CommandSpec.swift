/// An option of a command. Without a placeholder it is a flag, with one it takes a value.
struct OptionSpec: Sendable {
    /// Without the two dashes.
    var name: String
    var letter: Character?
    var placeholder: String?
    var help: String

    /// Such as "-o, --output FILE".
    var usage: String {
        let short = letter.map { "-\($0), " } ?? "    "
        return short + "--\(name)" + (placeholder.map { " \($0)" } ?? "")
    }
}

/// One command of the program as data: the parser and the help pages read it.
struct CommandSpec: Sendable {
    var name: String
    /// One line.
    var summary: String
    /// Names of the arguments that are not options, in order; a name in brackets may be left out.
    var operands: [String] = []
    var options: [OptionSpec] = []
    /// Lines that show how it is used.
    var examples: [String]
    /// What else there is to say, in lines; printed below the options.
    var notes: [String] = []
    var run: @MainActor @Sendable (Arguments) throws -> Void

    var allOptions: [OptionSpec] {
        options + [OptionSpec(name: "help", letter: "h", help: "show this page")]
    }
}
