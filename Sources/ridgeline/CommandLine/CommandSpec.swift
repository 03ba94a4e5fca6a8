/// An option of a command. Without a placeholder it is a flag, with one it takes a value.
struct OptionSpec: Sendable {
    /// Without the two dashes.
    var name: String
    var letter: Character?
    var placeholder: String?
    /// One line; the manual page and `ridgeline help COMMAND OPTION` print it.
    var help: String
    /// The words the value may be, where they are few and known.
    var choices: [String] = []
    /// What others call a choice, for suggestions.
    var otherNames: [String: String] = [:]
    /// May be given more than once; the values add up.
    var repeats = false
    /// May stand without its value, which then can only be attached: `--name=value`.
    var valueIsOptional = false
    /// Where a command has many options: under which heading the help page lists this one.
    var group = ""

    /// Such as "-o, --output FILE".
    var usage: String {
        (letter.map { "-\($0), " } ?? "    ") + longUsage
    }

    /// Such as "--output FILE".
    var longUsage: String {
        guard let placeholder else { return "--\(name)" }
        return "--\(name)" + (valueIsOptional ? "[=\(placeholder)]" : " \(placeholder)")
    }
}

/// One command of the program as data: parser, help pages, manual page and shell completions read it.
struct CommandSpec: Sendable {
    var name: String
    /// One line.
    var summary: String
    /// Names of the arguments that are not options, in order; a name in brackets may be left out.
    var operands: [String] = []
    var options: [OptionSpec] = []
    /// Lines that show how it is used. Each runs as it stands; the tests do that.
    var examples: [String]
    /// What else there is to say, in lines; printed below the options.
    var notes: [String] = []
    /// Words that the first operand may be, where they are known.
    var operandChoices: [String] = []
    var run: @MainActor @Sendable (Arguments) throws -> Void

    var allOptions: [OptionSpec] {
        options + [OptionSpec(name: "help", letter: "h", help: "show this page", group: options.last?.group ?? "")]
    }

    func option(named name: String) -> OptionSpec? { allOptions.first { $0.name == name } }
}
