import Drawing
import Foundation
import Geometry
import TextShaping

/// A symbol ready to be painted: its layers around the origin, in points, y down.
package struct SymbolArtwork {
    package struct Layer {
        package enum Content {
            case outline(Outline)
            /// A glyph of a shaper that has no outlines, with the left end of its baseline.
            case glyph(ShapedRun, CGPoint)
        }

        package var content: Content
        /// The level of the foreground style in modes of several colours.
        package var level: Int
        package var evenOdd = false
        /// A part that a variable value does not reach.
        package var isFaint = false
    }

    /// For one colour.
    package var plain: [Layer]
    /// For several, the back first.
    package var layered: [Layer]
    /// What is painted, with a hair of room around.
    package var box: CGRect

    package init(_ layers: [Layer], layered: [Layer]? = nil, box: CGRect) {
        (plain, self.layered, self.box) = (layers, layered ?? layers, box)
    }
}

extension SymbolArtwork {
    /// With left and right changed over. Glyphs without outlines stay as they are.
    fileprivate var mirrored: SymbolArtwork {
        var copy = self
        copy.plain = plain.map(\.mirrored)
        copy.layered = layered.map(\.mirrored)
        copy.box.origin.x = -box.maxX
        return copy
    }
}

extension SymbolArtwork.Layer {
    fileprivate var mirrored: SymbolArtwork.Layer {
        guard case .outline(let outline) = content else { return self }
        var copy = self
        copy.content = .outline(outline.applying(CGAffineTransform(scaleX: -1, y: 1)))
        return copy
    }
}

