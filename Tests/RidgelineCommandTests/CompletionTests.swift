import Foundation
import Testing

@testable import ridgeline

/// Whether a program is in one of the usual folders.
private func isInstalled(_ program: String) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin"].contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
}

@Suite("Completions in the shells themselves, where they are installed")
struct CompletionTests {
    /// What is completed behind which words, in every shell.
    static let cases: [(line: String, expected: [String], absent: [String])] = [
        ("ridgeline pl", ["plot"], ["ridge"]),
        ("ridgeline plot --ma", ["--mark"], ["--theme"]),
        ("ridgeline plot --mark ", ["bar", "histogram", "sector"], ["png"]),
        ("ridgeline plot --mark=li", ["line"], ["bar"]),
        ("ridgeline plot -f ", ["png", "svg"], ["bar"]),
        ("ridgeline plot --theme s", ["slides", "standard"], ["print"]),
        ("ridgeline plot --term=", ["blocks", "text"], ["bar"]),
        ("ridgeline help ri", ["ridge", "ring"], ["plot"]),
        ("ridgeline help plot --mar", ["--mark"], ["--theme"]),
        ("ridgeline completions ", ["bash", "fish", "zsh"], ["plot"]),
        ("ridgeline ridge --bandw", ["--bandwidth"], ["--mark"]),
        ("ridgeline --ver", ["--version"], ["plot"]),
        ("ridgeline plot sam", ["sample:weather"], ["plot"]),
    ]

    @Test("Each script is well-formed for its shell", arguments: ShellCompletions.shells)
    func syntax(shell: String) throws {
        guard isInstalled(shell) else { return print("skipped: there is no \(shell)") }
        let run = try withScript(shell) { folder in
            try CommandRun(shell: "\(shell) -n script", in: folder)
        }
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }

    @Test("bash", .enabled(if: isInstalled("bash")), arguments: cases)
    func bash(line: String, expected: [String], absent: [String]) throws {
        // Words as bash divides them: = and : stand alone.
        var words = line.replacingOccurrences(of: "=", with: " = ").split(separator: " ").map(String.init)
        if line.hasSuffix(" ") { words.append("") }
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        try check(
            "bash", expected, absent,
            "bash -c '. ./script; COMP_WORDS=(\(list.replacingOccurrences(of: "'", with: "\"")));"
                + " COMP_CWORD=\(words.count - 1); _ridgeline; printf \"%s\\n\" \"${COMPREPLY[@]}\"'")
    }

    @Test("fish", .enabled(if: isInstalled("fish")), arguments: cases)
    func fish(line: String, expected: [String], absent: [String]) throws {
        try check(
            "fish", expected, absent, "HOME=$PWD fish --no-config -c 'source script; complete -C \"\(line)\"'")
    }

    @Test("zsh", .enabled(if: isInstalled("zsh")), arguments: cases)
    func zsh(line: String, expected: [String], absent: [String]) throws {
        try check("zsh", expected, absent, "HOME=$PWD zsh -f capture.zsh '\(line)'")
    }

    private func check(_ shell: String, _ expected: [String], _ absent: [String], _ line: String) throws {
        let run = try withScript(shell) { folder in try CommandRun(shell: line, in: folder) }
        let found = Set(
            run.text.split(whereSeparator: \.isNewline).compactMap { line -> String? in
                // fish puts a description behind a tab, and completes whole words.
                guard let word = line.split(separator: "\t").first else { return nil }
                return String(word.hasPrefix("--") && word.contains("=") ? word.split(separator: "=")[1] : word)
            })
        for word in expected { #expect(found.contains(word), "\(found.sorted()) \(run.errors)") }
        for word in absent { #expect(!found.contains(word)) }
    }

    private func withScript(_ shell: String, _ body: (URL) throws -> CommandRun) throws -> CommandRun {
        try withTemporaryFolder { folder in
            let script = try #require(ShellCompletions.script(for: shell, Program.commands))
            try script.write(to: folder.appending(path: "script"), atomically: true, encoding: .utf8)
            if shell == "zsh" {
                try script.write(to: folder.appending(path: "_ridgeline"), atomically: true, encoding: .utf8)
                try Self.capture.write(to: folder.appending(path: "capture.zsh"), atomically: true, encoding: .utf8)
            }
            return try body(folder)
        }
    }

    /// Types a line and a tab into a zsh of its own, and prints what it would complete.
    private static let capture = """
        zmodload zsh/zpty
        zpty shell zsh -f -i
        zpty -w shell 'PROMPT= ; fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D
        finish() { print -r -- @end@ }
        compadd() {
          if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return $?; fi
          local -a found; builtin compadd -A found "$@"; print -rl -- "@word@"${^found}; builtin compadd "$@"
        }
        comppostfuncs=(finish); bindkey "^I" complete-word; print -r -- @begin''@'
        zpty -r shell output '*@begin@*'
        zpty -w -n shell "$1"$'\\t'
        zpty -r shell output '*@end@*'
        print -r -- ${output//$'\\r'/} | sed -n 's/.*@word@//p'
        zpty -d shell
        """
}
