/// Texts of `--help`. Each fits a screen of 80 columns and 24 lines.
enum HelpPage {
    static func program(_ commands: [CommandSpec]) -> String {
        let width = commands.map(\.name.count).max() ?? 0
        let rows = commands.map { "  \(padded($0.name, to: width))  \($0.summary)" }
        return """
            \(Program.name) \(Program.version): charts written for SwiftUI and Swift Charts as SVG, PNG and PDF

            Usage: \(Program.name) COMMAND [OPTIONS]

            \(rows.joined(separator: "\n"))

            \(Program.name) COMMAND --help    show a command's options
            \(Program.name) --version         show the version

            Example: \(Program.name) example ridgeline -o ridgeline.svg

            Exit status: 0 done, 1 wrong usage, 2 unusable data, 3 nothing written.

            """
    }

    static func command(_ command: CommandSpec) -> String {
        let usage = ([Program.name, command.name] + command.operands + ["[OPTIONS]"]).joined(separator: " ")
        let width = command.allOptions.map(\.usage.count).max() ?? 0
        var lines = [command.summary, "", "Usage: \(usage)", ""]
        lines += command.allOptions.map { "  \(padded($0.usage, to: width))  \($0.help)" }
        if !command.notes.isEmpty { lines += [""] + command.notes }
        lines += [""] + command.examples.map { "Example: \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }

    static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
