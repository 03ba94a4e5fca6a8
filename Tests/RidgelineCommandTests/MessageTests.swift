import Foundation
import Testing

@testable import ridgeline

@Suite("What the command says")
struct MessageTests {
    private func run(_ csv: String, _ words: String...) throws -> CommandRun {
        try CommandRun(["plot", "-", "-f", "svg", "-o", "/dev/null"] + words, input: Data(csv.utf8))
    }

    @Test("What a chart reports has a remedy in the command's own options")
    func remedies() throws {
        let log = try run("w,v\n1,-1\n2,0\n3,4\n", "--mark", "line", "--x", "w", "--y", "v", "--log-y")
        #expect(log.errors.contains("[chart.nonpositive-on-log]"))
        #expect(log.errors.contains("Leave --log-x or --log-y out"))
        #expect(!log.errors.contains("symmetricLog"))
        for remedy in chartRemedies.values {
            for word in remedy.split(whereSeparator: { !$0.isLetter && $0 != "-" }) where word.hasPrefix("--") {
                #expect(plotCommand.option(named: String(word.dropFirst(2))) != nil, "\(word)")
            }
        }
    }

    @Test("Control characters of foreign data reach no terminal as they are")
    func controls() throws {
        let csv = "k\u{1B}[31m\u{7},v\nx\u{1B}]0;title\u{7},1\ny\u{202E}abc,2\n"
        let unknown = try run(csv, "--y", "zzz")
        #expect(!unknown.errors.contains("\u{1B}") && unknown.errors.contains("␛[31m"))
        let explained = try CommandRun(["plot", "-", "--explain"], input: Data(csv.utf8))
        #expect(!explained.text.contains("\u{1B}") && explained.text.contains("␛"))
        let drawn = try CommandRun(["plot", "-", "--term=text"], input: Data(csv.utf8))
        #expect(drawn.status == 0 && !drawn.text.contains("\u{1B}") && !drawn.text.contains("\u{202E}"))
    }

    @Test("A full disk ends every kind of output with status 3", arguments: ["--help", "manual", "plot --explain"])
    func fullDisk(words: String) throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        try withTemporaryFolder { folder in
            let run = try CommandRun(shell: "printf 'a,b\\n1,2\\n' | ridgeline \(words) > /dev/full", in: folder)
            #expect(run.status == 3 && run.errors.contains("cannot be written"))
        }
    }

    @Test("Counts that are all one are said to show nothing")
    func countsOfOne() throws {
        #expect(try run("name,note\na,x\nb,y\nc,z\n").errors.contains("[plot.counts-of-one]"))
        #expect(try !run("name\na\nb\na\n").errors.contains("[plot.counts-of-one]"))
    }
}
