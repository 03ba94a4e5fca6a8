import Drawing
import Foundation
import Geometry
import TextShaping

/// A paragraph in the tree. Its characters and fonts are settled at resolve; wrapping happens per proposal.
package final class TextNode: LayoutNode {
    private let spans: [TextSpan]
    private let styles: [TextLook]
    private let paragraph: ParagraphStyle
    private let graph: RenderGraph
    /// The characters, for assistive technology.
    package let plainText: String

    package init(text: Text, context: ResolveContext) {
        let environment = context.environment
        var collector = TextSpanCollector()
        collector.add(text, in: environment)
        (spans, styles) = (collector.spans, collector.styles)
        graph = context.graph
        plainText = spans.map(\.text).joined()
        paragraph = ParagraphStyle(
            alignment: environment.multilineTextAlignment.shaped, lineLimit: environment.lineLimit.map { max(1, $0) },
            reservesSpace: environment.reservesLineSpace, truncation: environment.truncationMode.shaped,
            lineSpacing: environment.lineSpacing + (collector.lineSpacing.isFinite ? collector.lineSpacing : 0),
            minimumScaleFactor: environment.minimumScaleFactor,
            rightToLeft: environment.layoutDirection == .rightToLeft, pixelLength: environment.pixelLength)
        super.init()
    }

    private func block(for proposal: ProposedViewSize) -> TextBlock {
        graph.text.layout(spans, style: paragraph, width: proposal.width, height: proposal.height)
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        Arrangement(size: block(for: proposal).size)
    }

    package override func explicitKeys() -> [AlignmentKey] {
        [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
    }

    package override func explicitAlignment(_ key: AlignmentKey, in arrangement: Arrangement) -> CGFloat? {
        guard hasExplicit(key) else { return nil }
        let block = block(for: ProposedViewSize(arrangement.size))
        return key == VerticalAlignment.firstTextBaseline.key ? block.firstBaseline : block.lastBaseline
    }

    package override var spacing: NodeSpacing {
        guard let font = spans.first?.font else { return .standard }
        let edge = NodeSpacing.Edge.text(.init(graph.text.shaper.metrics(of: font)))
        return NodeSpacing(top: edge, bottom: edge)
    }

    package override func emit(into emitter: inout Emitter) {
        let block = block(for: ProposedViewSize(frame.size))
        let box = frame
        if block.hasMissingGlyphs { graph.hasMissingGlyphs = true }
        for line in block.lines {
            let origin = CGPoint(x: box.minX + line.origin.x, y: box.minY + line.origin.y)
            emitter.add(drawn(line, at: origin, in: box), withEffectsOf: styles.first?.style ?? .clear)
        }
        for case let name? in styles.map(\.style.missingColor) { graph.report(CoreDiagnostics.missingColor(name)) }
    }

    /// The line's text, and the lines under and through it that are not plain.
    private func drawn(_ line: TextBlock.Line, at origin: CGPoint, in box: CGRect) -> [DrawingItem] {
        var runs: [DrawnText.Run] = []
        var decorations: [DrawingItem] = []
        for run in line.shaped.runs {
            guard let look = styles[checked: run.style] else { continue }
            let paint = look.style.paint.paint(in: box)
            runs.append(DrawnText.Run(run.shaped, paint: paint))
            for (decoration, through) in [(look.underline, false), (look.strikethrough, true)] {
                guard let decoration, !decoration.isPlain else { continue }
                decorations.append(decoration.item(for: run.shaped, at: origin, through: through, paint: paint))
            }
        }
        return [.text(DrawnText(origin: origin, runs: runs))] + decorations
    }
}

/// How a span is painted.
private struct TextLook: Hashable {
    var style: ResolvedStyle
    var underline: TextDecoration?
    var strikethrough: TextDecoration?
}

/// Flattens a text into spans of one font, with the styles they are painted in.
private struct TextSpanCollector {
    private(set) var spans: [TextSpan] = []
    private(set) var styles: [TextLook] = []
    /// What the fonts' own leading adds between lines (or takes, where it is tight).
    private(set) var lineSpacing = -CGFloat.infinity

    mutating func add(_ text: Text, in outside: EnvironmentValues) {
        var environment = outside
        for change in text.changes.reversed() { change(&environment) }
        switch text.storage {
        case .verbatim(let string): add(string, in: environment)
        case .formatted(let write): add(write(environment), in: environment)
        case .localized(let key, let table, let bundle):
            for segment in key.resolvedSegments(in: environment, table: table, bundle: bundle) {
                switch segment {
                case .string(let string): add(string, in: environment)
                case .text(let inner): add(inner, in: environment)
                }
            }
        case .attributed(let attributed):
            for run in attributed.runs { add(String(attributed[run.range].characters), in: environment) }
        case .concatenated(let a, let b):
            add(a, in: environment)
            add(b, in: environment)
        }
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
            strikethrough: attributes.strikethrough.map { TextDecoration($0, in: environment) })
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

extension TextAlignment {
    fileprivate var shaped: ParagraphStyle.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    fileprivate var shaped: ParagraphStyle.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}

extension TextBlock {
    /// Whether a character has no glyph in any font and shows as a box.
    fileprivate var hasMissingGlyphs: Bool {
        lines.contains { $0.shaped.runs.contains { run in run.shaped.glyphs.contains { $0.id == 0 } } }
    }
}
