import Foundation

/// Scripts that complete the command's words in a shell, from the same table as the parser.
enum ShellCompletions {
    static let shells = ["bash", "zsh", "fish"]

    static func script(for shell: String, _ commands: [CommandSpec]) -> String? {
        switch shell {
        case "bash": bash(commands)
        case "zsh": zsh(commands)
        case "fish": fish(commands)
        default: nil
        }
    }

    /// The tables that come with the program, where a command reads one.
    static func samples(of command: CommandSpec) -> [String] {
        command.operands.contains("[DATA]") ? SampleTables.names.map { "sample:\($0)" } : []
    }

    static func names(_ commands: [CommandSpec]) -> String { commands.map(\.name).joined(separator: " ") }

    static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: "’") + "'"
    }
}
