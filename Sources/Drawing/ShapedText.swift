import Foundation
import Geometry

/// Which font file draws a glyph, and how a document that has no files names it.
public struct FontFace: Hashable, Sendable {
    public enum Generic: String, Hashable, Sendable {
        case sansSerif = "sans-serif"
        case serif, monospace
    }

    /// The family name, such as "Inter".
    public var family: String
    /// CSS weight, 100 to 900.
    public var weight: Int
    public var isItalic: Bool
    /// What a reader without the family falls back to.
    public var generic: Generic
    /// Path and face index for FreeType; empty for the fixed-metrics test font. Not part of any written document.
    public var file: String
    public var index: Int

    public init(
        family: String, weight: Int = 400, isItalic: Bool = false, generic: Generic = .sansSerif, file: String = "",
        index: Int = 0
    ) {
        (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
        (self.generic, self.file, self.index) = (generic, file, index)
    }
}

/// One glyph at its place, relative to the run's origin on the baseline, y down, in points.
public struct ShapedGlyph: Hashable, Sendable {
    public var id: UInt32
    public var x: CGFloat
    public var y: CGFloat
    public var advance: CGFloat
    /// Offset into the run's UTF-8 text of the cluster the glyph belongs to. Several glyphs may share one, and one
    /// glyph may stand for several characters (a ligature).
    public var cluster: Int

    public init(id: UInt32, x: CGFloat, y: CGFloat = 0, advance: CGFloat, cluster: Int) {
        (self.id, self.x, self.y, self.advance, self.cluster) = (id, x, y, advance, cluster)
    }
}

/// Glyphs of one font and one direction, in visual order from left to right.
public struct ShapedRun: Hashable, Sendable {
    public var face: FontFace
    /// Em size in points as drawn (the optical match of the font is already in it).
    public var size: CGFloat
    /// The source characters, in logical order.
    public var text: String
    public var glyphs: [ShapedGlyph]
    /// Left end of the run on the line's baseline, relative to the line's origin.
    public var x: CGFloat
    /// Distance below the line's baseline (negative is raised).
    public var baselineShift: CGFloat
    public var width: CGFloat
    public var isRightToLeft: Bool
    /// Extra space after each cluster that the glyph positions include: kerning, tracking. For writers that let the
    /// reader's own text engine place letters.
    public var letterSpacing: CGFloat
    public var underline: Bool
    public var strikethrough: Bool

    public init(
        face: FontFace, size: CGFloat, text: String, glyphs: [ShapedGlyph], x: CGFloat = 0,
        baselineShift: CGFloat = 0, width: CGFloat, isRightToLeft: Bool = false, letterSpacing: CGFloat = 0,
        underline: Bool = false, strikethrough: Bool = false
    ) {
        (self.face, self.size, self.text, self.glyphs) = (face, size, text, glyphs)
        (self.x, self.baselineShift, self.width) = (x, baselineShift, width)
        (self.isRightToLeft, self.letterSpacing) = (isRightToLeft, letterSpacing)
        (self.underline, self.strikethrough) = (underline, strikethrough)
    }
}
