import Foundation
import Testing

@testable import ridgeline

@Suite("ridgeline example")
struct ExampleCommandTests {
    @Test(
        "Writes the format that the file's ending names", arguments: [("svg", "<svg"), ("pdf", "%PDF-"), ("json", "{")])
    func formats(ending: String, beginning: String) throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "new/ring.\(ending)")
            let run = try CommandRun(words(["ring", "-o", file.path]))
            #expect(run.status == 0)
            #expect(run.output.isEmpty)
            #expect(run.errors.isEmpty)
            let head = String(decoding: try Data(contentsOf: file).prefix(200), as: UTF8.self)
            #expect(head.contains(beginning))
        }
    }

    @Test("A PNG has the size in points times the scale in pixels")
    func pixels() throws {
        let run = try CommandRun(words(["ridgeline", "--format", "png", "--size", "300x200", "--scale", "3"]))
        #expect(run.status == 0)
        // The header chunk: width and height as big-endian numbers after 16 bytes.
        let numbers = run.output.dropFirst(16).prefix(8)
        #expect(Array(numbers) == [0, 0, 3, 132, 0, 0, 2, 88])
    }

    @Test("Dark mode is another picture")
    func dark() throws {
        let (light, dark) = (try CommandRun(words(["ring"])), try CommandRun(words(["ring", "--dark"])))
        #expect(light.text.contains("<svg"))
        #expect(dark.text.contains("<svg"))
        #expect(light.output != dark.output)
    }

    @Test("Direction and text size make other pictures")
    func settings() throws {
        let usual = try CommandRun(words(["buttons"]))
        let mirrored = try CommandRun(words(["buttons", "--right-to-left"]))
        let large = try CommandRun(words(["buttons", "--text-size", "accessibility3"]))
        #expect([usual, mirrored, large].allSatisfy { $0.status == 0 && $0.errors.isEmpty })
        #expect(Set([usual.output, mirrored.output, large.output]).count == 3)
        #expect(try CommandRun(words(["buttons", "--text-size", "XSMALL"])).status == 0)
        #expect(try CommandRun(words(["buttons", "--text-size", "huge"])).status == 1)
    }

    @Test("Other data make another picture")
    func data() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "names.csv")
            try Data("year,name,prop\n1990,Zoë,0.01\n1991,Zoë,0.03\n1992,Zoë,0.02\n".utf8).write(to: file)
            let run = try CommandRun(words(["ridgeline", "--data", file.path]))
            #expect(run.status == 0)
            #expect(run.text.contains("Zoë"))
            #expect(!run.text.contains("Helen"))
        }
    }

    @Test("Unusable data end with status 2 and name file and line")
    func unusable() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "names.csv")
            try Data("year,name,prop\n1990,Ada,x\n".utf8).write(to: file)
            let run = try CommandRun(words(["ridgeline", "--data", file.path]))
            #expect(run.status == 2)
            #expect(run.errors.contains("names.csv, line 2"))
            #expect(try CommandRun(words(["ridgeline", "--data", "/nowhere.csv"])).status == 2)
        }
    }

    @Test("What cannot be written ends with status 3")
    func unwritable() throws {
        let run = try CommandRun(words(["ring", "-o", "/proc/no/ring.svg"]))
        #expect(run.status == 3)
        #expect(run.errors.contains("/proc/no/ring.svg"))
    }

    @Test("Wrong usage ends with status 1 and a suggestion")
    func usage() throws {
        let run = try CommandRun(words(["ridgelin"]))
        #expect(run.status == 1)
        #expect(run.errors.contains("Did you mean ridgeline?"))
        #expect(try CommandRun(words(["ring", "--data", "x.csv"])).status == 1)
        #expect(try CommandRun(["exmple"]).errors.contains("Did you mean ridgeline example?"))
        #expect(try CommandRun([]).status == 1)
    }

    @Test("Lists, help and version go to standard output")
    func pages() throws {
        #expect(try CommandRun(words(["--list"])).text.contains("ring-day-7"))
        #expect(try CommandRun(words(["--help"])).text == CommandRun(["help", "example"]).text)
        #expect(try CommandRun(["--version"]).text == "ridgeline \(Program.version)\n")
    }

    private func words(_ rest: [String]) -> [String] { ["example"] + rest }
}
