import Drawing
import Foundation
import Testing

@testable import SwiftUICore

/// Texts: their characters, sizes and baselines in the fixed-metrics font.
@MainActor
struct TextViewTests {
    private func string(_ view: some View) -> String {
        texts(in: drawing(view).items).map(\.string).joined(separator: "\n")
    }

    @Test("a text is as high as its line, rounded up to a pixel", arguments: [11.0, 12, 16, 17, 22])
    func heights(size: Double) {
        let thirds: [Double: CGFloat] = [11: 40, 12: 43, 16: 58, 17: 61, 22: 79]
        #expect(abs(drawing(Text("x").font(.system(size: size))).size.height * 3 - (thirds[size] ?? 0)) < 0.001)
    }

    @Test("numbers and strings in interpolations, specifiers, percent signs")
    func interpolation() {
        let (name, value) = ("A%d", 0.256)
        #expect(string(Text("\(name): \(42) of 100 %")) == "A%d: 42 of 100 %")
        #expect(string(Text("\(value, specifier: "%.1f")")) == "0.3")
        #expect(string(Text("\(Int8(-3)) \(UInt(7))")) == "-3 7")
        #expect(string(Text(verbatim: "50 %@ \\(x)")) == "50 %@ \\(x)")
    }

    @Test("a secondary text is smaller, and a language goes to the shaper as it is")
    func scaleAndLanguage() throws {
        func run(_ text: some View) throws -> DrawnText.Run {
            try #require(texts(in: drawing(text.font(.system(size: 20))).items).first?.runs.first)
        }
        #expect(try run(Text(verbatim: "a").textScale(.secondary)).shaped.size == 16)
        #expect(try run(Text(verbatim: "a").textScale(.secondary, isEnabled: false)).shaped.size == 20)
        #expect(try run(VStack { Text(verbatim: "a") }.textScale(.secondary)).shaped.size == 16)
        var environment = EnvironmentValues()
        environment.textAttributes.language = "ja"
        #expect(Font.body.request(in: environment).language == "ja")
        let language = TypesettingLanguage.explicit(.init(identifier: "zh-TW"))
        #expect(language.identifier == "zh-Hant-TW" && TypesettingLanguage.automatic.identifier == nil)
        #expect(string(Text(verbatim: "a").typesettingLanguage(language)) == "a")
    }

    @Test("format styles use the environment's locale")
    func formats() {
        let german = Locale(identifier: "de_DE")
        #expect(string(Text(1234.5, format: .number).environment(\.locale, german)) == "1.234,5")
        #expect(string(Text("\(1234.5, format: .number)").environment(\.locale, german)) == "1.234,5")
    }

    @Test("a format may place values by position and survives specifiers without a value")
    func formatStrings() {
        let pieces = FormatString("%2$@ and %1$lld, %% %@").pieces.map { piece -> String in
            switch piece {
            case .literal(let text): String(text)
            case .value(let index, let specifier): "<\(index)\(specifier)>"
            }
        }
        #expect(pieces == ["<1%@>", " and ", "<0%lld>", ", ", "%", " ", "<0%@>"])
    }

    @Test("texts joined with + keep their own fonts and colours")
    func concatenation() {
        let line = texts(in: drawing(Text("a").bold() + Text("b").foregroundColor(.red)).items)
        #expect(line.count == 1)
        let runs = line.first?.runs ?? []
        #expect(runs.map(\.shaped.face.weight) == [700, 400])
        #expect(runs.last?.paint == .color(RGBA(hex: 0xFF3B30)))
    }

    @Test("the modifier nearest to the text wins")
    func innermost() {
        let run = texts(in: drawing(Text("a").font(.system(size: 10)).font(.system(size: 30))).items).first?.runs.first
        #expect(run?.shaped.size == 10)
    }

    @Test("minimumScaleFactor shrinks before anything is cut")
    func shrinking() {
        // Ten characters of half an em at 20 points are 100 points wide.
        let view = Text(verbatim: "0123456789").font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5)
        let run = texts(in: drawing(view, width: 60).items).first?.runs.first
        #expect(run?.shaped.text == "0123456789")
        #expect(abs((run?.shaped.size ?? 0) - 12) < 0.21)
        let cut = texts(in: drawing(view, width: 40).items).first
        #expect(cut?.string.hasSuffix("…") == true)
    }

    @Test("a plain underline is part of the text; a coloured or dashed one is a line of its own")
    func decorations() {
        let plain = drawing(Text("ab").underline())
        #expect(texts(in: plain.items).first?.runs.first?.shaped.underline == true)
        #expect(paths(in: plain.items).isEmpty)

        let view = Text("ab").font(.system(size: 30)).underline(color: .red).strikethrough(pattern: .dash)
        let lines = paths(in: drawing(view).items)
        #expect(lines.map(\.strokePaint) == [.color(RGBA(hex: 0xFF3B30)), .color(.black)])
        #expect(lines.map { $0.outline.controlBounds.width } == [30, 30])
        #expect(lines.map(\.stroke?.dash) == [[], [8, 4]])
        #expect(texts(in: drawing(view).items).first?.runs.first?.shaped.underline == false)
        #expect(paths(in: drawing(view.underline(false)).items).count == 2)
    }

    @Test("text case and hidden texts")
    func caseAndHidden() {
        #expect(string(Text("ab").textCase(.uppercase)) == "AB")
        #expect(string(Text("ab").hidden()) == "")
    }
}
