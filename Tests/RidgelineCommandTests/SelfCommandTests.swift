import Foundation
import Testing

@testable import ridgeline

@Suite("Completions, manual page and help of one option")
struct SelfCommandTests {
    @Test("The scripts know every command and every option", arguments: ShellCompletions.shells)
    func scripts(shell: String) throws {
        let script = try #require(ShellCompletions.script(for: shell, Program.commands))
        for command in Program.commands {
            #expect(script.contains(command.name))
            for option in command.options { #expect(script.contains(option.name)) }
        }
    }

    @Test("The manual page has every option, and no line that is a macro by accident")
    func manual() {
        let page = ManualPage.text(Program.commands)
        for option in Program.commands.flatMap(\.options) {
            #expect(page.contains(option.name.replacingOccurrences(of: "-", with: "\\-")))
        }
        let macros = [".TH", ".SH", ".TP", ".PP", ".B", ".I", ".nf", ".fi"]
        for line in page.split(separator: "\n") where line.hasPrefix(".") {
            #expect(macros.contains { line == $0 || line.hasPrefix($0 + " ") })
        }
    }

    @Test("Help of one option tells its choices")
    func option() throws {
        #expect(try CommandRun(["help", "plot", "--mark"]).text.contains("histogram"))
        #expect(try CommandRun(["help", "plot", "m"]).text.contains("histogram"))
        #expect(try CommandRun(["help", "plot", "--marc"]).errors.contains("Did you mean --mark?"))
    }
}
