import Drawing
import Foundation

/// Writes items into a buffer; definitions go into a second one. What an item needs to know from above (how many
/// decimals its plane wants, whether it is part of a mask) is state here, set and restored by groups.
struct SVGWriter {
    let options: SVGOptions
    var out = TextBuffer()
    var definitions: SVGDefinitions
    /// Places of coordinates in the current plane: three, and more inside an enlarging transform.
    var decimals = 3
    /// Largest stretch of the current plane against the picture's.
    var scale: CGFloat = 1
    /// Within a mask: the colour that stands for all others.
    var ink: RGBA?
    /// The font stack of the first text, which the root element hands down.
    var rootFamily: String?
    var blends = false
    /// Whether something within has a name of its own.
    var hasMeaning = false

    init(options: SVGOptions) {
        self.options = options
        definitions = SVGDefinitions(prefix: idPrefix(options.idPrefix))
    }

    mutating func write(_ items: [DrawingItem]) {
        let start = out.count
        var index = items.startIndex
        while index < items.endIndex {
            let item = items[index]
            index += 1
            if case .path(let first) = item {
                // Neighbours of one style, such as grid lines, share a group that has it.
                let end = endOfStyle(of: first, in: items, from: index)
                if end > index {
                    writeAlike(items[(index - 1)..<end])
                    index = end
                    continue
                }
            }
            if let (mode, source) = porterDuff(item) {
                write(source, mode, after: Array(items[..<(index - 1)]), at: start)
            } else {
                write(item)
            }
        }
    }

    mutating func write(_ item: DrawingItem) {
        switch item {
        case .group(let group): write(group)
        case .path(let path): write(path)
        case .text(let text): write(text)
        case .image(let image): write(image)
        case .semantics(let semantics): write(semantics)
        }
    }

    /// What `body` writes, apart from the document: the content of a definition.
    mutating func captured(_ body: (inout SVGWriter) -> Void) -> TextBuffer {
        let start = out.count
        body(&self)
        return out.cut(from: start)
    }

    /// What `body` writes as part of a mask: in one colour, and without meaning.
    mutating func captured(in ink: RGBA, _ body: (inout SVGWriter) -> Void) -> TextBuffer {
        let outer = self.ink
        self.ink = ink
        let content = captured(body)
        self.ink = outer
        return content
    }
}

// MARK: - Attributes

extension SVGWriter {
    mutating func attribute(_ name: String, _ value: CGFloat) { attribute(name, value, decimals: decimals) }

    mutating func attribute(_ name: String, _ value: CGFloat, decimals: Int) {
        opening(name)
        out.number(value, decimals: decimals)
        out.append("\"")
    }

    /// A value of ours, with nothing to escape.
    mutating func attribute(_ name: String, keyword: String) {
        opening(name)
        out.append(keyword)
        out.append("\"")
    }

    mutating func attribute(_ name: String, text: String) {
        opening(name)
        out.append(escaped: text)
        out.append("\"")
    }

    mutating func attribute(_ name: String, reference id: String) {
        opening(name)
        out.append("url(#")
        out.append(id)
        out.append(")\"")
    }

    mutating func rectangle(_ rect: CGRect) {
        attribute("x", rect.minX)
        attribute("y", rect.minY)
        attribute("width", rect.width)
        attribute("height", rect.height)
    }

    mutating func opening(_ name: String) {
        out.append(" ")
        out.append(name)
        out.append("=\"")
    }
}
