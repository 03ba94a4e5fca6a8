import Drawing
import Foundation

/// The drawing as an SVG document, in points (one user unit each). Text stays text, meaning becomes ARIA attributes.
/// Pure: the same drawing and options give the same bytes.
public func svgText(of drawing: Drawing, options: SVGOptions = .init()) -> String {
    var writer = SVGWriter(options: options)
    writer.write(drawing.items)
    return writer.document(drawing).string
}

extension SVGWriter {
    /// The root element around what has been written. It comes last because it depends on the items: which font most
    /// texts inherit, which definitions there are, whether there is anything to navigate.
    consuming func document(_ drawing: Drawing) -> TextBuffer {
        let body = out
        let (width, height) = (extent(drawing.size.width), extent(drawing.size.height))
        out = TextBuffer()
        out.reserve(body.count + definitions.text.count + 1024)
        if options.xmlDeclaration { out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        attribute("width", width)
        attribute("height", height)
        out.append(" viewBox=\"0 0 ")
        out.number(width)
        out.append(" ")
        out.number(height)
        out.append("\"")
        if !drawing.language.isEmpty {
            attribute("xml:lang", text: drawing.language)
            attribute("lang", text: drawing.language)
        }
        // Readers treat the children of an image as decoration, so a picture with parts to visit is a document.
        attribute("role", keyword: hasMeaning ? "graphics-document document" : "img")
        let (titleID, summaryID) = (definitions.prefix + "title", definitions.prefix + "desc")
        let hasTitle = !drawing.title.isEmpty
        if hasTitle || !drawing.summary.isEmpty {
            attribute("aria-labelledby", keyword: hasTitle ? titleID : summaryID)
        }
        if hasTitle, !drawing.summary.isEmpty { attribute("aria-describedby", keyword: summaryID) }
        if let family = rootFamily {
            attribute("font-family", text: family)
            // Letters at fractional positions, as they were measured.
            attribute("text-rendering", keyword: "geometricPrecision")
        }
        if blends { attribute("style", keyword: "isolation:isolate") }
        out.append(">")
        described("title", id: titleID, drawing.title)
        described("desc", id: summaryID, drawing.summary)
        if definitions.text.count > 0 {
            out.append("\n<defs>")
            out.append(definitions.text)
            out.append("\n</defs>")
        }
        if let background = drawing.background, isDrawn(.color(background)) {
            out.append("\n<rect")
            attribute("width", width)
            attribute("height", height)
            paint("fill", .color(background))
            out.append("/>")
        }
        out.append(body)
        out.append("\n</svg>\n")
        return out
    }

    private mutating func described(_ element: String, id: String, _ text: String) {
        if text.isEmpty { return }
        out.append("\n<\(element) id=\"\(id)\">")
        out.append(escaped: text)
        out.append("</\(element)>")
    }
}

/// A length that an `<svg>` element may have.
private func extent(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
