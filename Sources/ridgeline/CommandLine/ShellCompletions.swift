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

    // MARK: bash

    private static func bash(_ commands: [CommandSpec]) -> String {
        let cases = commands.map { command in
            let words = command.allOptions.flatMap { ["--\($0.name)"] + ($0.letter.map { ["-\($0)"] } ?? []) }
            return """
                    \(command.name))
                      case $prev in
                \(values(of: command, indent: 8))
                      esac
                      words="\((words + command.operandChoices).joined(separator: " "))" ;;
                """
        }
        return """
            # bash completion of \(Program.name)
            _\(Program.name)() {
              local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words=
              COMPREPLY=()
              if [ "$COMP_CWORD" -eq 1 ]; then
                words="\(commandWords(commands))"
              else
                case ${COMP_WORDS[1]} in
            \(cases.joined(separator: "\n"))
                  help) words="\(commands.map(\.name).joined(separator: " "))" ;;
                esac
              fi
              COMPREPLY=($(compgen -W "$words" -- "$cur"))
              [ "${#COMPREPLY[@]}" -gt 0 ] || [[ $cur == -* ]] || compopt -o default
            }
            complete -F _\(Program.name) \(Program.name)

            """
    }

    /// Branches of a shell's `case` that complete the values of options.
    private static func values(of command: CommandSpec, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        var branches = command.options.filter { !$0.choices.isEmpty && !$0.valueIsOptional }.map { option in
            let names = (option.letter.map { "-\($0)|" } ?? "") + "--\(option.name)"
            let words = option.choices.joined(separator: " ")
            return "\(margin)\(names)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$cur\")); return ;;"
        }
        let free = command.options.filter { $0.placeholder != nil && $0.choices.isEmpty && !$0.valueIsOptional }
        let names = free.flatMap { (($0.letter.map { ["-\($0)"] }) ?? []) + ["--\($0.name)"] }
        if !names.isEmpty { branches.append("\(margin)\(names.joined(separator: "|"))) compopt -o default; return ;;") }
        return branches.joined(separator: "\n")
    }

    // MARK: zsh

    private static func zsh(_ commands: [CommandSpec]) -> String {
        let names = commands.map { "    \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n")
        let cases = commands.map { command in
            let options = command.allOptions.flatMap { zshOption($0) }
            let files = command.operandChoices.isEmpty ? "_files" : "(\(command.operandChoices.joined(separator: " ")))"
            let lines = options + [quoted("*:argument:\(files)")]
            return "    \(command.name)) _arguments \\\n      "
                + lines.joined(separator: " \\\n      ") + " ;;"
        }
        return """
            #compdef \(Program.name)
            local -a commands
            commands=(
            \(names)
            )
            if (( CURRENT == 2 )); then
              _describe command commands
            else
              local command=$words[2]
              shift words
              (( CURRENT-- ))
              case $command in
            \(cases.joined(separator: "\n"))
              esac
            fi

            """
    }

    private static func zshOption(_ option: OptionSpec) -> [String] {
        let text = option.help.replacingOccurrences(of: "[", with: "(").replacingOccurrences(of: "]", with: ")")
            .replacingOccurrences(of: ":", with: " ")
        let repeats = option.repeats ? "*" : ""
        let action = option.choices.isEmpty ? "_files" : "(\(option.choices.joined(separator: " ")))"
        let value: String
        switch option.placeholder {
        case nil: value = ""
        case let placeholder? where option.valueIsOptional: value = "::\(placeholder):\(action)"
        case let placeholder?: value = ":\(placeholder):\(action)"
        }
        let long = "--\(option.name)" + (option.valueIsOptional ? "=-" : "")
        var lines = [quoted("\(repeats)\(long)[\(text)]\(value)")]
        if let letter = option.letter { lines.append(quoted("\(repeats)-\(letter)[\(text)]\(value)")) }
        return lines
    }

    // MARK: fish

    private static func fish(_ commands: [CommandSpec]) -> String {
        var lines = ["# fish completion of \(Program.name)"]
        for command in commands {
            lines.append(
                "complete -c \(Program.name) -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))"
            )
        }
        for command in commands {
            let condition = quoted("__fish_seen_subcommand_from \(command.name)")
            if !command.operandChoices.isEmpty {
                let words = quoted(command.operandChoices.joined(separator: " "))
                lines.append("complete -c \(Program.name) -n \(condition) -f -a \(words)")
            }
            for option in command.allOptions {
                var line = "complete -c \(Program.name) -n \(condition) -l \(option.name)"
                if let letter = option.letter { line += " -s \(letter)" }
                if option.placeholder != nil, !option.valueIsOptional {
                    line += option.choices.isEmpty ? " -r" : " -x -a \(quoted(option.choices.joined(separator: " ")))"
                }
                lines.append(line + " -d \(quoted(option.help))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func commandWords(_ commands: [CommandSpec]) -> String {
        (commands.map(\.name) + ["help", "--help", "--version"]).joined(separator: " ")
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: "’") + "'"
    }
}
