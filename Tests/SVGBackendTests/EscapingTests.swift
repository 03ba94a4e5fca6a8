import Drawing
import Foundation
import SVGBackend
import Testing

/// What XML 1.0 can carry of a string.
private func allowed(_ text: String) -> String {
    String(
        String.UnicodeScalarView(
            text.unicodeScalars.map { scalar in
                let isControl = scalar.value < 0x20 && scalar != "\t" && scalar != "\n" && scalar != "\r"
                return isControl || scalar.value == 0xFFFE || scalar.value == 0xFFFF ? "\u{FFFD}" : scalar
            }))
}

private func unbroken(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { "\t\n\r".unicodeScalars.contains($0) ? " " : $0 }))
}

/// All of ASCII with every control character, markup, emoji and the noncharacters.
private let pieces =
    (0..<0x80).compactMap { Unicode.Scalar($0).map { String($0) } } + [
        "]]>", "<!--", "-->", "&amp;", "&#0;", "<script>", "\u{FFFE}", "\u{FFFF}", "\u{2028}", "👩‍👩‍👧", "é", "\r\n",
        "url(#d1)", "\u{85}", "  ",
    ]

@Test func `Any string survives in titles, labels, text and attributes`() throws {
    for first in pieces {
        // Every pair of pieces in one string.
        let text = pieces.map { first + $0 }.joined()
        let name = "n" + text
        let mark = DrawnSemantics(
            role: .mark, label: name, value: "", hint: name, identifier: name, markID: name,
            items: [line(run(name, face: FontFace(family: name)))])
        let drawing = Drawing(
            size: CGSize(width: 9, height: 9), items: [.semantics(mark)], title: name, summary: name, language: name)
        let root = try parsed(svgText(of: drawing, options: SVGOptions(idPrefix: text)))
        let g = try #require(root.all("g").first)
        #expect(root.all("title").first?.text == allowed(name))
        #expect(g.children.first?.text == allowed(name))
        #expect(root["lang"] == allowed(name))
        for attribute in ["aria-label", "data-mark", "data-identifier"] { #expect(g[attribute] == allowed(name)) }
        #expect(root.all("text").first?.text == allowed(unbroken(name)))
        #expect(root.everything.allSatisfy { ["svg", "title", "desc", "g", "text"].contains($0.name) })
    }
}

@Test(arguments: 0..<0x21) func `Each control character is written or replaced`(code: Int) throws {
    let scalar = Unicode.Scalar(try #require(UInt8(exactly: code)))
    let text = "a\(scalar)b"
    let mark = DrawnSemantics(role: .mark, label: text, items: [line(run(text))])
    let root = try tree(.semantics(mark))
    #expect(root.all("g").first?["aria-label"] == allowed(text))
    #expect(root.all("text").first?.text == allowed(unbroken(text)))
}

@Test func `Family names that are not plain words are quoted`() throws {
    func stack(_ family: String, _ generic: FontFace.Generic = .sansSerif) throws -> String? {
        try tree(line(run("x", face: FontFace(family: family, generic: generic))))["font-family"]
    }
    #expect(try stack("Inter")?.hasPrefix("Inter, -apple-system, ") == true)
    #expect(try stack("Inter")?.hasSuffix(", sans-serif") == true)
    #expect(try stack("Noto Sans", .serif)?.hasPrefix("Noto Sans, ") == true)
    #expect(try stack("Noto Sans", .serif)?.hasSuffix(", serif") == true)
    #expect(try stack("Menlo", .monospace)?.hasSuffix(", monospace") == true)
    #expect(try stack("inherit")?.hasPrefix("'inherit', ") == true)
    #expect(try stack("O'Neil\\2;x")?.hasPrefix("'O\\'Neil\\\\2;x', ") == true)
    #expect(try stack("")?.hasPrefix("-apple-system") == true)
}
