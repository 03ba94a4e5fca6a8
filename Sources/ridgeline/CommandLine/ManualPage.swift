import Foundation

/// The manual page `ridgeline(1)` in the macros of man, from the same table as the parser.
enum ManualPage {
    static func text(_ commands: [CommandSpec]) -> String {
        var lines = [
            ".TH RIDGELINE 1 \"\" \"\(Program.name) \(Program.version)\" \"User Commands\"",
            ".SH NAME", "\(Program.name) \\- charts from data and from Swift source",
            ".SH SYNOPSIS", ".B \(Program.name)", ".I COMMAND", "[OPTIONS]",
            ".SH DESCRIPTION",
            escaped("Draws charts from tables, and previews from Swift source, as SVG, PNG, PDF, HTML and JSON, and in")
                + "\n" + escaped("the terminal. Results go to standard output or to files, everything else to standard")
                + "\n" + escaped("error."),
        ]
        for command in commands { lines += section(command) }
        lines += [
            ".SH EXIT STATUS", ".TP", "0", "Drawn.", ".TP", "1", "The command line is not understood.", ".TP", "2",
            "The data or the source cannot be used; with", ".B \\-\\-strict",
            "also: something could not be drawn as asked.",
            ".TP", "3", "The picture cannot be made or written.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ command: CommandSpec) -> [String] {
        let usage = ([Program.name, command.name] + command.operands + ["[OPTIONS]"]).joined(separator: " ")
        var lines = [".SH \(command.name.uppercased())", escaped(command.summary), ".PP", escaped(usage)]
        for option in command.allOptions {
            let short = option.letter.map { "\\-\($0), " } ?? ""
            lines += [".TP", "\\fB\(short)\(escaped(option.longUsage))\\fR", escaped(option.help) + "."]
            if !option.choices.isEmpty { lines.append(escaped("One of: \(option.choices.joined(separator: ", ")).")) }
            if option.repeats { lines.append("May be given more than once.") }
        }
        if !command.notes.isEmpty { lines += [".PP"] + command.notes.map(escaped) }
        lines += [".PP", "Examples:", ".nf"] + command.examples.map { escaped("    \($0)") } + [".fi"]
        return lines
    }

    /// A line that begins with a dot or an apostrophe would be a macro.
    private static func escaped(_ text: String) -> String {
        let text = text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }
}
