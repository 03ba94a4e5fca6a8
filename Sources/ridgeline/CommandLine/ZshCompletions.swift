import Foundation

extension ShellCompletions {
    static func zsh(_ commands: [CommandSpec]) -> String {
        let described = commands.map { "  \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n")
        return """
            #compdef \(Program.name)
            local -a commands
            commands=(
            \(described)
              'help:Show the help of a command or of one option.'
            )
            if (( CURRENT == 2 )); then
              if [[ $PREFIX == -* ]]; then
                compadd -- --help --version
              else
                _describe command commands
              fi
              return
            fi
            local command=$words[2]
            shift words
            (( CURRENT-- ))
            if [[ $command == help ]]; then
              if (( CURRENT == 2 )); then
                _describe command commands
                return
              fi
              command=$words[2]
              shift words
              (( CURRENT-- ))
            fi
            case $command in
            \(commands.map(zshCase).joined(separator: "\n"))
            esac

            """
    }

    private static func zshCase(_ command: CommandSpec) -> String {
        let options = command.allOptions.flatMap { zshOption($0) }
        let operands =
            !command.operandChoices.isEmpty
            ? "*:argument:(\(command.operandChoices.joined(separator: " ")))"
            : samples(of: command).isEmpty
                ? "*:file:_files"
                : "*:data:{ _files; compadd -- \(samples(of: command).joined(separator: " ")) }"
        let lines = (options + [quoted(operands)]).joined(separator: " \\\n    ")
        return "  \(command.name)) _arguments \\\n    \(lines) ;;"
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
        // Behind the name, or behind a sign; a value that may be left out only behind a sign.
        let sign = option.placeholder == nil ? "" : option.valueIsOptional ? "=-" : "="
        var lines = [quoted("\(repeats)--\(option.name)\(sign)[\(text)]\(value)")]
        if let letter = option.letter { lines.append(quoted("\(repeats)-\(letter)[\(text)]\(value)")) }
        return lines
    }
}
