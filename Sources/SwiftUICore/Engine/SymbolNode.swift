import Drawing
import Foundation
import Geometry
import TextShaping

/// A system symbol in the tree. It stands on the line of the text around it, its middle at that of a capital letter.
package final class SymbolNode: LayoutNode {
    private let artwork: SymbolArtwork
    private let layers: [SymbolArtwork.Layer]
    private let styles: [ResolvedStyle]
    private let isResizable: Bool
    /// Height of a capital letter of the font around, in points.
    private let capHeight: CGFloat
    /// For assistive technology.
    package let name: String

    package init(_ image: Image, name: String, context: ResolveContext) {
        let environment = context.environment
        let shaper = context.graph.text.shaper
        let font = (environment.font ?? .body).request(in: environment)
        let scale = environment.isInTabItem ? 2 : environment.imageScale.factor
        let builder = SymbolBuilder(
            size: font.drawableSize * scale, weight: font.weight, shaper: shaper,
            rightToLeft: environment.layoutDirection == .rightToLeft, variableValue: image.variableValue)
        let wanted = environment.symbolVariants.names(of: name)
        var found: SymbolBuilder.Found?
        for candidate in wanted where found == nil { found = builder.find(candidate) }
        if found == nil {
            context.graph.report(CoreDiagnostics.unknownSymbol(name))
        } else if let substitute = found?.substitute {
            context.graph.report(CoreDiagnostics.nearestSymbol(name, drawnAs: substitute))
        }
        artwork = found?.artwork ?? builder.placeholder()
        let mode = image.symbolMode ?? environment.symbolRenderingMode ?? .monochrome
        layers = mode.hasSeveralColors ? artwork.layered : artwork.plain
        styles = indices(3).map { HierarchicalShapeStyle.primary.resolved(in: environment, level: $0) }
        isResizable = image.resizing != nil
        capHeight = shaper.metrics(of: font).capHeight
        self.name =
            image.label?.plainString(in: environment)
            ?? name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
        super.init()
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let natural = artwork.box.size
        return Arrangement(size: isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural)
    }

    package override func explicitKeys() -> [AlignmentKey] {
        isResizable ? [] : [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
    }

    package override func explicitAlignment(_ key: AlignmentKey, in arrangement: Arrangement) -> CGFloat? {
        hasExplicit(key) ? -artwork.box.minY + capHeight / 2 : nil
    }

    package override var spacing: NodeSpacing { .standard }

    package override func emit(into emitter: inout Emitter) {
        let box = artwork.box
        guard box.width > 0, box.height > 0, frame.width > 0, frame.height > 0 else { return }
        let place = CGAffineTransform(
            a: frame.width / box.width, b: 0, c: 0, d: frame.height / box.height,
            tx: frame.minX - box.minX * frame.width / box.width, ty: frame.minY - box.minY * frame.height / box.height)
        for layer in layers {
            guard let style = styles[checked: min(layer.level, styles.count - 1)] else { continue }
            if layer.isFaint {
                emitter.group({ $0.opacity = Self.faintness }) { emit(layer, style, place, into: &$0) }
            } else {
                emit(layer, style, place, into: &emitter)
            }
        }
    }

    /// The opacity of the levels that a variable value does not reach.
    private static let faintness = 0.3

    private func emit(
        _ layer: SymbolArtwork.Layer, _ style: ResolvedStyle, _ place: CGAffineTransform, into emitter: inout Emitter
    ) {
        switch layer.content {
        case .outline(let outline):
            if outline.isEmpty { return }
            emitter.paint(outline.applying(place), evenOdd: layer.evenOdd, with: style, in: frame)
        case .glyph(let run, let origin):
            let text = DrawnText(origin: origin, runs: [.init(run, paint: style.paint.paint(in: artwork.box))])
            var group = DrawnGroup([.text(text)])
            group.transform = place
            emitter.add([.group(group)], withEffectsOf: style)
        }
    }
}

extension CoreDiagnostics {
    package static func unknownSymbol(_ name: String) -> Diagnostic {
        Diagnostic(
            code: "symbol.unknown",
            message: "There is no drawing of the system symbol \"\(name)\": a box stands for it.",
            remedy: "Check the spelling, install \(SymbolTable.fontPackage), or use an image of your own.")
    }

    package static func nearestSymbol(_ name: String, drawnAs other: String) -> Diagnostic {
        Diagnostic(
            code: "symbol.nearest", message: "The system symbol \"\(name)\" is drawn as \"\(other)\".",
            remedy: "Use an image of your own where the difference matters.")
    }
}
