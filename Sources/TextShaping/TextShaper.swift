import Drawing
import Foundation
import Geometry

/// Which font a text asks for. Resolved: sizes in points, no text styles.
public struct FontRequest: Hashable, Sendable {
    public enum Design: String, Hashable, Sendable { case `default`, rounded, serif, monospaced }

    /// A named family, or nil for the default family of `design`.
    public var family: String?
    /// In points, before the optical match of the font that is found.
    public var size: CGFloat
    /// CSS weight, 100 to 900.
    public var weight: Int
    public var isItalic: Bool
    public var design: Design
    /// Digits of one width.
    public var monospacedDigits: Bool
    /// Lower case letters as small capitals.
    public var smallCaps: Bool
    /// Horizontal stretch in percent, 100 for normal.
    public var widthPercent: Int
    /// Whose forms of letters are wanted, as a BCP 47 tag; nil for no language in particular.
    public var language: String?

    public init(
        family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false, design: Design = .default,
        monospacedDigits: Bool = false, smallCaps: Bool = false, widthPercent: Int = 100
    ) {
        (self.family, self.size, self.weight, self.isItalic) = (family, size, weight, isItalic)
        (self.design, self.monospacedDigits) = (design, monospacedDigits)
        (self.smallCaps, self.widthPercent) = (smallCaps, widthPercent)
    }

    /// The size, or 0 where it is not a finite positive number.
    package var drawableSize: CGFloat { size.isFinite ? max(0, size) : 0 }
}

/// Vertical metrics of a font at its size, in points, all positive.
public struct FontMetrics: Hashable, Sendable {
    public var ascent: CGFloat
    public var descent: CGFloat
    public var capHeight: CGFloat
    public var xHeight: CGFloat
    /// Extra space between lines beyond ascent and descent.
    public var leading: CGFloat

    public var lineHeight: CGFloat { ascent + descent }

    public init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, xHeight: CGFloat, leading: CGFloat = 0) {
        (self.ascent, self.descent, self.capHeight) = (ascent, descent, capHeight)
        (self.xHeight, self.leading) = (xHeight, leading)
    }
}

/// Characters that share their attributes. `style` is the caller's own index (colour and the like): it comes back on
/// each shaped run and does not influence shaping.
public struct TextSpan: Hashable, Sendable {
    public var text: String
    public var font: FontRequest
    /// Space added after each character, in points. Kerning and tracking differ only in what they do to ligatures.
    public var kerning: CGFloat
    public var tracking: CGFloat
    /// Points above the baseline.
    public var baselineOffset: CGFloat
    public var underline: Bool
    public var strikethrough: Bool
    public var style: Int

    public init(
        text: String, font: FontRequest, kerning: CGFloat = 0, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
        underline: Bool = false, strikethrough: Bool = false, style: Int = 0
    ) {
        (self.text, self.font, self.kerning, self.tracking) = (text, font, kerning, tracking)
        (self.baselineOffset, self.underline) = (baselineOffset, underline)
        (self.strikethrough, self.style) = (strikethrough, style)
    }
}

/// One line of shaped glyphs in visual order.
public struct ShapedLine: Hashable, Sendable {
    public struct Run: Hashable, Sendable {
        public var shaped: ShapedRun
        /// `TextSpan.style` of the span it comes from.
        public var style: Int
        /// Where the run's first character stands in the joined text of the spans that were shaped, in UTF-8 bytes.
        public var offset: Int

        public init(_ shaped: ShapedRun, style: Int, offset: Int = 0) {
            (self.shaped, self.style, self.offset) = (shaped, style, offset)
        }
    }

    public var runs: [Run]
    /// The sum of advances, in points.
    public var width: CGFloat
    /// The largest over the spans' fonts (the requested ones, not those of a fallback, so that an emoji or another
    /// script does not move a line).
    public var ascent: CGFloat
    public var descent: CGFloat

    public init(runs: [Run], width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        (self.runs, self.width, self.ascent, self.descent) = (runs, width, ascent, descent)
    }
}

/// Turns characters into glyphs. The only source of text measurements, so what is measured is what is drawn.
public protocol TextShaper: Sendable {
    func metrics(of font: FontRequest) -> FontMetrics

    /// Shapes the spans as one line without wrapping. `rightToLeft` is the base direction.
    func shape(_ spans: [TextSpan], rightToLeft: Bool) -> ShapedLine

    /// UTF-8 offsets in `text` before which a line may break, ascending, without 0 and the end (Unicode line
    /// breaking). Newlines count too: the offset after each.
    func lineBreaks(in text: String) -> [Int]

    /// Reports collected since the last call: missing glyphs, fonts that are not installed.
    func takeDiagnostics() -> [Diagnostic]

    /// The outlines of a run's glyphs in points, relative to the run's origin on the baseline, to be filled with the
    /// non-zero rule; nil where the shaper has none.
    func outline(of run: ShapedRun) -> Outline?
}

extension TextShaper {
    public func outline(of run: ShapedRun) -> Outline? { nil }
}
