/// `ridgeline completions`: a script for a shell.
let completionsCommand = CommandSpec(
    name: "completions", summary: "Print a script that completes the command's words.", operands: ["SHELL"],
    examples: ["ridgeline completions bash > ridgeline.bash"],
    notes: ["SHELL is bash, zsh or fish. ./dev install puts the scripts in place."],
    operandChoices: ShellCompletions.shells,
    run: printCompletions)

/// `ridgeline manual`: the manual page.
let manualCommand = CommandSpec(
    name: "manual", summary: "Print the manual page, with every option of every command.",
    examples: ["ridgeline manual > ridgeline.1"],
    notes: ["Read it with: ridgeline manual | man -l -. ./dev install puts it in place."],
    run: printManual)

@MainActor
private func printCompletions(_ arguments: Arguments) throws(Failure) {
    let shell = arguments.operands.first ?? ""
    guard let script = ShellCompletions.script(for: shell, Program.commands) else {
        let nearest = nearestName(to: shell, among: ShellCompletions.shells)
        throw .usage(
            "There are no completions for “\(shell)”.",
            remedy: nearest.map { "Did you mean \($0)?" }
                ?? "Choose one of: \(ShellCompletions.shells.joined(separator: ", "))")
    }
    Terminal.print(script)
}

@MainActor
private func printManual(_ arguments: Arguments) {
    Terminal.print(ManualPage.text(Program.commands))
}
