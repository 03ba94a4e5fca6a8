import Drawing
import Foundation
import Testing

@testable import SwiftUICore

/// Markdown in keys, attributed strings, and images among characters.
@MainActor
struct TextMarkdownTests {
    private func runs(_ view: some View) -> [DrawnText.Run] { texts(in: drawing(view).items).flatMap(\.runs) }

    private func string(_ view: some View) -> String { runs(view).map(\.shaped.text).joined() }

    @Test("keys are Markdown: bold, italic, monospaced, struck through, links in the tint")
    func keys() {
        let found = runs(Text("a **b** *c* `d` ~~e~~ [f](https://f.org)"))
        #expect(found.map(\.shaped.text).joined() == "a b c d e f")
        let faces = Dictionary(found.map { ($0.shaped.text, $0.shaped.face) }) { first, _ in first }
        #expect(faces["b"]?.weight == 700)
        #expect(faces["c"]?.isItalic == true)
        #expect(found.first { $0.shaped.text == "e" }?.shaped.strikethrough == true)
        #expect(found.last?.paint == .color(RGBA(hex: 0x007AFF)))
        #expect(string(Text(verbatim: "**a**")) == "**a**")
        let plain: String = "**a**"
        #expect(string(Text(plain)) == "**a**")
    }

    @Test("values of interpolations are not read as Markdown, and stand within it")
    func values() {
        let name = "*x*"
        let found = runs(Text("**\(name)** and \(3)"))
        #expect(found.map(\.shaped.text) == ["*x*", " and 3"])
        #expect(found.first?.shaped.face.weight == 700)
        let link = "https://a.org/b"
        #expect(string(Text("[site](\(link))")) == "site")
        #expect(Text("**a** \(name)").plainString(in: EnvironmentValues()) == "a *x*")
    }

    @Test("an attributed string keeps fonts, colours, lines and shifts")
    func attributes() throws {
        var text = AttributedString("ab")
        text.foregroundColor = .red
        text.font = .system(size: 30, weight: .bold)
        text.underlineStyle = .single
        text.baselineOffset = 4
        text.backgroundColor = .yellow
        let run = try #require(runs(Text(text)).first)
        #expect(run.paint == .color(RGBA(hex: 0xFF3B30)))
        #expect(run.shaped.size == 30 && run.shaped.face.weight == 700 && run.shaped.underline)
        #expect(run.shaped.baselineShift == -4 || run.shaped.baselineShift == 4)
        #expect(paths(in: drawing(Text(text)).items).count == 1)
        var spaced = AttributedString("ab")
        spaced.kern = 5
        #expect(drawing(Text(spaced)).size.width > drawing(Text("ab")).size.width + 4)
    }

    @Test("Markdown becomes an attributed string")
    func markdown() throws {
        let text = try AttributedString(
            markdown: "a **b** [c](d)", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace),
            baseURL: URL(string: "https://x.org/"))
        #expect(String(text.characters) == "a b c")
        let intents = text.runs.map { $0.inlinePresentationIntent }
        #expect(intents.contains(.stronglyEmphasized))
        #expect(text.runs.compactMap(\.link).first?.absoluteString == "https://x.org/d")
        #expect(runs(Text(text)).first { $0.shaped.text == "b" }?.shaped.face.weight == 700)
    }

    @Test("images stand among characters")
    func images() {
        let view = Text("\(Image(systemName: "star")) 5 of ") + Text(Image(systemName: "heart")) + Text("!")
        #expect(texts(in: drawing(view).items).map(\.string).joined().contains("5 of"))
        #expect(drawing(view).size.width > drawing(Text(" 5 of !")).size.width + 20)
    }

    @Test("a range of lines keeps room for the least and cuts after the most")
    func lineRanges() {
        let line = drawing(Text("a")).size.height
        #expect(drawing(Text("a").lineLimit(2...3)).size.height > 1.9 * line)
        #expect(drawing(Text("a\nb\nc\nd").lineLimit(2...3)).size.height < 3.1 * line)
        #expect(drawing(Text("a").lineLimit(3...)).size.height > 2.9 * line)
        #expect(drawing(Text("a").lineLimit(...3)).size.height == line)
    }

    @Test("tight text fits where it would be cut")
    func tightening() {
        let view = Text(verbatim: "0123456789").font(.system(size: 20)).lineLimit(1)
        #expect(texts(in: drawing(view, width: 95).items).first?.string.contains("…") == true)
        let tight = texts(in: drawing(view.allowsTightening(true), width: 95).items).first?.string
        #expect(tight == "0123456789")
    }

    @Test("a timer stands at its pause")
    func timer() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let interval = start...start.addingTimeInterval(5400)
        let pause = start.addingTimeInterval(60)
        #expect(string(Text(timerInterval: interval, pauseTime: pause)) == "1:29:00")
        #expect(string(Text(timerInterval: interval, pauseTime: pause, countsDown: false)) == "1:00")
    }
}
