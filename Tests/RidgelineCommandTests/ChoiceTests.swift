import Foundation
import Testing

@testable import ridgeline

@Suite("Choices of the example command")
struct ChoiceTests {
    private func choice(_ words: String..., isShown: Bool = false) throws(Failure) -> OutputChoice {
        try OutputChoice(try Arguments(words, for: exampleCommand), outputIsShown: isShown)
    }

    @Test("The format is the one named, else that of the file's ending, else SVG")
    func format() throws {
        #expect(try choice("-o", "a.png").format == .png)
        #expect(try choice("-o", "a.png", "--format", "PDF").format == .pdf)
        #expect(try choice().format == .svg)
        #expect(try choice("-o", "-").path == nil)
    }

    @Test("Unknown formats and endings are wrong usage")
    func unknown() {
        let failure = #expect(throws: Failure.self) { try choice("--format", "pgn") }
        #expect(failure?.status == .usage)
        #expect(throws: Failure.self) { try choice("-o", "picture") }
        #expect(throws: Failure.self) { try choice("-o", "a.jpg") }
    }

    @Test("Bytes are not written to a terminal")
    func terminal() throws {
        #expect(try choice(isShown: true).target == .terminal(nil))
        #expect(try choice("-o", "-", isShown: true).format == .svg)
        #expect(try choice("--term=sixel").target == .terminal(.sixel))
        #expect(throws: Failure.self) { try choice("--format", "png", isShown: true) }
    }

    @Test("Sizes are two numbers of points")
    func sizes() throws {
        #expect(try pictureSize("800x600") == CGSize(width: 800, height: 600))
        #expect(try pictureSize("10.5X20") == CGSize(width: 10.5, height: 20))
        for text in ["800", "800x", "x", "0x5", "-1x5", "nanx5", "1e9x5", "1x2x3"] {
            #expect(throws: Failure.self) { try pictureSize(text) }
        }
    }

    @Test("Scales are numbers of a sensible size")
    func scales() throws {
        #expect(try pictureScale("1.5") == 1.5)
        for text in ["0", "-1", "nan", "inf", "17", "two"] {
            #expect(throws: Failure.self) { try pictureScale(text) }
        }
    }

    @Test("A source is a file, standard input or an address")
    func sources() throws {
        #expect(DataSource("-") == .standardInput)
        #expect(DataSource("a/b.csv") == .file("a/b.csv"))
        #expect(DataSource("file:///a/b.csv") == .file("/a/b.csv"))
        #expect(DataSource("https://example.org/b.csv") == .web(try #require(URL(string: "https://example.org/b.csv"))))
    }
}
