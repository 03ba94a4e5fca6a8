import Foundation
import Testing

@testable import ridgeline

@Suite("Help pages")
struct HelpPageTests {
    @Test("Each fits a screen of 80 by 24 and has an example", arguments: pages)
    func fits(page: String) {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 24)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(page.contains("Example: "))
    }

    @Test("The change log begins with this version")
    func version() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let log = try String(contentsOf: root.appending(path: "CHANGELOG.md"), encoding: .utf8)
        let heading = try #require(log.split(separator: "\n").first { $0.hasPrefix("## ") })
        #expect(heading.hasPrefix("## \(Program.version)"))
    }

    private static let pages = [HelpPage.program(Program.commands)] + Program.commands.map(HelpPage.command)
}
