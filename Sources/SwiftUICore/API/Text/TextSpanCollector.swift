import Drawing
import Foundation
import Geometry
import TextShaping

/// How a span is painted.
struct TextLook: Hashable {
    var style: ResolvedStyle
    var underline: TextDecoration?
    var strikethrough: TextDecoration?
    var background: RGBA?
    var link: String?
    var attachment: TextAttachment?
}

/// Flattens a text into spans of one font, with the styles they are painted in.
@MainActor
struct TextSpanCollector {
    let context: ResolveContext
    private(set) var spans: [TextSpan] = []
    private(set) var styles: [TextLook] = []
    /// What the fonts' own leading adds between lines (or takes, where it is tight).
    private(set) var lineSpacing = -CGFloat.infinity

    init(context: ResolveContext) { self.context = context }

    /// Images by their names.
    var plainText: String {
        spans.map { span in styles[checked: span.style]?.attachment?.name ?? span.text }.joined()
    }

    mutating func add(_ text: Text, in outside: EnvironmentValues) {
        var environment = outside
        for change in text.changes.reversed() { change(&environment) }
        switch text.storage {
        case .verbatim(let string): add(string, in: environment)
        case .formatted(let write): add(write(environment), in: environment)
        case .localized(let key, let table, let bundle):
            for run in key.markdownRuns(in: environment, table: table, bundle: bundle) { add(run, in: environment) }
        case .attributed(let attributed):
            for run in attributed.runs {
                var inner = environment
                run.apply(to: &inner)
                add(String(attributed[run.range].characters), in: inner)
            }
        case .image(let image): add(image, in: environment)
        case .concatenated(let a, let b):
            add(a, in: environment)
            add(b, in: environment)
        }
    }

    private mutating func add(_ run: LocalizedStringKey.MarkdownRun, in outside: EnvironmentValues) {
        var environment = outside
        if let link = run.link { environment.markAsLink(to: link) }
        if !run.intent.isEmpty { environment.apply(run.intent) }
        switch run.segment {
        case .literal(let string), .string(let string): add(string, in: environment)
        case .text(let inner): add(inner, in: environment)
        }
    }

    private mutating func add(_ image: Image, in environment: EnvironmentValues) {
        var place = context.child(styles.count)
        place.environment = environment
        let attachment = TextAttachment(image, in: place)
        let font = (environment.font ?? .body).request(in: environment)
        spans.append(attachment.span(font, style: styles.count, shaper: context.graph.text.shaper))
        styles.append(
            TextLook(
                style: HierarchicalShapeStyle.primary.resolved(in: environment, level: 0), attachment: attachment))
    }

    private mutating func add(_ string: String, in environment: EnvironmentValues) {
        let attributes = environment.textAttributes
        var characters = string
        switch attributes.textCase {
        case .uppercase: characters = string.uppercased(with: environment.locale)
        case .lowercase: characters = string.lowercased(with: environment.locale)
        case nil: break
        }
        if characters.isEmpty, !spans.isEmpty { return }
        let look = TextLook(
            style: HierarchicalShapeStyle.primary.resolved(in: environment, level: 0),
            underline: attributes.underline.map { TextDecoration($0, in: environment) },
            strikethrough: attributes.strikethrough.map { TextDecoration($0, in: environment) },
            background: attributes.background?.rgba(in: environment), link: attributes.link)
        let index = styles.firstIndex(of: look) ?? styles.count
        if index == styles.count { styles.append(look) }
        let font = (environment.font ?? .body).resolved(in: environment)
        lineSpacing = max(lineSpacing, font.lineSpacing)
        for piece in font.pieces(of: characters) {
            append(
                TextSpan(
                    text: piece.text, font: piece.request, kerning: attributes.kerning,
                    tracking: attributes.tracking, baselineOffset: attributes.baselineOffset,
                    underline: look.underline?.isPlain ?? false,
                    strikethrough: look.strikethrough?.isPlain ?? false, style: index))
        }
    }

    /// Neighbours that look the same are one span, so that letters kern across the parts of an interpolation.
    private mutating func append(_ span: TextSpan) {
        if var last = spans.last {
            let text = last.text
            last.text = span.text
            if last == span {
                spans[spans.count - 1].text = text + span.text
                return
            }
        }
        spans.append(span)
    }
}
