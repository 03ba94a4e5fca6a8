import Foundation
import MarkdownText

// Localized keys are Markdown, after translation and without the values put into them.

extension LocalizedStringKey {
    /// A part of the text with what Markdown says of it.
    package struct MarkdownRun {
        package var segment: Segment
        package var intent: InlinePresentationIntent = []
        package var link: String?
    }

    /// The text in the environment's language, as runs.
    package func markdownRuns(
        in environment: EnvironmentValues, table: String? = nil, bundle: Bundle? = nil
    ) -> [MarkdownRun] {
        let segments = resolvedSegments(in: environment, table: table, bundle: bundle).agreeing(in: environment.locale)
        guard segments.contains(where: \.mayHaveMarkup) else { return segments.map { MarkdownRun(segment: $0) } }
        return MarkdownReader.runs(of: Placeholders.text(of: segments), syntax: .inlinePreservingWhitespace)
            .flatMap { run in
                let link = run.link.map { Placeholders.filled($0, with: segments, in: environment) }
                return Placeholders.parts(of: run.text, with: segments).map {
                    MarkdownRun(segment: $0, intent: InlinePresentationIntent(run.style), link: link)
                }
            }
    }

    /// The characters that are shown, without markup.
    package func shownString(in environment: EnvironmentValues, table: String?, bundle: Bundle?) -> String {
        markdownRuns(in: environment, table: table, bundle: bundle).map { $0.segment.string(in: environment) }.joined()
    }
}

extension LocalizedStringKey.Segment {
    fileprivate var mayHaveMarkup: Bool {
        if case .literal(let text) = self { MarkdownReader.mayHaveMarkup(text) } else { false }
    }

    package func string(in environment: EnvironmentValues) -> String {
        switch self {
        case .literal(let string), .string(let string): string
        case .text(let text): text.plainString(in: environment)
        }
    }
}

/// While Markdown is read, numbers between two characters of nobody stand for the values of interpolations.
private enum Placeholders {
    private static let start: Character = "\u{10FF00}"
    private static let end: Character = "\u{10FF01}"

    static func text(of segments: [LocalizedStringKey.Segment]) -> String {
        segments.enumerated().map { index, segment in
            if case .literal(let text) = segment { text } else { "\(start)\(index)\(end)" }
        }.joined()
    }

    static func parts(
        of text: String, with segments: [LocalizedStringKey.Segment]
    ) -> [LocalizedStringKey.Segment] {
        var parts: [LocalizedStringKey.Segment] = []
        var rest = Substring(text)
        while let first = rest.firstIndex(of: start), let last = rest[first...].firstIndex(of: end) {
            if first > rest.startIndex { parts.append(.string(String(rest[..<first]))) }
            if let value = Int(rest[rest.index(after: first)..<last]).flatMap({ segments[checked: $0] }) {
                parts.append(value)
            }
            rest = rest[rest.index(after: last)...]
        }
        if !rest.isEmpty { parts.append(.string(String(rest))) }
        return parts
    }

    /// A link's address; the library has percent-encoded what stands for the values.
    static func filled(
        _ address: String, with segments: [LocalizedStringKey.Segment], in environment: EnvironmentValues
    ) -> String {
        guard let decoded = address.removingPercentEncoding, decoded.contains(start) else { return address }
        return parts(of: decoded, with: segments).map { $0.string(in: environment) }.joined()
    }
}
