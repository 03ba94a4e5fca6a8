import CCmark
import Foundation

/// Reads Markdown into runs of characters. Any text is Markdown, so nothing fails.
public enum MarkdownReader {
    public static func runs(of text: String, syntax: MarkdownSyntax) -> [MarkdownRun] {
        switch syntax {
        case .full: return document(text)
        case .inline: return paragraph(text.split(whereSeparator: \.isNewline).joined(separator: "\n"))
        case .inlinePreservingWhitespace: return whitespaceKept(text)
        }
    }

    /// Whether a text may have Markdown in it: most have none, and cost one scan of their bytes.
    public static func mayHaveMarkup(_ text: some StringProtocol) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
                UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"):
                true
            default: false
            }
        }
    }

    /// A paragraph begins with this, so that nothing in it begins a heading or a list. Punctuation, which lets
    /// emphasis begin after it as it does at the start of a line.
    private static let guardian = "\u{2021}"
    /// White space without a meaning in Markdown, in the place of line breaks.
    private static let lineBreak = "\u{0C}"

    private static func paragraph(_ text: String) -> [MarkdownRun] {
        var runs = document(guardian + text)
        if let first = runs.first, first.text.hasPrefix(guardian) {
            runs[0].text.removeFirst()
            if runs[0].text.isEmpty { runs.removeFirst() }
        }
        return runs
    }

    private static func whitespaceKept(_ text: String) -> [MarkdownRun] {
        let unbroken = text.replacing("\r\n", with: lineBreak).replacing("\n", with: lineBreak)
        // The reader drops white space at the end of a paragraph.
        let end = unbroken.lastIndex { !$0.isWhitespace }.map { unbroken.index(after: $0) } ?? unbroken.startIndex
        var runs = end == unbroken.startIndex ? [] : paragraph(String(unbroken[..<end]))
        if end < unbroken.endIndex { runs.append(MarkdownRun(String(unbroken[end...]))) }
        for index in runs.indices { runs[index].text = runs[index].text.replacing(lineBreak, with: "\n") }
        return runs
    }

    /// The library keeps which characters are special in memory of the whole process while it reads.
    private static let lock = NSLock()

    private static func document(_ text: String) -> [MarkdownRun] {
        lock.withLock {
            cmark_gfm_core_extensions_ensure_registered()
            guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [MarkdownRun(text)] }
            defer { cmark_parser_free(parser) }
            if let strikethrough = cmark_find_syntax_extension("strikethrough") {
                cmark_parser_attach_syntax_extension(parser, strikethrough)
            }
            var source = text
            source.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
            }
            guard let root = cmark_parser_finish(parser) else { return [MarkdownRun(text)] }
            defer { cmark_node_free(root) }
            return MarkdownTree(root).runs
        }
    }
}
