extension ShellCompletions {
    static func fish(_ commands: [CommandSpec]) -> String {
        let complete = "complete -c \(Program.name)"
        var lines = ["# fish completion of \(Program.name)"]
        for command in commands {
            lines.append(
                "\(complete) -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))")
        }
        lines += [
            "\(complete) -n __fish_use_subcommand -f -a help -d 'Show the help of a command or of one option.'",
            "\(complete) -n __fish_use_subcommand -l help -d 'Show the commands'",
            "\(complete) -n __fish_use_subcommand -l version -d 'Show the version'",
            "\(complete) -n '__fish_seen_subcommand_from help; and not __fish_seen_subcommand_from \(names(commands))'"
                + " -f -a '\(names(commands))'",
        ]
        for command in commands { lines += fishCommand(command, complete) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func fishCommand(_ command: CommandSpec, _ complete: String) -> [String] {
        let condition = quoted("__fish_seen_subcommand_from \(command.name)")
        var lines: [String] = []
        let words = command.operandChoices
        if !words.isEmpty { lines.append("\(complete) -n \(condition) -f -a \(quoted(words.joined(separator: " ")))") }
        let samples = samples(of: command)
        if !samples.isEmpty { lines.append("\(complete) -n \(condition) -a \(quoted(samples.joined(separator: " ")))") }
        for option in command.allOptions {
            var line = "\(complete) -n \(condition) -l \(option.name)"
            if let letter = option.letter { line += " -s \(letter)" }
            if option.placeholder != nil, !option.valueIsOptional {
                line += option.choices.isEmpty ? " -r" : " -x -a \(quoted(option.choices.joined(separator: " ")))"
            }
            lines.append(line + " -d \(quoted(option.help))")
            if option.valueIsOptional {
                // A value that may be left out is a part of the word.
                let values = option.choices.map { "--\(option.name)=\($0)" }.joined(separator: " ")
                lines.append("\(complete) -n \(condition) -f -a \(quoted(values)) -d \(quoted(option.help))")
            }
        }
        return lines
    }
}
