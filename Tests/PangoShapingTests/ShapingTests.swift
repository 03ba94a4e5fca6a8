import Drawing
import Foundation
import PangoShaping
import Testing
import TextShaping

@Suite struct ShapingTests {
    private let shaper = PangoShaper()

    @Test func glyphsStandOneAfterAnotherAndFillTheLine() throws {
        let line = shaper.shape(span("Hello, World"))
        let run = try #require(line.runs.first?.shaped)
        #expect(run.text == "Hello, World")
        #expect(run.glyphs.map(\.cluster) == Array(0..<12))
        var pen: CGFloat = 0
        for glyph in run.glyphs {
            #expect(abs(glyph.x - pen) < 1e-9)
            pen += glyph.advance
        }
        #expect(abs(pen - line.width) < 1e-9)
    }

    @Test func widthsGrowWithTheSizeApartFromTracking() {
        func bare(_ size: CGFloat) -> CGFloat {
            let line = shaper.shape(span("Label", size: size))
            return line.width - 5 * (line.runs.first?.shaped.letterSpacing ?? 0)
        }
        #expect(abs(bare(34) - 2 * bare(17)) < 1e-9)
        #expect(abs(bare(1000) - 100 * bare(10)) < 1e-6)
    }

    @Test func combiningMarksShareTheClusterOfTheirLetter() throws {
        // A letter with a dot below and a macron: no single character of Unicode with this pair of marks on q.
        let run = try #require(shaper.shape(span("aq\u{323}\u{304}b")).runs.first?.shaped)
        #expect(Set(run.glyphs.map(\.cluster)) == [0, 1, 6])
        let marked = run.glyphs.filter { $0.cluster == 1 }
        #expect(marked.count > 1)
        #expect(marked.dropFirst().allSatisfy { abs($0.advance) <= abs(run.letterSpacing) })
    }

    @Test func kerningAndTrackingAddToEachCluster() {
        let plain = shaper.shape(span("Label"))
        #expect(abs(shaper.shape(span("Label") { $0.kerning = 2 }).width - plain.width - 10) < 1e-9)
        #expect(abs(shaper.shape(span("Label") { $0.tracking = -1 }).width - plain.width + 5) < 1e-9)
    }

    @Test func spansKeepTheirStylesOffsetsAndDecorations() {
        let line = shaper.shape(
            span("ab", style: 3) { $0.underline = true },
            span("cd", weight: 700, style: 4) { ($0.strikethrough, $0.baselineOffset) = (true, 2) })
        #expect(line.runs.map(\.style) == [3, 4])
        #expect(line.runs.map(\.offset) == [0, 2])
        #expect(line.runs.map(\.shaped.underline) == [true, false])
        #expect(line.runs.map(\.shaped.strikethrough) == [false, true])
        #expect(line.runs.map(\.shaped.baselineShift) == [0, -2])
        #expect(line.runs.map(\.shaped.face.weight) == [400, 700])
        #expect(line.runs[1].shaped.x == line.runs[0].shaped.width)
    }

    @Test func monospacedDigitsAreEquallyWide() throws {
        let plain = try #require(shaper.shape(span("1708")).runs.first?.shaped)
        let tabular = try #require(shaper.shape(span("1708") { $0.font.monospacedDigits = true }).runs.first?.shaped)
        #expect(Set(plain.glyphs.map(\.advance)).count > 1)
        #expect(Set(tabular.glyphs.map(\.advance)).count == 1)
    }

    @Test func smallCapitalsAreCapitalsOfASmallerSize() throws {
        // The capital of the last letter takes more bytes, so it stays as it is.
        let line = shaper.shape(span("Abc dǰ") { $0.font.smallCaps = true })
        #expect(line.runs.map(\.shaped.text) == ["A", "BC", " ", "D", "ǰ"])
        try #require(line.runs.count == 5)
        let sizes = line.runs.map(\.shaped.size)
        #expect(abs(sizes[1] - 0.8 * sizes[0]) < 1e-9)
        #expect(sizes[4] == sizes[0])
        #expect(line.runs.map(\.offset) == [0, 1, 3, 4, 5])
    }

    @Test func controlCharactersAreDrawnAsSpaces() throws {
        let run = try #require(shaper.shape(span("a\tb\0c\u{7F}")).runs.first?.shaped)
        #expect(run.text == "a b c ")
        try #require(run.glyphs.count == 6)
        #expect(Set([1, 3, 5].map { run.glyphs[$0].id }).count == 1)
        #expect(shaper.takeDiagnostics().isEmpty)
    }

    @Test(arguments: ["\u{A0}", "\u{2009}", "\u{202F}", "\u{2011}", "\u{200B}", "\u{200D}", "\u{FEFF}"])
    func invisibleCharactersAreNeverMissing(_ character: String) {
        let line = shaper.shape(span("a\(character)b"))
        #expect(line.runs.map(\.shaped.face.family) == ["Inter"])
        #expect(shaper.takeDiagnostics().isEmpty)
    }

    @Test func anEmptyTextHasTheHeightOfItsFont() {
        let line = shaper.shape(span(""))
        #expect(line.runs.isEmpty)
        #expect(line.width == 0)
        #expect(abs(line.ascent - 16.1857) < 1e-9)
    }

    @Test(arguments: [0, -5, .nan, .infinity] as [CGFloat])
    func sizesThatAreNoneGiveNoWidth(_ size: CGFloat) {
        #expect(shaper.shape(span("abc", size: size)).width == 0)
    }

    @Test func twoShapersAgree() {
        let spans = [span("Jan 2024 → 12:30\u{202F}PM "), span("שלום 日本 😀 مرحبا", weight: 700)]
        for rightToLeft in [false, true] {
            #expect(
                PangoShaper().shape(spans, rightToLeft: rightToLeft)
                    == PangoShaper().shape(spans, rightToLeft: rightToLeft))
        }
    }

    @Test func tasksMayShareOneShaper() async {
        let texts = (0..<200).map { "Läbel \($0) שלום 日 😀" }
        let single = PangoShaper()
        let expected = texts.map { single.shape(span($0)) }
        let shared = PangoShaper()
        await withTaskGroup(of: (Int, ShapedLine).self) { group in
            for index in 0..<800 {
                group.addTask { (index % 200, shared.shape(span(texts[index % 200]))) }
            }
            for await (index, line) in group { #expect(line == expected[index]) }
        }
    }

    @Test func lineBreaksFollowUnicode() {
        #expect(shaper.lineBreaks(in: "one two") == [4])
        #expect(shaper.lineBreaks(in: "well-known (a b)") == [5, 11, 14])
        #expect(shaper.lineBreaks(in: "a\nb\r\nc") == [2, 5])
        #expect(shaper.lineBreaks(in: "10\u{A0}000") == [])
        #expect(shaper.lineBreaks(in: "日本語") == [3, 6])
        #expect(shaper.lineBreaks(in: "") == [])
        #expect(shaper.lineBreaks(in: "a\0 b") == [3])
    }

    @Test func paragraphsWrapWithRealWidths() {
        let text = "The quick brown fox jumps over the lazy dog"
        let block = layoutText(
            [span(text)], style: ParagraphStyle(), width: 120, height: nil, shaper: shaper)
        #expect(block.lines.count > 2)
        #expect(block.lines.allSatisfy { $0.shaped.width <= 120 })
        #expect(block.lines.flatMap { $0.shaped.runs.map(\.shaped.text) }.joined(separator: " ") == text)
    }
}
