import Foundation
import MarkdownText

/// What characters of an attributed string are meant as; Foundation on Linux has no name for it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)

    package init(_ style: MarkdownStyle) {
        let names: [(MarkdownStyle, InlinePresentationIntent)] = [
            (.emphasized, .emphasized), (.strong, .stronglyEmphasized), (.code, .code),
            (.strikethrough, .strikethrough), (.softBreak, .softBreak), (.lineBreak, .lineBreak), (.html, .inlineHTML),
        ]
        self = names.reduce(into: []) { if style.contains($1.0) { $0.insert($1.1) } }
    }
}

extension AttributedString {
    /// How Markdown is read. Attributes of Apple's own (`^[text](key: value)`) are not: such text stays as written.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks too: headings, lists, paragraphs. Their characters follow one another without a break.
            case full
            case inlineOnly
            case inlineOnlyPreservingWhitespace
        }

        /// What to do with what cannot be read. Any text is Markdown, so neither comes about.
        public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        /// The language of the text, noted with its characters; nil for none.
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
        }
    }

    /// - Parameter baseURL: what links without a scheme are relative to.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for run in MarkdownReader.runs(of: markdown, syntax: options.interpretedSyntax.reader) {
            var attributes = AttributeContainer()
            let intent = InlinePresentationIntent(run.style)
            if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
            if let link = run.link.flatMap({ URL(string: $0, relativeTo: baseURL) }) { attributes.link = link }
            if let language = options.languageCode { attributes.languageIdentifier = language }
            append(AttributedString(run.text, attributes: attributes))
        }
    }

    /// Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// The translation from a bundle's strings tables, read as Markdown.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let environment = EnvironmentValues.localized(in: locale ?? .current)
        self.init()
        for run in keyAndValue.key.markdownRuns(in: environment, table: table, bundle: bundle ?? .main) {
            guard case .string(let text) = run.segment else { continue }
            var attributes = AttributeContainer()
            if !run.intent.isEmpty { attributes.inlinePresentationIntent = run.intent }
            if let link = run.link.flatMap({ URL(string: $0) }) { attributes.link = link }
            append(AttributedString(text, attributes: attributes))
        }
    }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
    fileprivate var reader: MarkdownSyntax {
        switch self {
        case .full: .full
        case .inlineOnly: .inline
        case .inlineOnlyPreservingWhitespace: .inlinePreservingWhitespace
        }
    }
}
