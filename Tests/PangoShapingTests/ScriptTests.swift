import Drawing
import Foundation
import PangoShaping
import Testing
import TextShaping

@Suite struct ScriptTests {
    private let shaper = PangoShaper()

    @Test(.enabled(if: hasRightToLeftFont))
    func hebrewRunsFromRightToLeft() throws {
        let run = try #require(shaper.shape(span("שלום")).runs.first?.shaped)
        #expect(run.isRightToLeft)
        #expect(run.glyphs.map(\.cluster) == [6, 4, 2, 0])
        #expect(run.face.family != "Inter")
    }

    @Test(.enabled(if: hasRightToLeftFont))
    func theBaseDirectionOrdersTheRuns() {
        let text = "abc שלום def"
        func order(_ rightToLeft: Bool) -> [String] {
            shaper.shape(span(text), rightToLeft: rightToLeft).runs.map {
                $0.shaped.text.trimmingCharacters(in: .whitespaces)
            }.filter { !$0.isEmpty }
        }
        #expect(order(false) == ["abc", "שלום", "def"])
        #expect(order(true) == ["def", "שלום", "abc"])
    }

    @Test(.enabled(if: hasRightToLeftFont))
    func numbersWithinArabicRunFromLeftToRight() throws {
        let line = shaper.shape(span("مرحبا 12"), rightToLeft: true)
        let number = try #require(line.runs.first)
        #expect(number.shaped.text == "12")
        #expect(!number.shaped.isRightToLeft)
        #expect(number.offset == 11)
    }

    @Test(.enabled(if: hasRightToLeftFont))
    func arabicLettersJoinAcrossSpansOfOneFont() throws {
        let whole = try #require(shaper.shape(span("بب")).runs.first?.shaped)
        let parts = shaper.shape(span("ب", style: 1), span("ب", style: 2))
        #expect(Set(parts.runs.flatMap { $0.shaped.glyphs.map(\.id) }) == Set(whole.glyphs.map(\.id)))
        #expect(parts.runs.map(\.style) == [2, 1])
    }

    @Test(.enabled(if: hasRightToLeftFont))
    func kerningOfRightToLeftTextStandsLeftOfTheLetter() throws {
        let plain = try #require(shaper.shape(span("אב")).runs.first?.shaped)
        let kerned = try #require(shaper.shape(span("אב") { $0.kerning = 3 }).runs.first?.shaped)
        #expect(abs(kerned.width - plain.width - 6) < 1e-9)
        #expect(abs(kerned.glyphs[0].x - plain.glyphs[0].x - 3) < 1e-9)
    }

    @Test(.enabled(if: hasRightToLeftFont))
    func wrappedHebrewKeepsAllWordsInReadingOrder() {
        let text = "שלום עולם זה טקסט ארוך מאוד"
        let block = layoutText(
            [span(text)], style: ParagraphStyle(rightToLeft: true), width: 80, height: nil, shaper: shaper)
        #expect(block.lines.count > 1)
        let lines = block.lines.map { line in
            line.shaped.runs.sorted { $0.offset < $1.offset }.map(\.shaped.text).joined()
        }
        #expect(lines.joined(separator: " ") == text)
    }

    @Test(.enabled(if: hasRightToLeftFont))
    func aFallbackDoesNotMoveTheLine() {
        let line = shaper.shape(span("שלום"))
        #expect(abs(line.ascent - 16.1857) < 1e-9)
    }

    @Test(.enabled(if: hasRightToLeftFont))
    func theFallbackHasTheWeightOfTheText() throws {
        let bold = try #require(shaper.face(span("שלום", weight: 700)))
        let regular = try #require(shaper.face(span("שלום")))
        #expect(bold.family == regular.family)
        #expect(bold.weight >= regular.weight)
    }

    @Test func aMissingCharacterIsABoxAndReportedOnce() throws {
        // The last character of a plane for private use.
        let line = shaper.shape(span("a\u{10FFFD}b"))
        let run = try #require(line.runs.first?.shaped)
        #expect(line.runs.count == 1)
        #expect(run.face.family == "Inter")
        #expect(run.glyphs.map { $0.id == 0 } == [false, true, false])
        #expect(run.glyphs[1].advance > 5)
        #expect(shaper.takeDiagnostics().map(\.code) == ["text.glyph-missing"])
        _ = shaper.shape(span("\u{10FFFD}"))
        #expect(shaper.takeDiagnostics().isEmpty)
    }

    @Test(arguments: [
        ("日本", "fonts-noto-cjk"), ("ひらがな", "fonts-noto-cjk"), ("한국어", "fonts-noto-cjk"),
        ("हिन्दी", "fonts-noto-core"), ("ไทย", "fonts-noto-core"), ("😀", "fonts-noto-color-emoji"),
        ("שלום", "fonts-noto-core"), ("☃", "fonts-noto-core"),
    ])
    func eachScriptNamesItsPackage(_ text: String, _ package: String) throws {
        try withFontFolder(files: ["/usr/share/fonts/opentype/inter/Inter-Regular.otf"]) { folder in
            let shaper = PangoShaper(fontDirectories: [folder])
            _ = shaper.shape(span(text))
            let diagnostics = shaper.takeDiagnostics()
            #expect(diagnostics.map(\.code) == ["text.glyph-missing"])
            #expect(diagnostics.first?.remedy.contains(package) == true)
        }
    }

    @Test func aSymbolAmongLettersNamesThePackageOfSymbols() throws {
        try withFontFolder(files: ["/usr/share/fonts/opentype/inter/Inter-Regular.otf"]) { folder in
            let shaper = PangoShaper(fontDirectories: [folder])
            _ = shaper.shape(span("a\u{2603}b"))
            #expect(shaper.takeDiagnostics().first?.message.contains("symbols") == true)
        }
    }

    @Test(.enabled(if: hasChineseFont))
    func chineseIsDrawnWithAChineseFont() {
        #expect(shaper.face(span("日本"))?.family != "Inter")
    }

    @Test(.enabled(if: hasRightToLeftFont))
    func wordsInAnotherScriptAreNotCutAtTheirSpaces() {
        #expect(shaper.shape(span("שלום עולם")).runs.count == 1)
    }

    @Test func theSpaceAfterASymbolIsThatOfTheText() {
        // Drawn by a fallback or, without one, as a box.
        let line = shaper.shape(span("a ☃ b"))
        #expect(line.runs.filter { $0.shaped.text.contains(" ") }.allSatisfy { $0.shaped.face.family == "Inter" })
    }
}
