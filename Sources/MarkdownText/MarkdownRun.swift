/// What Markdown says of a run of characters.
public struct MarkdownStyle: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = MarkdownStyle(rawValue: 1)
    public static let strong = MarkdownStyle(rawValue: 1 << 1)
    public static let code = MarkdownStyle(rawValue: 1 << 2)
    public static let strikethrough = MarkdownStyle(rawValue: 1 << 3)
    /// A line break of the source that is a space in the text.
    public static let softBreak = MarkdownStyle(rawValue: 1 << 4)
    /// A line break that was asked for.
    public static let lineBreak = MarkdownStyle(rawValue: 1 << 5)
    public static let html = MarkdownStyle(rawValue: 1 << 6)
}

/// Characters of one style.
public struct MarkdownRun: Hashable, Sendable {
    public var text: String
    public var style: MarkdownStyle
    /// Where a link leads to, as it was written; nil outside links.
    public var link: String?
    /// Counts the paragraphs, headings, list items and so on from 0.
    public var block: Int

    public init(_ text: String, style: MarkdownStyle = [], link: String? = nil, block: Int = 0) {
        (self.text, self.style, self.link, self.block) = (text, style, link, block)
    }
}

/// How much of Markdown counts.
public enum MarkdownSyntax: Hashable, Sendable {
    /// Paragraphs, headings, lists and what is in them.
    case full
    /// Emphasis, code, links and the like, in one paragraph.
    case inline
    /// As `inline`, and white space stays as it was written.
    case inlinePreservingWhitespace
}
