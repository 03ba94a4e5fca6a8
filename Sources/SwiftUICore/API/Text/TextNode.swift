import Drawing
import Foundation
import Geometry
import TextShaping

/// A paragraph in the tree. Its characters and fonts are settled at resolve; wrapping happens per proposal.
package final class TextNode: LayoutNode {
    private let spans: [TextSpan]
    private let styles: [TextLook]
    private let paragraph: ParagraphStyle
    private let allowsTightening: Bool
    private let graph: RenderGraph
    /// Set where bars are drawn in the place of the lines.
    private let coveredIn: EnvironmentValues?
    /// The characters, for assistive technology.
    package let plainText: String

    package init(text: Text, context: ResolveContext) {
        let environment = context.environment
        var collector = TextSpanCollector(context: context)
        collector.add(text, in: environment)
        (spans, styles) = (collector.spans, collector.styles)
        graph = context.graph
        plainText = collector.plainText
        allowsTightening = environment.allowsTightening
        coveredIn = environment.isCovered ? environment : nil
        paragraph = ParagraphStyle(
            alignment: environment.multilineTextAlignment.shaped, lineLimit: environment.lineLimit.map { max(1, $0) },
            minimumLines: min(environment.minimumLines, 1000), truncation: environment.truncationMode.shaped,
            lineSpacing: environment.lineSpacing + (collector.lineSpacing.isFinite ? collector.lineSpacing : 0),
            minimumScaleFactor: environment.minimumScaleFactor,
            rightToLeft: environment.layoutDirection == .rightToLeft,
            writingDirection: environment.writingDirection(of: plainText),
            pixelLength: environment.pixelLength)
        super.init()
    }

    private func block(for proposal: ProposedViewSize) -> TextBlock {
        let block = graph.text.layout(spans, style: paragraph, width: proposal.width, height: proposal.height)
        guard allowsTightening, block.isTruncated else { return block }
        let tight = graph.text.layout(
            spans.map(\.tightened), style: paragraph, width: proposal.width, height: proposal.height)
        return tight.isTruncated ? block : tight
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
            if let coveredIn {
                emitter.add(coveredIn.coverItem(line.bar(at: origin)))
                continue
            }
            var items = drawn(line, at: origin, in: box)
            if let pattern = styles.first?.style.pattern {
                items = emitter.items(items, filledWith: pattern, in: box)
            }
            emitter.add(items, withEffectsOf: styles.first?.style ?? .clear)
        }
        for case let name? in styles.map(\.style.missingColor) { graph.report(CoreDiagnostics.missingColor(name)) }
    }

    /// The line's text, and the lines under and through it that are not plain.
    private func drawn(_ line: TextBlock.Line, at origin: CGPoint, in box: CGRect) -> [DrawingItem] {
        var runs: [DrawnText.Run] = []
        var decorations: [DrawingItem] = []
        var backgrounds: [DrawingItem] = []
        var attached: [DrawingItem] = []
        for run in line.shaped.runs {
            guard let look = styles[checked: run.style] else { continue }
            if let attachment = look.attachment {
                attached += attachment.items(for: run.shaped, at: origin, graph: graph)
                continue
            }
            let paint = look.style.paint.paint(in: box)
            runs.append(DrawnText.Run(run.shaped, paint: paint))
            if let color = look.background {
                backgrounds.append(
                    .path(DrawnPath(backdrop(of: run.shaped, in: line, at: origin), fill: .color(color))))
            }
            for (decoration, through) in [(look.underline, false), (look.strikethrough, true)] {
                guard let decoration, !decoration.isPlain else { continue }
                decorations.append(decoration.item(for: run.shaped, at: origin, through: through, paint: paint))
            }
        }
        let text: [DrawingItem] = runs.isEmpty ? [] : [.text(DrawnText(origin: origin, runs: runs))]
        return backgrounds + text + decorations + attached
    }

    /// The run's part of its line, from ascent to descent.
    private func backdrop(of run: ShapedRun, in line: TextBlock.Line, at origin: CGPoint) -> Outline {
        Outline(
            rect: CGRect(
                x: origin.x + run.x, y: origin.y - line.shaped.ascent, width: run.width,
                height: line.shaped.ascent + line.shaped.descent))
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

extension TextSpan {
    /// Letters closer together by a twentieth of their size, the most that still reads well.
    fileprivate var tightened: TextSpan {
        var copy = self
        copy.tracking -= font.size / 20
        return copy
    }
}

extension TextBlock.Line {
    /// From a little above the capitals to a little below the baseline.
    fileprivate func bar(at origin: CGPoint) -> CGRect {
        let ascent = shaped.ascent
        return CGRect(x: origin.x, y: origin.y - 0.8 * ascent, width: shaped.width, height: 0.95 * ascent)
    }
}

extension TextBlock {
    /// Whether a character has no glyph in any font and shows as a box.
    fileprivate var hasMissingGlyphs: Bool {
        lines.contains { $0.shaped.runs.contains { run in run.shaped.glyphs.contains { $0.id == 0 } } }
    }
}
