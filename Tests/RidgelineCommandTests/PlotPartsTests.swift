import Drawing
import Foundation
import Testing

@testable import ridgeline

@Suite("Parts of a plot")
struct PlotPartsTests {
    @Test("A box has the quartiles, and whiskers within one and a half boxes")
    func box() throws {
        let box = try #require(BoxSummary([1, 2, 3, 4, 5, 6, 7, 8, 9, 100]))
        #expect(box.median == 5.5)
        #expect(box.lowerQuartile == 3.25)
        #expect(box.upperQuartile == 7.75)
        #expect(box.outliers == [100])
        #expect(box.upperWhisker == 9)
        #expect(BoxSummary([.nan]) == nil)
        #expect(BoxSummary([4])?.lowerWhisker == 4)
    }

    @Test("Formats are names, currencies and patterns")
    func formats() throws {
        let locale = Locale(identifier: "en_US")
        #expect(try #require(LabelFormat("percent")).text(0.25, in: locale) == "25%")
        #expect(try #require(LabelFormat("compact")).text(1_500_000, in: locale) == "1.5M")
        #expect(try #require(LabelFormat("EUR")).text(12, in: locale) == "€12")
        #expect(try #require(LabelFormat("0.00 kg")).text(1.5, in: locale) == "1.50 kg")
        let month = try #require(LabelFormat("yyyy-MM")?.formatter(in: locale, .gmt))
        #expect(month.string(from: Date(timeIntervalSinceReferenceDate: 0)) == "2001-01")
        #expect(LabelFormat("???") == nil)
    }

    @Test("Money in millions is short, and a scientific zero is a zero")
    func shortFormats() {
        let locale = Locale(identifier: "en_US")
        #expect(LabelFormat.compactDecimals(prefix: "$").text(-2_500_000, in: locale) == "-$2.5M")
        #expect(LabelFormat.scientific.text(0, in: locale) == "0")
        #expect(LabelFormat.scientific.text(2e30, in: locale) == "2E30")
    }

    @Test("Terminals without colours get text, small ones a small chart")
    func plainTerminals() {
        #expect(TerminalTraits.current(environment: ["NO_COLOR": "1"]).kind(asked: nil) == .text)
        #expect(TerminalTraits.current(environment: ["TERM": "dumb"]).kind(asked: nil) == .text)
        var traits = TerminalTraits()
        (traits.hasKitty, traits.hasColor) = (true, false)
        #expect(traits.kind(asked: nil) == .text)
        #expect(traits.kind(asked: .kitty) == .kitty)
        traits.hasColor = true
        #expect(traits.kind(asked: nil) == .kitty)
    }

    @Test("Palettes are names or colours")
    func palettes() throws {
        #expect(try Palette("viridis").colors.count == 5)
        #expect(Palette.standard.colors.count == PlotLimits.seriesChosen)
        #expect(try Palette("#f00, teal").colors.count == 2)
        #expect(try Palette("red").colors(3).count == 3)
        let failure = #expect(throws: Failure.self) { try Palette("viridys") }
        #expect(failure?.remedy == "Did you mean viridis?")
    }

    @Test("Dates of options have as many parts as were meant")
    func dates() {
        #expect(dateOption("2001", in: .gmt) == 0)
        #expect(dateOption("2001-01-02", in: .gmt) == 86400)
        #expect(dateOption("2001-01-01T01:00", in: .gmt) == 3600)
        #expect(dateOption("2001-13-01", in: .gmt) == nil)
    }

    @Test("Names sort by the numbers in them")
    func natural() {
        #expect(["b", "item 10", "item 2", "a"].sorted(by: naturally) == ["a", "b", "item 2", "item 10"])
        #expect(["10", "9", "1e1"].sorted(by: naturally).first == "9")
    }

    @Test("Texts stand in cells, and never over each other")
    func cells() throws {
        let empty = TerminalCells.Cell(character: " ", foreground: 0, background: 0xFFFFFF)
        var cells = TerminalCells(columns: 20, cells: Array(repeating: empty, count: 60))
        let json = """
            {"text":"Oslo","origin":[10,12],"width":26,"color":{"red":0,"green":0,"blue":0,"alpha":1},"size":11}
            """
        let text = try JSONDecoder().decode(PlacedText.self, from: Data(json.utf8))
        cells.write([text, text], cell: CGSize(width: 6.6, height: 13.2))
        let plain = cells.text(isPlain: true, hasTrueColor: false)
        #expect(plain.components(separatedBy: "Oslo").count == 2)
        #expect(plain.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
        #expect(cells.text(isPlain: false, hasTrueColor: true).contains("\u{1B}[38;2;0;0;0;48;2;255;255;255m"))
    }

    @Test("A terminal's answers tell what it can")
    func terminal() {
        #expect(TerminalTraits.hasSixel("\u{1B}[?62;4;22c"))
        #expect(!TerminalTraits.hasSixel("\u{1B}[?62;22c"))
        #expect(TerminalTraits.backgroundIsDark("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\") == true)
        #expect(TerminalTraits.backgroundIsDark("\u{1B}]11;rgb:ff/ff/ff\u{1B}\\") == false)
        #expect(TerminalTraits.backgroundIsDark("") == nil)
    }

    @Test("Plain text for a pipe holds the labels of the picture")
    func termText() throws {
        let run = try CommandRun(["plot", "sample:weather", "--term"])
        #expect(run.status == 0, "\(run.errors)")
        for label in ["Bergen", "temperature", "Jan", "20"] { #expect(run.text.contains(label)) }
        #expect(!run.text.contains("\u{1B}"))
    }
}
