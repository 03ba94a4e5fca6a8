import CPango
import Drawing
import Foundation
import Geometry
import TextShaping

/// Shapes text with the fonts of the system: Inter unless another family or design is asked for, and for characters it
/// lacks whichever installed font has them. The result depends on the font files alone, not on the settings of the
/// host. Without any font it falls back to `FixedMetricsShaper`. One object can serve any number of threads.
///
/// The letters of Inter are scaled and spaced to the size and set width of Apple's system font, whose line metrics
/// hold. The design `rounded` is drawn with Inter too.
public final class PangoShaper: TextShaper {
    /// Where fonts are looked for, with all folders below.
    public static var defaultFontDirectories: [String] {
        let home = NSHomeDirectory()
        return ["/usr/share/fonts", "/usr/local/share/fonts", home + "/.local/share/fonts", home + "/.fonts"]
    }

    private let book: FontBook
    private let cache = LineCache()

    /// - Parameter fontDirectories: folders searched with all below them; for Inter in this order.
    public init(fontDirectories: [String] = PangoShaper.defaultFontDirectories) {
        book = FontBook(directories: fontDirectories)
    }

    public func metrics(of font: FontRequest) -> FontMetrics {
        // Only named families have metrics of their own.
        guard font.family != nil, let resolved = book.font(for: font) else { return .system(size: font.drawableSize) }
        return resolved.metrics(font.drawableSize)
    }

    public func shape(_ spans: [TextSpan], rightToLeft: Bool) -> ShapedLine {
        cache.line(spans, rightToLeft: rightToLeft) { shapedLine(spans, rightToLeft: rightToLeft) }
    }

    public func lineBreaks(in text: String) -> [Int] { unicodeLineBreaks(in: text) }

    public func takeDiagnostics() -> [Diagnostic] { book.takeDiagnostics() }

    /// Nil for glyphs of a colour font, which are pictures.
    public func outline(of run: ShapedRun) -> Outline? {
        guard let face = book.face(run.face) else { return nil }
        let outline = face.outline(of: run)
        return outline.isEmpty ? nil : outline
    }

    private func shapedLine(_ spans: [TextSpan], rightToLeft: Bool) -> ShapedLine {
        let fonts = spans.compactMap { book.font(for: $0.font) }
        guard fonts.count == spans.count, let buffer = hb_buffer_create() else {
            return FixedMetricsShaper().shape(spans, rightToLeft: rightToLeft)
        }
        defer { hb_buffer_destroy(buffer) }
        var line = ShapedLine(runs: [], width: 0, ascent: 0, descent: 0)
        for (span, font) in zip(spans, fonts) {
            line.extend(to: font.metrics(span.font.drawableSize), baselineOffset: span.baselineOffset)
            if span.font.monospacedDigits, !font.face.canSetDigitsAlike {
                book.report(PangoDiagnostics.digitsNotMonospaced(family: font.face.face.family))
            }
        }
        let text = ParagraphText(spans, fonts: fonts)
        let segments = text.segments(rightToLeft: rightToLeft)
        let chooser = FaceChooser(text: text, spans: spans, segments: segments, book: book)
        let runs = segments.flatMap { chooser.runs(of: $0) }
        let shaping = GlyphShaping(text: text, spans: spans)
        line.runs = visualOrder(levels: runs.map(\.segment.level)).map { shaping.shape(runs[$0], in: buffer) }
        line.placeRuns()
        return line
    }
}
