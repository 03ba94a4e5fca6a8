import Drawing
import Foundation

/// How a paragraph fits its space.
public struct ParagraphStyle: Hashable, Sendable {
    public enum Alignment: String, Hashable, Sendable { case leading, center, trailing }
    public enum Truncation: String, Hashable, Sendable { case head, middle, tail }

    public var alignment: Alignment
    /// Nil for as many as it takes.
    public var lineLimit: Int?
    /// Height of `lineLimit` lines even when fewer are used.
    public var reservesSpace: Bool
    /// Height of so many lines at least.
    public var minimumLines: Int
    public var truncation: Truncation
    /// Extra points between lines.
    public var lineSpacing: CGFloat
    /// How far the text may shrink, as a factor of its size, before it is cut; 1 for not at all.
    public var minimumScaleFactor: CGFloat
    /// Whether the leading side is the right one.
    public var rightToLeft: Bool
    /// The direction in which the characters are put in order.
    public var writingDirection: WritingDirection
    /// Heights are rounded up to a multiple of this (a pixel), in points.
    public var pixelLength: CGFloat

    /// - Parameter writingDirection: nil for that of the layout.
    public init(
        alignment: Alignment = .leading, lineLimit: Int? = nil, reservesSpace: Bool = false, minimumLines: Int = 0,
        truncation: Truncation = .tail, lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1,
        rightToLeft: Bool = false, writingDirection: WritingDirection? = nil, pixelLength: CGFloat = 1 / 3
    ) {
        (self.alignment, self.lineLimit, self.reservesSpace) = (alignment, lineLimit, reservesSpace)
        self.minimumLines = minimumLines
        (self.truncation, self.lineSpacing) = (truncation, lineSpacing)
        (self.minimumScaleFactor, self.rightToLeft) = (minimumScaleFactor, rightToLeft)
        self.writingDirection = writingDirection ?? (rightToLeft ? .rightToLeft : .leftToRight)
        self.pixelLength = pixelLength
    }
}

/// A paragraph laid out: its lines with their places in the block's own box, in points.
public struct TextBlock: Hashable, Sendable {
    public struct Line: Hashable, Sendable {
        public var shaped: ShapedLine
        /// Left end of the baseline within the block.
        public var origin: CGPoint

        public init(_ shaped: ShapedLine, origin: CGPoint) { (self.shaped, self.origin) = (shaped, origin) }
    }

    public var lines: [Line]
    public var size: CGSize
    /// Distances from the block's top.
    public var firstBaseline: CGFloat
    public var lastBaseline: CGFloat
    /// Whether characters were left out for want of room.
    public var isTruncated: Bool
    /// The factor that `minimumScaleFactor` made of the sizes, 1 when nothing shrank.
    public var scale: CGFloat

    public init(
        lines: [Line], size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, isTruncated: Bool = false,
        scale: CGFloat = 1
    ) {
        (self.lines, self.size, self.firstBaseline) = (lines, size, firstBaseline)
        (self.lastBaseline, self.isTruncated, self.scale) = (lastBaseline, isTruncated, scale)
    }
}
