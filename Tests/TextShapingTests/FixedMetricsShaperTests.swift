import Foundation
import Testing
import TextShaping

@Suite struct FixedMetricsShaperTests {
    private let shaper = FixedMetricsShaper()

    @Test func everyClusterIsHalfAnEm() {
        let line = shaper.shape([span("ae\u{301}👨‍👩‍👧")], rightToLeft: false)
        #expect(line.width == 15)
        #expect(line.runs.first?.shaped.glyphs.map(\.cluster) == [0, 1, 4])
        #expect(line.runs.first?.shaped.glyphs.map(\.x) == [0, 5, 10])
    }

    @Test func kerningAndTrackingFollowEachCluster() {
        var spaced = span("ab", kerning: 1)
        spaced.tracking = 0.5
        #expect(shaper.shape([spaced], rightToLeft: false).width == 13)
    }

    @Test func fromRightToLeftTheFirstClusterIsTheRightmost() throws {
        let line = shaper.shape([span("ab"), span("c")], rightToLeft: true)
        #expect(line.runs.map(\.shaped.text) == ["c", "ab"])
        #expect(line.runs.map(\.shaped.x) == [0, 5])
        #expect(line.runs.last?.shaped.glyphs.map(\.cluster) == [1, 0])
    }

    @Test func aRaisedSpanNeedsRoomAbove() {
        var raised = span("a")
        raised.baselineOffset = 3
        let line = shaper.shape([raised], rightToLeft: false)
        #expect(abs(line.ascent - 12.521) < 1e-9)
        #expect(line.descent == 0)
        #expect(line.runs.first?.shaped.baselineShift == -3)
    }

    @Test func breaksComeAfterSpacesAndNewlines() {
        #expect(shaper.lineBreaks(in: "a b  c\nd\r\ne ") == [2, 5, 7, 10])
        #expect(shaper.lineBreaks(in: "") == [])
    }

    @Test(arguments: [CGFloat.nan, -3, .infinity])
    func sizesThatAreNoneGiveNoWidth(_ size: CGFloat) {
        let block = layout([span("abc", size: size)], width: 10)
        #expect(block.size == .zero)
    }
}

@Suite struct CacheTests {
    @Test func theCacheGivesWhatLayoutGives() {
        let cache = ShapingCache(shaper: FixedMetricsShaper(), capacity: 3)
        for _ in 0..<2 {
            for text in ["one", "one two three", "a\nb\nc", ""] {
                for style in [ParagraphStyle(), ParagraphStyle(lineLimit: 1, truncation: .middle)] {
                    for width in [nil, 0, 20, 200] as [CGFloat?] {
                        for height in [nil, 0, 20, 200] as [CGFloat?] {
                            #expect(
                                cache.layout([span(text)], style: style, width: width, height: height)
                                    == layoutText(
                                        [span(text)], style: style, width: width, height: height,
                                        shaper: FixedMetricsShaper()))
                        }
                    }
                }
            }
        }
    }

    @Test func reservedAndShrunkTextIsCachedRight() {
        let cache = ShapingCache(shaper: FixedMetricsShaper())
        let style = ParagraphStyle(lineLimit: 2, reservesSpace: true, minimumScaleFactor: 0.5)
        for height in [nil, 5, 15, 30] as [CGFloat?] {
            #expect(
                cache.layout([span("abc")], style: style, width: 100, height: height)
                    == layoutText(
                        [span("abc")], style: style, width: 100, height: height, shaper: FixedMetricsShaper()))
        }
    }
}