/// Finds and builds the artwork of a symbol by its name.
///
/// A name is a base and suffixes: "heart.circle.fill" is a heart cut out of a disc. What is drawn here comes first, then
/// the glyphs of the icon font, then combinations of the two, then the same name with suffixes left out.
package struct SymbolBuilder {
    /// Of the font around, scaled for the symbol, in points.
    let size: CGFloat
    /// Of the font around, 100 to 900.
    let weight: Int
    let shaper: any TextShaper
    let rightToLeft: Bool
    /// 0 to 1, for symbols that have levels; nil to draw all of them.
    let variableValue: Double?

    package init(
        size: CGFloat, weight: Int, shaper: any TextShaper, rightToLeft: Bool, variableValue: Double? = nil
    ) {
        (self.size, self.weight, self.shaper, self.rightToLeft) = (size, weight, shaper, rightToLeft)
        self.variableValue = variableValue.flatMap { $0.isFinite ? $0 : nil }
    }

    private var stroke: CGFloat { symbolStroke(weight: weight) }

    /// What a name came to: the artwork, and the name it is that of where it is only the nearest.
    package struct Found {
        package var artwork: SymbolArtwork
        package var substitute: String?
    }

    package func find(_ name: String) -> Found? {
        guard rightToLeft, Self.followsReading(name) else { return nearest(name) }
        return nearest(name).map { Found(artwork: $0.artwork.mirrored, substitute: $0.substitute) }
    }

    /// Symbols that point to where reading goes on: sound leaves a speaker that way, bullets stand at the line's start.
    private static func followsReading(_ name: String) -> Bool {
        ["speaker", "list.bullet", "list.dash", "list.triangle"].contains { name == $0 || name.hasPrefix($0 + ".") }
    }

    private func nearest(_ name: String) -> Found? {
        let directed = directed(name)
        if let artwork = artwork(directed) { return Found(artwork: artwork, substitute: nil) }
        var words = directed.split(separator: ".").map(String.init)
        let isFilled = words.last == "fill"
        // Badges, numbers of people and the like: the nearest is the name without them.
        while words.count > 1 {
            words.removeLast()
            let shorter = words.joined(separator: ".")
            for candidate in isFilled ? [shorter + ".fill", shorter] : [shorter] {
                if let artwork = artwork(candidate) { return Found(artwork: artwork, substitute: candidate) }
            }
        }
        return nil
    }

    /// Backward and forward follow the layout direction.
    private func directed(_ name: String) -> String {
        name.split(separator: ".").map { word in
            switch word {
            case "backward" where name != "backward" && !name.hasPrefix("backward."): rightToLeft ? "right" : "left"
            case "forward" where name != "forward" && !name.hasPrefix("forward."): rightToLeft ? "left" : "right"
            default: String(word)
            }
        }.joined(separator: ".")
    }

    private func artwork(_ name: String) -> SymbolArtwork? {
        if let drawing = SymbolDrawing.named(name) { return drawn(drawing) }
        if let glyph = glyph(name) { return glyph }
        if let enclosed = enclosed(name) { return enclosed }
        if name.hasSuffix(".slash"), let base = artwork(String(name.dropLast(6))) { return slashed(base) }
        if name.hasSuffix(".fill") {
            let base = String(name.dropLast(5))
            return SymbolDrawing.named(base).map { drawn($0) } ?? glyph(base)
        }
        return glyph(name + ".fill")
    }

    private func drawn(_ drawing: SymbolDrawing) -> SymbolArtwork {
        let outline = drawing.outline(size: size, weight: stroke)
        guard let variableValue, drawing.levelCount > 0 else {
            return SymbolArtwork([.init(content: .outline(outline), level: 0)], box: hull(of: outline))
        }
        let (lit, faint) = drawing.split(at: variableValue)
        let layers = [(faint, true), (lit, false)].map { part, isFaint in
            SymbolArtwork.Layer(
                content: .outline(part.outline(size: size, weight: stroke)), level: 0, isFaint: isFaint)
        }
        return SymbolArtwork(layers, box: hull(of: outline))
    }

    private func hull(of outline: Outline) -> CGRect {
        outline.controlBounds.insetBy(dx: -0.04 * size, dy: -0.04 * size)
    }

    /// Ems of the icon font in an em of the text around, so that its circles are as wide as those drawn here.
    private static let iconScale: CGFloat = 1.36
    /// The height of its icons' middle above the baseline, in its ems.
    private static let iconMiddle: CGFloat = 0.375

    private func glyph(_ name: String) -> SymbolArtwork? {
        guard let scalar = SymbolTable.scalar(of: name) else { return nil }
        let em = size * Self.iconScale
        let request = FontRequest(family: SymbolTable.fontFamily, size: em)
        let line = shaper.shape([TextSpan(text: String(Character(scalar)), font: request)], rightToLeft: false)
        guard let run = line.runs.first?.shaped, run.glyphs.first.map({ $0.id != 0 }) ?? false,
            run.face.file.isEmpty || run.face.family == SymbolTable.fontFamily
        else { return nil }
        let origin = CGPoint(x: -run.width / 2, y: em * Self.iconMiddle)
        if let outline = shaper.outline(of: run)?.translated(x: origin.x, y: origin.y) {
            return SymbolArtwork([.init(content: .outline(outline), level: 0)], box: hull(of: outline))
        }
        let side = size * 1.2
        return SymbolArtwork(
            [.init(content: .glyph(run, origin), level: 0)],
            box: CGRect(x: -side / 2, y: -side / 2, width: side, height: side))
    }

    // MARK: Combinations

    private static let enclosures = [
        "circle", "square", "triangle", "diamond", "hexagon", "octagon", "capsule", "rectangle", "app",
    ]

    /// A symbol or a character inside of a shape.
    private func enclosed(_ name: String) -> SymbolArtwork? {
        var words = name.split(separator: ".").map(String.init)
        let isFilled = words.last == "fill"
        if isFilled { words.removeLast() }
        guard words.count > 1, let shape = words.popLast(), Self.enclosures.contains(shape),
            let inner = inner(words.joined(separator: "."), within: shape, isFilled: isFilled),
            let around = SymbolDrawing.named(isFilled ? shape + ".fill" : shape)
        else { return nil }
        let outer = around.outline(size: size, weight: stroke)
        let box = hull(of: outer)
        let layered = [
            SymbolArtwork.Layer(content: .outline(outer), level: 1), .init(content: .outline(inner), level: 0),
        ]
        var both = outer
        both.append(inner)
        return SymbolArtwork(
            [.init(content: .outline(both), level: 0, evenOdd: isFilled)], layered: layered, box: box)
    }

    private func inner(_ name: String, within shape: String, isFilled: Bool) -> Outline? {
        var outline: Outline
        let scale: CGFloat
        let full = name + ".fill"
        if let drawing = (isFilled ? SymbolDrawing.named(full) : nil) ?? SymbolDrawing.named(name) {
            // Strokes keep their weight while the drawing shrinks.
            scale = 0.58
            outline = drawing.outline(size: size * scale, weight: stroke / scale)
        } else if name.count <= 2, let text = characters(name) {
            outline = text
        } else if case .outline(let glyph)? = ((isFilled ? glyph(full) : nil) ?? glyph(name))?.plain.first?.content {
            scale = 0.56
            outline = glyph.applying(CGAffineTransform(scaleX: scale, y: scale))
        } else {
            return nil
        }
        // A triangle has its room lower down.
        if shape == "triangle" {
            outline = outline.applying(CGAffineTransform(scaleX: 0.9, y: 0.9)).translated(x: 0, y: size * 0.12)
        }
        return outline
    }

    /// Letters and digits, centred.
    private func characters(_ text: String) -> Outline? {
        guard text.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
        let font = FontRequest(size: size * (text.count > 1 ? 0.6 : 0.72), weight: max(500, weight))
        let line = shaper.shape([TextSpan(text: text.uppercased(), font: font)], rightToLeft: false)
        var result = Outline()
        for run in line.runs {
            guard let outline = shaper.outline(of: run.shaped) else { return nil }
            result.append(outline.translated(x: run.shaped.x, y: 0))
        }
        let bounds = result.controlBounds
        return result.translated(x: -bounds.midX, y: -bounds.midY)
    }

    private func slashed(_ base: SymbolArtwork) -> SymbolArtwork {
        let line = SymbolDrawing(.line([CGPoint(x: -0.5, y: -0.5), CGPoint(x: 0.5, y: 0.5)]))
            .outline(size: size, weight: stroke)
        var copy = base
        copy.plain.append(.init(content: .outline(line), level: 0))
        copy.layered.append(.init(content: .outline(line), level: 0))
        copy.box = base.box.union(hull(of: line))
        return copy
    }

    /// A box with a question mark's place crossed out, for a symbol that there is none of.
    package func placeholder() -> SymbolArtwork {
        let box = CGRect(x: -0.5, y: -0.5, width: 1, height: 1)
        let corners = [CGPoint(x: -0.5, y: -0.5), CGPoint(x: 0.5, y: 0.5)]
        let others = [CGPoint(x: 0.5, y: -0.5), CGPoint(x: -0.5, y: 0.5)]
        return drawn(SymbolDrawing(.loop(Outline(rect: box)), .line(corners), .line(others)))
    }
}
