/// Texts of `--help`. Each fits a screen of 80 columns and 24 lines.
enum HelpPage {
    static let width = 80
    static let height = 24

    static func program(_ commands: [CommandSpec]) -> String {
        let width = commands.map(\.name.count).max() ?? 0
        let rows = commands.map { "  \(padded($0.name, to: width))  \($0.summary)" }
        return """
            \(Program.name) \(Program.version): charts from data and from Swift source

            Usage: \(Program.name) COMMAND [OPTIONS]

            \(rows.joined(separator: "\n"))

            \(Program.name) COMMAND --help          a command's options
            \(Program.name) help COMMAND OPTION     one option
            \(Program.name) --version               the version

            Example: seq 1 100 | \(Program.name) plot --mark line -o line.svg

            Exit status: 0 drawn, 1 wrong usage, 2 unusable data, 3 not written.

            """
    }

    static func command(_ command: CommandSpec) -> String {
        let usage = ([Program.name, command.name] + command.operands + ["[OPTIONS]"]).joined(separator: " ")
        var lines = [command.summary, "", "Usage: \(usage)", ""]
        let ending = [""] + command.notes + command.examples.map { "Example: \($0)" }
        let width = command.allOptions.map(\.usage.count).max() ?? 0
        let rows = command.allOptions.map { "  \(padded($0.usage, to: width))  \($0.help)" }
        let fits = lines.count + rows.count + ending.count <= height && rows.allSatisfy { $0.count <= Self.width }
        lines += fits ? rows : grouped(command)
        return (lines + ending).joined(separator: "\n") + "\n"
    }

    /// One option with all that the table says of it.
    static func option(_ option: OptionSpec, of command: CommandSpec) -> String {
        var lines = ["\(Program.name) \(command.name) \(option.longUsage)", ""]
        if let letter = option.letter { lines.append("  In short: -\(letter)") }
        lines += wrapped(option.help, indent: 2)
        if !option.choices.isEmpty { lines += wrapped("One of: " + option.choices.joined(separator: ", "), indent: 2) }
        if option.repeats { lines.append("  May be given more than once.") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The options' names alone, packed under their headings.
    private static func grouped(_ command: CommandSpec) -> [String] {
        var headings: [String] = []
        for option in command.allOptions where !headings.contains(option.group) { headings.append(option.group) }
        let indent = (headings.map(\.count).max() ?? 0) + 2
        return headings.flatMap { heading in
            let names = command.allOptions.filter { $0.group == heading }.map { option in
                (option.letter.map { "-\($0) " } ?? "") + option.longUsage
            }
            var lines = packed(names, indent: indent)
            if let first = lines.first { lines[0] = padded(heading, to: indent) + first.dropFirst(indent) }
            return lines
        }
    }

    /// Phrases in lines, kept whole.
    private static func packed(_ phrases: [String], indent: Int) -> [String] {
        var lines: [String] = []
        for phrase in phrases {
            if let last = lines.last, last.count + 2 + phrase.count <= width {
                lines[lines.count - 1] = last + "  " + phrase
            } else {
                lines.append(String(repeating: " ", count: indent) + phrase)
            }
        }
        return lines
    }

    static func wrapped(_ text: String, indent: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(repeating: " ", count: indent) + word)
            }
        }
        return lines
    }

    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
