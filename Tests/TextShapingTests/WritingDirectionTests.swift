import Foundation
import Testing
import TextShaping

@Suite struct WritingDirectionTests {
    @Test(
        arguments: [
            ("Share…", WritingDirection.leftToRight), ("7 days", .leftToRight), ("€ und", .leftToRight),
            ("3 أيام", .rightToLeft), ("שלום, world", .rightToLeft), ("αβγ", .leftToRight),
        ])
    func theFirstCharacterWithADirectionDecides(text: String, direction: WritingDirection) {
        #expect(WritingDirection(of: text) == direction)
    }

    @Test(arguments: ["", "-7.8 %", "60–69", "١٢", "…"])
    func numbersAndSignsHaveNone(text: String) { #expect(WritingDirection(of: text) == nil) }

    @Test func marksCountAndIsolatesDoNot() {
        #expect(WritingDirection(of: "\u{200F}abc") == .rightToLeft)
        #expect(WritingDirection(of: "\u{2068}שלום\u{2069} abc") == .leftToRight)
    }

    @Test func sideAndOrderAreTwoThings() {
        let style = ParagraphStyle(rightToLeft: true, writingDirection: .leftToRight)
        let block = layoutText(
            [TextSpan(text: "one two three", font: FontRequest(size: 10))], style: style, width: 40, height: nil,
            shaper: FixedMetricsShaper())
        #expect(block.lines.count == 2)
        // Lines end at the right, and their characters run from left to right.
        for line in block.lines {
            #expect(abs(line.origin.x + line.shaped.width - block.size.width) < 0.01)
            #expect(line.shaped.runs.allSatisfy { !$0.shaped.isRightToLeft })
        }
        #expect(ParagraphStyle(rightToLeft: true).writingDirection == .rightToLeft)
    }
}
