import Foundation
import Testing
import TextShaping

@Suite struct WrappingTests {
    @Test func withoutAProposalTextStaysOnOneLine() {
        let block = layout("one two three")
        #expect(block.strings == ["one two three"])
        #expect(block.size == CGSize(width: 65, height: 12))
        #expect(!block.isTruncated)
    }

    @Test func linesWrapAtSpacesWhichTakeNoRoom() {
        let block = layout("one two three", width: 35)
        #expect(block.strings == ["one two", "three"])
        #expect(block.size == CGSize(width: 35, height: 24))
    }

    @Test func aWordThatWouldJustNotFitGoesToTheNextLine() {
        #expect(layout("one two", width: 34.9).strings == ["one", "two"])
        #expect(layout("one two", width: 35).strings == ["one two"])
    }

    @Test func theBlockIsAsWideAsItsWidestLineNotAsTheProposal() {
        #expect(layout("one two three", width: 48).size.width == 35)
    }

    @Test func newlinesAlwaysBreak() {
        #expect(layout("a\nb\r\nc\u{2028}d\u{2029}e\u{85}f").strings == ["a", "b", "c", "d", "e", "f"])
        #expect(layout("a\n").strings == ["a", ""])
        #expect(layout("\n\n", width: 10).size.height == 36)
    }

    @Test func aWordWiderThanTheLineBreaksBetweenClusters() {
        #expect(layout("abcdefgh ij", width: 16).strings == ["abc", "def", "gh", "ij"])
        // Two scalars each, which belong together.
        #expect(layout("e\u{301}e\u{301}e\u{301}", width: 10).strings == ["e\u{301}e\u{301}", "e\u{301}"])
    }

    @Test func widthZeroLeavesOneClusterOnEachLine() {
        let block = layout("ab c", width: 0)
        #expect(block.strings == ["a", "b", "c"])
        #expect(block.size == CGSize(width: 5, height: 36))
    }

    @Test func runsOfSpacesHangOverTheEdge() {
        #expect(layout("ab      cd", width: 10).strings == ["ab", "cd"])
        #expect(layout("ab      ", width: 10).strings == ["ab"])
        #expect(layout("ab   ").size.width == 25)
    }

    @Test func anEmptyTextIsOneLineHighAndNotWide() {
        let block = layout("", width: 100)
        #expect(block.size == CGSize(width: 0, height: 12))
        #expect(block.lines.count == 1)
        #expect(block.isWithoutRuns)
    }

    @Test func noSpansGiveNothing() {
        #expect(layout([], width: 100).size == .zero)
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func proposalsThatAreNoLengthsCountAsNone(_ width: CGFloat) {
        #expect(layout("one two three", width: width, height: width).strings == ["one two three"])
    }

    @Test func aNegativeProposalCountsAsZero() {
        #expect(layout("ab", width: -10, height: -10) == layout("ab", width: 0, height: 0))
    }

    @Test func spansWrapAsOneTextAndKeepTheirStyles() {
        let block = layout([span("on", style: 1), span("e tw", style: 2), span("o", style: 3)], width: 20)
        #expect(block.strings == ["one", "two"])
        #expect(block.lines.map { $0.shaped.runs.map(\.style) } == [[1, 2], [2, 3]])
        #expect(block.lines[1].shaped.runs.map(\.offset) == [0, 2])
    }

    @Test func aLineIsAsHighAsItsLargestFont() {
        let block = layout([span("aa "), span("BB", size: 20)], width: 20)
        #expect(block.lines.count == 2)
        #expect(block.size.height == 36)
        #expect(abs(block.firstBaseline - 9.521) < 1e-9)
        #expect(abs(block.lastBaseline - (12 + 19.042)) < 1e-9)
    }

    @Test func lineSpacingStandsBetweenLines() {
        let block = layout("a\nb\nc", style: ParagraphStyle(lineSpacing: 4))
        #expect(block.size.height == 44)
        #expect(zip(block.lines, [9.521, 25.521, 41.521]).allSatisfy { abs($0.origin.y - $1) < 1e-9 })
    }

    @Test(
        arguments: [
            (ParagraphStyle.Alignment.leading, false, [0, 0]), (.center, false, [0, 5]), (.trailing, false, [0, 10]),
            (.leading, true, [0, 10]), (.center, true, [0, 5]), (.trailing, true, [0, 0]),
        ] as [(ParagraphStyle.Alignment, Bool, [CGFloat])])
    func linesAlignWithinTheBlock(_ alignment: ParagraphStyle.Alignment, _ rightToLeft: Bool, _ x: [CGFloat]) {
        let style = ParagraphStyle(alignment: alignment, rightToLeft: rightToLeft)
        #expect(layout("four\nto", style: style).lines.map(\.origin.x) == x)
    }

    @Test func reservedSpaceIsThatOfTheLineLimit() {
        let style = ParagraphStyle(lineLimit: 3, reservesSpace: true, lineSpacing: 2)
        #expect(layout("a", style: style).size.height == 40)
        #expect(layout("a", height: 30, style: style).size.height == 26)
        #expect(layout("a\nb\nc\nd", style: style).size.height == 40)
    }

    @Test(
        arguments: [(11, 40.0 / 3), (12, 43.0 / 3), (16, 58.0 / 3), (17, 61.0 / 3), (22, 79.0 / 3)]
            as [(CGFloat, CGFloat)])
    func lineHeightsAreRoundedUpToAPixel(_ size: CGFloat, _ height: CGFloat) {
        let block = layoutText(
            [span("x", size: size)], style: ParagraphStyle(), width: nil, height: nil, shaper: FixedMetricsShaper())
        #expect(abs(block.size.height - height) < 1e-9)
    }

    @Test func widthsAreRoundedUpToAPixelButNotBeyondTheProposal() {
        #expect(layout([span("abc", kerning: 0.1)]).size.width == 16)
        #expect(layout([span("abc", kerning: 0.1)], width: 15.5).size.width == 15.5)
    }

    @Test func aLayoutFitsItsOwnSize() {
        let text = "The quick brown fox jumps over the lazy dog"
        for width in stride(from: CGFloat(5), through: 220, by: 3.7) {
            let block = layout(text, width: width)
            #expect(layout(text, width: block.size.width, height: block.size.height) == block)
        }
    }

    @Test func aLongTextKeepsAllOfItsWords() {
        let words = (0..<5000).map { "w\($0)" }
        let block = layout(words.joined(separator: " "), width: 123)
        #expect(block.strings.flatMap { $0.split(separator: " ").map(String.init) } == words)
        #expect(block.lines.allSatisfy { $0.shaped.width <= 123 })
    }
}
