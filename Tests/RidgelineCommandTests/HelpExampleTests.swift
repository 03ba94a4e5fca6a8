import Foundation
import Testing

@testable import ridgeline

@Suite("Examples of the help pages")
struct HelpExampleTests {
    @Test("Every one runs as it stands, in the order of the pages")
    func examples() throws {
        try withTemporaryFolder { folder in
            // The gallery takes minutes and has tests of its own; it reads its sources from the repository.
            for command in Program.commands where command.name != "gallery" {
                #expect(!command.examples.isEmpty)
                for example in command.examples {
                    let run = try CommandRun(shell: example, in: folder)
                    #expect(run.status == 0, "\(example)\n\(run.errors)")
                    for file in Self.files(of: example) {
                        let size =
                            try FileManager.default.attributesOfItem(
                                atPath: folder.appending(path: file).path)[.size] as? Int
                        #expect((size ?? 0) > 100, "\(example) wrote \(file)")
                    }
                }
            }
        }
    }

    /// What an example says that it writes.
    private static func files(of example: String) -> [String] {
        let words = example.split(separator: " ").map(String.init)
        return zip(words, words.dropFirst()).filter { ["-o", ">", "--new"].contains($0.0) }.map(\.1)
    }

    @Test("The page of the program shows one that the plot command has too")
    func first() {
        #expect(HelpPage.program(Program.commands).contains(plotCommand.examples[0]))
    }
}
