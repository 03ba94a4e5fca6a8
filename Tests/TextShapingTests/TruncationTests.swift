import Drawing
import Foundation
import Testing
import TextShaping

@Suite struct TruncationTests {
    private func oneLine(_ truncation: ParagraphStyle.Truncation) -> ParagraphStyle {
        ParagraphStyle(lineLimit: 1, truncation: truncation)
    }

    @Test(arguments: [
        (ParagraphStyle.Truncation.tail, "abcdefg…"), (.head, "…defghij"), (.middle, "abc…ghij"),
    ])
    func oneLineIsCutWhereTheModeSays(_ mode: ParagraphStyle.Truncation, _ expected: String) {
        let block = layout("abcdefghij", width: 40, style: oneLine(mode))
        #expect(block.strings == [expected])
        #expect(block.isTruncated)
        #expect(block.size.width == 40)
    }

    @Test(arguments: [ParagraphStyle.Truncation.tail, .head, .middle])
    func whatFitsIsNotCut(_ mode: ParagraphStyle.Truncation) {
        let block = layout("abcdefghij", width: 50, style: oneLine(mode))
        #expect(block.strings == ["abcdefghij"])
        #expect(!block.isTruncated)
    }

    @Test func noSpaceStandsBesideTheEllipsis() {
        #expect(layout("abc defghij", width: 25, style: oneLine(.tail)).strings == ["abc…"])
        #expect(layout("abcdefg hij", width: 25, style: oneLine(.head)).strings == ["…hij"])
        #expect(layout("ab cdefg hi", width: 35, style: oneLine(.middle)).strings == ["ab…hi"])
    }

    @Test func onlyTheLastLineIsCut() {
        func style(_ mode: ParagraphStyle.Truncation) -> ParagraphStyle {
            ParagraphStyle(lineLimit: 2, truncation: mode)
        }
        let text = "one two three four five"
        #expect(layout(text, width: 40, style: style(.tail)).strings == ["one two", "three f…"])
        #expect(layout(text, width: 40, style: style(.head)).strings == ["one two", "…ur five"])
        #expect(layout(text, width: 40, style: style(.middle)).strings == ["one two", "thr…five"])
    }

    @Test func linesLeftOutAfterANewlineAreHintedAt() {
        let style = ParagraphStyle(lineLimit: 2)
        #expect(layout("a\nb\nc", width: 100, style: style).strings == ["a", "b…"])
        #expect(layout("a\nb\nc", style: style).strings == ["a", "b…"])
        #expect(layout("a\nbcde\nf", width: 20, style: style).strings == ["a", "bcd…"])
        #expect(layout("a\nb\nc", style: ParagraphStyle(lineLimit: 2, truncation: .head)).strings == ["a", "…c"])
        #expect(layout("a\nb\nc", style: ParagraphStyle(lineLimit: 2, truncation: .middle)).strings == ["a", "b…c"])
    }

    @Test func theHeightLimitsTheLinesButLeavesOne() {
        let text = "one two three"
        #expect(layout(text, width: 25, height: 36).strings == ["one", "two", "three"])
        #expect(layout(text, width: 25, height: 35).strings == ["one", "two…"])
        #expect(layout(text, width: 25, height: 12).strings == ["one…"])
        #expect(layout(text, width: 25, height: 0).strings == ["one…"])
        #expect(layout(text, width: 25, height: 0).size.height == 12)
    }

    @Test func aTruncatedTextCanBeAsNarrowAsItsEllipsis() {
        for mode in [ParagraphStyle.Truncation.tail, .head, .middle] {
            let block = layout("abc", width: 0, style: oneLine(mode))
            #expect(block.strings == ["…"])
            #expect(block.size.width == 5)
        }
    }

    @Test func theEllipsisHasTheStyleOfTheCutSpan() throws {
        let spans = [span("abc", style: 1), span("defghi", size: 20, style: 2)]
        let tail = layout(spans, width: 50, style: oneLine(.tail))
        #expect(tail.strings == ["abcde…"])
        let last = try #require(tail.lines.first?.shaped.runs.last)
        #expect(last.style == 2)
        #expect(last.shaped.text == "de…")
        #expect(last.shaped.size == 20)
        let head = layout(spans, width: 74, style: oneLine(.head))
        #expect(head.strings == ["…cdefghi"])
        #expect(head.lines.first?.shaped.runs.first?.style == 1)
    }

    @Test func aLineLimitBelowOneCountsAsOne() {
        #expect(layout("one two", width: 20, style: ParagraphStyle(lineLimit: 0)).strings == ["one…"])
    }

    @Test func cutTextIsNeverWiderThanTheProposal() {
        let text = "The quick brown fox jumps over the lazy dog"
        for mode in [ParagraphStyle.Truncation.tail, .head, .middle] {
            for width in stride(from: CGFloat(5), through: 210, by: 2.3) {
                let block = layout(text, width: width, style: oneLine(mode))
                #expect(block.isTruncated)
                #expect(block.size.width <= width)
                // Nothing is wasted either: one cluster more would be too wide, spaces beside the ellipsis apart.
                #expect(block.lines[0].shaped.width > width - 15)
            }
        }
    }

    @Test(arguments: [1, 3, nil] as [Int?])
    func aLongTextIsShapedAFewTimesNotOncePerLine(_ lineLimit: Int?) {
        let text = String(repeating: "word ", count: 2000)
        for mode in [ParagraphStyle.Truncation.tail, .head, .middle] {
            let shaper = CountingShaper()
            let style = ParagraphStyle(lineLimit: lineLimit, truncation: mode)
            let block = layoutText([span(text)], style: style, width: 103, height: nil, shaper: shaper)
            #expect(block.lines.count == lineLimit ?? 500)
            #expect(shaper.shapedBytes <= 4 * text.utf8.count)
        }
    }
}

/// Counts how much text is shaped.
private final class CountingShaper: TextShaper, @unchecked Sendable {
    private let shaper = FixedMetricsShaper()
    private let lock = NSLock()
    private var count = 0

    var shapedBytes: Int { lock.withLock { count } }

    func metrics(of font: FontRequest) -> FontMetrics { shaper.metrics(of: font) }

    func shape(_ spans: [TextSpan], rightToLeft: Bool) -> ShapedLine {
        lock.withLock { count += spans.reduce(0) { $0 + $1.text.utf8.count } }
        return shaper.shape(spans, rightToLeft: rightToLeft)
    }

    func lineBreaks(in text: String) -> [Int] { shaper.lineBreaks(in: text) }

    func takeDiagnostics() -> [Diagnostic] { [] }
}
