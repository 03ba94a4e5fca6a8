extension ShellCompletions {
    static func bash(_ commands: [CommandSpec]) -> String {
        """
        # bash completion of \(Program.name)
        _\(Program.name)() {
          local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words= sign=
          local command=${COMP_WORDS[1]}
          COMPREPLY=()
          # Words are divided at = and at colons.
          if [ "$cur" = = ]; then
            sign=1 cur=
          elif [ "$prev" = = ]; then
            sign=1 prev=${COMP_WORDS[COMP_CWORD-2]}
          elif [ "$cur" = : ] || [ "$prev" = : ]; then
            if [ "$cur" = : ]; then cur=; fi
            COMPREPLY=($(compgen -W "\(SampleTables.names.joined(separator: " "))" -- "$cur"))
            return
          fi
          if [ "$COMP_CWORD" -eq 1 ]; then
            words="\(names(commands)) help --help --version"
          elif [ "$command" = help ] && [ "$COMP_CWORD" -eq 2 ]; then
            words="\(names(commands))"
          else
            [ "$command" = help ] && { command=${COMP_WORDS[2]}; prev=; }
            case $command in
        \(commands.map(bashCase).joined(separator: "\n"))
            esac
          fi
          [ -n "$sign" ] || COMPREPLY=($(compgen -W "$words" -- "$cur"))
          [ "${#COMPREPLY[@]}" -gt 0 ] || [[ $cur == -* ]] || compopt -o default
        }
        complete -F _\(Program.name) \(Program.name)

        """
    }

    private static func bashCase(_ command: CommandSpec) -> String {
        let options = command.allOptions.flatMap { ["--\($0.name)"] + ($0.letter.map { ["-\($0)"] } ?? []) }
        let words = options + command.operandChoices + samples(of: command)
        return """
                \(command.name))
                  case $prev$sign in
            \(bashValues(of: command).map { "            \($0)" }.joined(separator: "\n"))
                  esac
                  words="\(words.joined(separator: " "))" ;;
            """
    }

    /// Branches of a `case` that complete the values of options. A value that may be left out follows a sign.
    private static func bashValues(of command: CommandSpec) -> [String] {
        var branches: [String] = []
        var free: [String] = []
        for option in command.options where option.placeholder != nil {
            let letters = option.letter.map { ["-\($0)", "-\($0)1"] } ?? []
            let names = (option.valueIsOptional ? [] : ["--\(option.name)"]) + ["--\(option.name)1"] + letters
            if option.choices.isEmpty {
                free += names
            } else {
                let words = option.choices.joined(separator: " ")
                let pattern = names.joined(separator: "|")
                branches.append("\(pattern)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$cur\")); return ;;")
            }
        }
        if !free.isEmpty { branches.append("\(free.joined(separator: "|"))) compopt -o default; return ;;") }
        return branches
    }
}
