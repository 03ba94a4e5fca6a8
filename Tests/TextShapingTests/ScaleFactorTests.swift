import Foundation
import Testing
import TextShaping

@Suite struct ScaleFactorTests {
    private func shrinking(_ factor: CGFloat, lines: Int? = 1) -> ParagraphStyle {
        ParagraphStyle(lineLimit: lines, minimumScaleFactor: factor)
    }

    @Test(
        arguments: [
            (50, 1), (49.9, 0.99), (40, 0.8), (39.9, 0.79), (26, 0.52), (25, 0.5),
        ] as [(CGFloat, CGFloat)])
    func tenClustersShrinkAsLittleAsTheWidthAllows(_ width: CGFloat, _ scale: CGFloat) {
        let block = layout("abcdefghij", width: width, style: shrinking(0.5))
        #expect(abs(block.scale - scale) < 1e-9)
        #expect(block.strings == ["abcdefghij"])
        #expect(!block.isTruncated)
        #expect(block.size.width <= width)
    }

    @Test func whatDoesNotFitAtTheFactorIsCutThere() {
        let block = layout("abcdefghij", width: 20, style: shrinking(0.5))
        #expect(block.scale == 0.5)
        #expect(block.isTruncated)
        #expect(block.strings == ["abcdefg…"])
    }

    @Test func aFactorBetweenStepsIsReached() {
        #expect(layout("abcdefghij", width: 10, style: shrinking(0.505)).scale == 0.505)
    }

    @Test func theHeightMakesTextShrinkToo() {
        let block = layout("a\nb", height: 20, style: shrinking(0.1, lines: nil))
        #expect(!block.isTruncated)
        #expect(block.size.height <= 20)
        // 10 pixels a line: 0.83 of 10 points times 1.1933.
        #expect(abs(block.scale - 0.83) < 1e-9)
    }

    @Test func textThatMayWrapDoesNotShrink() {
        #expect(layout("one two three", width: 30, style: shrinking(0.5, lines: nil)).scale == 1)
    }

    @Test func shrunkTextWrapsWithinTheLineLimit() {
        let block = layout("one two three four", width: 40, style: shrinking(0.3, lines: 2))
        #expect(block.lines.count == 2)
        #expect(!block.isTruncated)
        #expect(block.scale == 0.8 || abs(block.scale - 0.8) < 1e-9)
        #expect(block.strings == ["one two", "three four"])
    }

    @Test func kerningAndOffsetsShrinkWithTheText() throws {
        var spaced = span("abcde", kerning: 5)
        spaced.baselineOffset = 4
        let block = layout([spaced], width: 25, style: shrinking(0.1))
        #expect(abs(block.scale - 0.5) < 1e-9)
        let run = try #require(block.lines.first?.shaped.runs.first)
        #expect(abs(run.shaped.letterSpacing - 2.5) < 1e-9)
        #expect(abs(run.shaped.baselineShift + 2) < 1e-9)
    }

    @Test(arguments: [CGFloat.nan, 1, 2, -1, 0])
    func strangeFactorsAreHarmless(_ factor: CGFloat) {
        let block = layout("abcdefghij", width: 20, style: shrinking(factor))
        #expect(block.scale > 0 && block.scale <= 1)
        #expect(block.size.width <= 20)
    }

    @Test func reservedSpaceShrinksWithTheText() {
        var style = shrinking(0.1, lines: 2)
        style.reservesSpace = true
        let block = layout("abcdefghij abcdefghij", width: 25, style: style)
        #expect(abs(block.scale - 0.5) < 1e-9)
        #expect(block.size.height == 12)
    }
}
