import Drawing
import Foundation
import SVGBackend
import Testing

@Test func `A run is a text element at its place with its width`() throws {
    let root = try tree(line(run("Sales", x: 2, width: 31.25) { $0.baselineShift = -4 }))
    let text = try #require(root.all("text").first)
    #expect(text.text == "Sales")
    #expect(text["x"] == "7" && text["y"] == "26" && text["font-size"] == "12")
    #expect(text["textLength"] == "31.25" && text["lengthAdjust"] == "spacingAndGlyphs")
    #expect(text["fill"] == nil && text["font-weight"] == nil && text["font-style"] == nil && text["xml:space"] == nil)
    #expect(root["font-family"]?.hasPrefix("Inter, ") == true && text["font-family"] == nil)
}

@Test func `Widths are fixed only where there is one, and not if unwanted`() throws {
    #expect(try tree(line(run("x", width: 0))).all("text").first?["textLength"] == nil)
    let free = try tree(line(run("x")), options: SVGOptions(fixesTextWidths: false))
    #expect(free.all("text").first?["textLength"] == nil && free.all("text").first?["lengthAdjust"] == nil)
}

@Test func `Spaced letters have their spacing instead of a fixed width`() throws {
    let text = try tree(line(run("wide") { $0.letterSpacing = 1.5 })).all("text").first
    #expect(text?["letter-spacing"] == "1.5" && text?["textLength"] == nil)
}

@Test func `Weight, slant, decoration and paint are attributes`() throws {
    let face = FontFace(family: "Inter", weight: 650, isItalic: true)
    func decorated(_ underline: Bool, _ strikethrough: Bool) throws -> XMLTree? {
        try tree(
            line(
                run("x", paint: .color(RGBA(hex: 0x00FF00, alpha: 0.5)), face: face) {
                    $0.underline = underline
                    $0.strikethrough = strikethrough
                })
        ).all("text").first
    }
    let both = try decorated(true, true)
    #expect(both?["font-weight"] == "650" && both?["font-style"] == "italic")
    #expect(both?["fill"] == "#00FF00" && both?["fill-opacity"] == "0.5")
    #expect(both?["text-decoration"] == "underline line-through")
    #expect(try decorated(true, false)?["text-decoration"] == "underline")
    #expect(try decorated(false, true)?["text-decoration"] == "line-through")
    #expect(try decorated(false, false)?["text-decoration"] == nil)
}

@Test func `A gradient paints text`() throws {
    let root = try tree(line(run("x", paint: .linear(stops: rainbow, from: .zero, to: CGPoint(x: 9, y: 0)))))
    #expect(root.target(root.all("text").first?["fill"])?.name == "linearGradient")
}

@Test func `Several runs are spans of one line`() throws {
    let other = FontFace(family: "Noto Serif", generic: .serif)
    let root = try tree(line(run("a", width: 8), run("b", x: 8, width: 9, paint: red, face: other)))
    #expect(root.all("text").count == 1)
    let spans = root.all("tspan")
    #expect(spans.map(\.text) == ["a", "b"] && spans.map { $0["x"] } == ["5", "13"])
    #expect(spans.map { $0["textLength"] } == ["8", "9"] && spans.map { $0["fill"] } == [nil, "#FF0000"])
    #expect(spans.first?["font-family"] == nil && spans.last?["font-family"]?.hasPrefix("Noto Serif, ") == true)
    #expect(root.all("text").first?.text == "")
}

@Test(arguments: [" a", "a ", "a  b", " ", "a\n b", "\ta"]) func `Spaces that matter are preserved`(text: String) throws
{
    #expect(try tree(line(run(text))).all("text").first?["xml:space"] == "preserve")
    #expect(try tree(line(run("x"), run(text))).all("text").first?["xml:space"] == "preserve")
}

@Test(arguments: ["a", "a b", "a b c"]) func `Ordinary spaces need no care`(text: String) throws {
    #expect(try tree(line(run(text))).all("text").first?["xml:space"] == nil)
}

@Test func `A run from right to left is an element of its own around its middle`() throws {
    let root = try tree(line(run("60", width: 10), run("שלום", x: 10, width: 30) { $0.isRightToLeft = true }))
    let texts = root.all("text")
    #expect(texts.map(\.text) == ["60", "שלום"] && root.all("tspan").isEmpty)
    #expect(texts.first?["direction"] == nil && texts.first?["text-anchor"] == nil && texts.first?["x"] == "5")
    #expect(texts.last?["direction"] == "rtl" && texts.last?["unicode-bidi"] == "embed")
    #expect(texts.last?["text-anchor"] == "middle" && texts.last?["x"] == "30" && texts.last?["textLength"] == "30")
}

@Test func `Runs without letters, size or paint are not written`() {
    #expect(svg(line(run(""), run("x", paint: .clear), run("x") { $0.size = 0 })) == svg())
}

@Test func `Without text there is no font`() throws {
    #expect(try tree(fill())["font-family"] == nil)
}
