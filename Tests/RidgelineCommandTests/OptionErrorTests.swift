import Foundation
import TableData
import Testing

@testable import ridgeline

@Suite("Options that cannot be meant, or change nothing")
struct OptionErrorTests {
    private func plot(_ words: String..., input: String = "name,v\na,1\nb,2\n") throws -> CommandRun {
        try CommandRun(["plot"] + words, input: Data(input.utf8))
    }

    @Test("An option is no value of another one, unless it is attached")
    func values() {
        let failure = #expect(throws: Failure.self) { try Arguments(["-x", "-o", "a.svg"], for: plotCommand) }
        #expect(failure?.message == "--x needs a value; “-o” is an option.")
        #expect((try? Arguments(["--title=-o"], for: plotCommand))?.value("title") == "-o")
        #expect((try? Arguments(["--domain", "-3..5"], for: plotCommand))?.value("domain") == "-3..5")
    }

    @Test("What other programs call a mark is understood as far as a suggestion")
    func otherNames() {
        for (word, mark) in [("pie", "sector"), ("scatter", "point"), ("heatmap", "rectangle"), ("Boxplot", "box")] {
            let failure = #expect(throws: Failure.self) { try Arguments(["-m", word], for: plotCommand) }
            #expect(failure?.remedy == "Did you mean \(mark)?")
        }
        #expect(Set(PlotMark.otherNames.values).isSubset(of: PlotMark.allCases.map(\.rawValue)))
    }

    @Test("A folder is no file, and why a file cannot be written is said")
    func output() throws {
        try withTemporaryFolder { folder in
            let run = try plot("-o", folder.path)
            #expect(run.status == 1)
            #expect(run.errors.contains("is a folder"))
            #expect(run.errors.contains("picture.svg"))
        }
        let refused = try plot("-o", "/proc/no/such.svg")
        #expect(refused.status == 3)
        #expect(refused.errors.contains("No such file or directory."))
        let full = try plot("-f", "svg", "-o", "/dev/full")
        #expect(full.status == 3)
        #expect(full.errors.contains("No space left on device."))
    }

    @Test("Rules and annotations at names that are not there suggest the nearest")
    func names() throws {
        let run = try plot("-m", "bar", "--annotate", "aa,1=Here")
        #expect(run.status == 1)
        #expect(run.errors.contains("Did you mean “a”?"))
        #expect(try plot("-m", "bar", "--rule", "x:b").status == 0)
    }

    @Test(
        "An option without effect is reported",
        arguments: [
            "-m bar --curve monotone", "-m line --stack group", "-m bar --columns 2", "-m point --points",
            "-m sector --log-y", "-m bar --bins 4", "-m line --horizontal", "-m bar --log-x", "-m bar --size-by v",
        ])
    func unused(line: String) throws {
        let run = try CommandRun(
            ["plot"] + line.split(separator: " ").map(String.init), input: Data("name,v\na,1\nb,2\n".utf8))
        #expect(run.status == 0)
        #expect(run.errors.contains("[plot.no-effect]"), "\(line): \(run.errors)")
    }

    @Test(
        "What is no table is named",
        arguments: [
            ("\u{89}PNG\r\n", "PNG"), ("%PDF-1.7\n", "PDF"), ("<!DOCTYPE html><html>", "a web page"),
            ("PK\u{3}\u{4}", "zip"),
        ])
    func foreign(text: String, name: String) throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "data")
            try (text.data(using: .isoLatin1) ?? Data()).write(to: file)
            let run = try plot(file.path)
            #expect(run.status == 2)
            #expect(run.errors.contains("[data.no-table]"))
            #expect(run.errors.contains(name))
        }
        #expect(ForeignFormat(Array("html,css\n1,2\n".utf8)) == nil)
    }

    @Test("A named pipe is read from its first byte on, and a format that is named is believed")
    func pipes() throws {
        try withTemporaryFolder { folder in
            let rows = (0..<3).map { "\($0),\($0)" }.joined(separator: "\\n")
            let line =
                "mkfifo pipe; printf 'first,second\\n\(rows)\\n' > pipe & ridgeline plot pipe -m line --explain"
            let run = try CommandRun(shell: line, in: folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.contains("second"))
            try Data("PK\u{3}\u{4},v\na,1\nb,2\n".utf8).write(to: folder.appending(path: "odd"))
            #expect(try plot(folder.appending(path: "odd").path, "--input-format", "csv").status == 0)
        }
    }

    @Test("Addresses of other kinds are named as such, bins name the unit that fits")
    func addresses() throws {
        #expect(try plot("ftp://example.org/a.csv").errors.contains("ftp:// are not read"))
        let run = try plot("--bin", "5", "-m", "bar", input: "d,v\n2024-01-01,1\n2024-01-02,2\n")
        #expect(run.errors.contains("--bin month"))
    }

    @Test("What ails many things alike is said of the first ones")
    func many() throws {
        let rows = (0..<9).map { "n\($0),\($0)" }.joined(separator: "\n")
        let run = try CommandRun(["ridge", "-x", "v", "-b", "name"], input: Data(("name,v\n" + rows).utf8))
        #expect(run.errors.components(separatedBy: "is drawn as").count < 9)
        #expect(run.errors.contains("[ridgeline.single-value] 5 more of this kind."))
    }
}
