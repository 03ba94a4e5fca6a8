import Foundation
import TextShaping

/// At 10 points each cluster of the fixed-metrics shaper is 5 points wide and a line 12 points high at 1 pixel a point.
func span(_ text: String, size: CGFloat = 10, kerning: CGFloat = 0, style: Int = 0) -> TextSpan {
    TextSpan(text: text, font: FontRequest(size: size), kerning: kerning, style: style)
}

func layout(
    _ text: String, width: CGFloat? = nil, height: CGFloat? = nil, style: ParagraphStyle = ParagraphStyle()
) -> TextBlock {
    layout([span(text)], width: width, height: height, style: style)
}

func layout(
    _ spans: [TextSpan], width: CGFloat? = nil, height: CGFloat? = nil, style: ParagraphStyle = ParagraphStyle()
) -> TextBlock {
    var style = style
    style.pixelLength = 1
    return layoutText(spans, style: style, width: width, height: height, shaper: FixedMetricsShaper())
}

extension TextBlock {
    /// The text of each line in logical order.
    var strings: [String] {
        lines.map { line in
            line.shaped.runs.sorted { $0.offset < $1.offset }.map(\.shaped.text).joined()
        }
    }

    var isWithoutRuns: Bool { lines.allSatisfy { $0.shaped.runs.isEmpty } }
}
