import Foundation
import Geometry

/// JSON syntax: commas, indentation of item lists, escaping and rounded numbers.
struct JSONWriter {
    var out = TextBuffer()
    let decimals: Int
    private var depth = 0
    private var needsComma = false

    init(decimals: Int) { self.decimals = min(max(0, decimals), 9) }

    mutating func object(_ body: (inout JSONWriter) -> Void) {
        out.append("{")
        needsComma = false
        body(&self)
        out.append("}")
        needsComma = true
    }

    /// An array with each element on a line of its own.
    mutating func list<Element>(_ elements: [Element], _ body: (inout JSONWriter, Element) -> Void) {
        out.append("[")
        depth += 1
        for (index, element) in elements.enumerated() {
            if index > 0 { out.append(",") }
            newLine()
            body(&self, element)
        }
        depth -= 1
        if !elements.isEmpty { newLine() }
        out.append("]")
        needsComma = true
    }

    /// An array on one line.
    mutating func array<Element>(_ elements: [Element], _ body: (inout JSONWriter, Element) -> Void) {
        out.append("[")
        for (index, element) in elements.enumerated() {
            if index > 0 { out.append(",") }
            body(&self, element)
        }
        out.append("]")
        needsComma = true
    }

    mutating func key(_ name: String, onOwnLine: Bool = false) {
        if needsComma { out.append(",") }
        needsComma = false
        if onOwnLine { newLine() }
        out.append("\"")
        out.append(name)
        out.append("\":")
    }

    /// JSON has no infinities and no NaN: they are `null`, so that a golden file shows them.
    mutating func number(_ value: Double, decimals places: Int? = nil) {
        if value.isFinite { out.number(value, decimals: places ?? decimals) } else { out.append("null") }
        needsComma = true
    }

    mutating func string(_ text: String) {
        out.append("\"")
        for byte in text.utf8 {
            switch byte {
            case 0x22: out.append("\\\"")
            case 0x5C: out.append("\\\\")
            case 0x0A: out.append("\\n")
            case 0x09: out.append("\\t")
            case 0..<0x20:
                out.append("\\u00")
                out.hexByte(Double(byte) / 255)
            default: out.append(byte: byte)
            }
        }
        out.append("\"")
        needsComma = true
    }

    mutating func color(_ color: RGBA) {
        out.append("\"")
        out.hexColor(color)
        if color.alpha != 1 { out.hexByte(color.alpha) }
        out.append("\"")
        needsComma = true
    }

    mutating func field(_ name: String, text: String) {
        if text.isEmpty { return }
        key(name)
        string(text)
    }

    mutating func field(_ name: String, flag: Bool) {
        guard flag else { return }
        key(name)
        out.append("true")
        needsComma = true
    }

    mutating func field(_ name: String, _ value: Double, default normal: Double) {
        if value == normal { return }
        key(name)
        number(value)
    }

    mutating func field(_ name: String, numbers: [CGFloat]) {
        key(name)
        array(numbers) { json, value in json.number(value) }
    }

    mutating func field(_ name: String, color: RGBA) {
        key(name)
        self.color(color)
    }

    /// Path data as in SVG. It leaves out segments that are not finite, so their presence is said beside it.
    mutating func field(_ name: String, outline: Outline) {
        key(name)
        out.append("\"")
        out.pathData(outline, decimals: decimals)
        out.append("\"")
        needsComma = true
        if !outline.isFinite { field("\(name)HasNonFinite", flag: true) }
    }

    private mutating func newLine() {
        out.append("\n")
        for _ in indices(depth) { out.append(" ") }
    }
}
