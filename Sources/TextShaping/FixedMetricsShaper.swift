import Drawing
import Foundation
import Geometry

/// A shaper without fonts, for tests of layout and for machines that have none: every cluster (extended grapheme
/// cluster) is half an em wide, metrics are those of the system font, glyph ids are the cluster's first Unicode
/// scalar. There is no bidirectional reordering: all runs take the base direction.
public struct FixedMetricsShaper: TextShaper {
    /// Advance of every cluster, in ems.
    public static let clusterWidth: CGFloat = 0.5

    public init() {}

    public func metrics(of font: FontRequest) -> FontMetrics { .system(size: font.drawableSize) }

    public func shape(_ spans: [TextSpan], rightToLeft: Bool) -> ShapedLine {
        var line = ShapedLine(runs: [], width: 0, ascent: 0, descent: 0)
        var offset = 0
        for span in spans {
            line.extend(to: metrics(of: span.font), baselineOffset: span.baselineOffset)
            defer { offset += span.text.utf8.count }
            guard !span.text.isEmpty else { continue }
            let run = shapedRun(of: span, rightToLeft: rightToLeft)
            line.width += run.width
            line.runs.append(ShapedLine.Run(run, style: span.style, offset: offset))
        }
        if rightToLeft { line.runs.reverse() }
        line.placeRuns()
        return line
    }

    private func shapedRun(of span: TextSpan, rightToLeft: Bool) -> ShapedRun {
        let spacing = span.kerning + span.tracking
        let advance = Self.clusterWidth * span.font.drawableSize + spacing
        var glyphs: [ShapedGlyph] = []
        var cluster = 0
        for character in span.text {
            let id = character.unicodeScalars.first?.value ?? 0
            glyphs.append(ShapedGlyph(id: id, x: 0, advance: advance, cluster: cluster))
            cluster += character.utf8.count
        }
        if rightToLeft { glyphs.reverse() }
        for index in glyphs.indices { glyphs[index].x = CGFloat(index) * advance }
        return ShapedRun(
            face: FontFace(family: "Fixed Metrics", weight: span.font.weight, isItalic: span.font.isItalic),
            size: span.font.drawableSize, text: span.text, glyphs: glyphs, baselineShift: -span.baselineOffset,
            width: CGFloat(glyphs.count) * advance, isRightToLeft: rightToLeft, letterSpacing: spacing,
            underline: span.underline, strikethrough: span.strikethrough)
    }

    /// After runs of spaces, and after newlines.
    public func lineBreaks(in text: String) -> [Int] {
        let characters = Array(text)
        var breaks: [Int] = []
        var offset = 0
        for (index, character) in characters.enumerated() {
            offset += character.utf8.count
            guard let next = characters[checked: index + 1] else { break }
            if character.isNewline || (character == " " && next != " " && !next.isNewline) { breaks.append(offset) }
        }
        return breaks
    }

    public func takeDiagnostics() -> [Diagnostic] { [] }
}
