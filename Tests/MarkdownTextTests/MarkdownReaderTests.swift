import MarkdownText
import Testing

/// Runs of characters and what Markdown says of them.
struct MarkdownReaderTests {
    private func kept(_ text: String) -> [MarkdownRun] {
        MarkdownReader.runs(of: text, syntax: .inlinePreservingWhitespace)
    }

    @Test("bold, italic, both, code, strikethrough and links")
    func inlines() {
        #expect(
            kept("a **b** *c* ***d*** `e` ~~f~~ [g](https://h.org)") == [
                MarkdownRun("a "), MarkdownRun("b", style: .strong), MarkdownRun(" "),
                MarkdownRun("c", style: .emphasized), MarkdownRun(" "),
                MarkdownRun("d", style: [.strong, .emphasized]), MarkdownRun(" "), MarkdownRun("e", style: .code),
                MarkdownRun(" "), MarkdownRun("f", style: .strikethrough), MarkdownRun(" "),
                MarkdownRun("g", link: "https://h.org"),
            ])
    }

    @Test(
        "inline syntax leaves what would begin a block, and white space",
        arguments: ["# no heading", "- no list", "1. none", "  two\n\n  lines ", "> a", "", "   ", "\n", "5 * 3 * 2"])
    func noBlocks(text: String) { #expect(kept(text).map(\.text).joined() == text) }

    @Test("emphasis begins at the start of a text and at punctuation")
    func start() {
        #expect(kept("_a_").map(\.style) == [.emphasized])
        #expect(kept("**(a)** b").map(\.style) == [.strong, []])
        #expect(kept("**a\nb**").map(\.text) == ["a\nb"])
        #expect(kept("snake_case_name").map(\.text) == ["snake_case_name"])
    }

    @Test("a full document has blocks")
    func blocks() {
        let runs = MarkdownReader.runs(of: "# A\n\nb\nc\n\n- d\n", syntax: .full)
        #expect(runs.map(\.text) == ["A", "b", " ", "c", "d"])
        #expect(runs.map(\.block) == [0, 1, 1, 1, 2])
        #expect(runs[2].style == .softBreak)
    }

    @Test("texts without markup are told at a glance")
    func glance() {
        #expect(!MarkdownReader.mayHaveMarkup("Sales 2024 (%)"))
        #expect(MarkdownReader.mayHaveMarkup("a*b"))
    }
}
