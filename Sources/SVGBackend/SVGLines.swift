import Drawing
import Foundation

extension SVGWriter {
    /// One line of text. Runs stand at their measured places: as spans of one element, or, where a run goes from right
    /// to left, as elements of their own, because a reader orders the characters of one element by itself.
    mutating func write(_ text: DrawnText) {
        let runs = text.runs.filter { isDrawn($0, from: text.origin) }
        if runs.isEmpty { return }
        if runs.count == 1 || runs.contains(where: { $0.shaped.isRightToLeft || isAngular($0.paint) }) {
            for run in runs {
                if isAngular(run.paint) { writeAngular(run, at: text.origin) } else { element(run, at: text.origin) }
            }
            return
        }
        out.append("\n<text")
        if runs.contains(where: { hasFragileSpaces($0.shaped.text) }) { attribute("xml:space", keyword: "preserve") }
        out.append(">")
        for run in runs {
            out.append("<tspan")
            attributes(of: run, at: text.origin)
            out.append(">")
            content(run.shaped.text)
            out.append("</tspan>")
        }
        out.append("</text>")
    }

    private mutating func element(_ run: DrawnText.Run, at origin: CGPoint) {
        out.append("\n<text")
        if hasFragileSpaces(run.shaped.text) { attribute("xml:space", keyword: "preserve") }
        attributes(of: run, at: origin)
        out.append(">")
        content(run.shaped.text)
        out.append("</text>")
    }

    private mutating func writeAngular(_ run: DrawnText.Run, at origin: CGPoint) {
        let shape = DrawnText(origin: origin, runs: [DrawnText.Run(run.shaped, paint: .color(.white))])
        guard let mask = maskID([.text(shape)]) else { return }
        fan(run.paint, over: bounds(of: [.text(shape)]), within: .mask(mask))
    }

    private mutating func attributes(of run: DrawnText.Run, at origin: CGPoint) {
        let shaped = run.shaped
        let width = shaped.width.isFinite ? max(0, shaped.width) : 0
        let left = origin.x + shaped.x
        if shaped.isRightToLeft {
            // The middle is the one anchor that readers with and without support for `direction` agree on: to the
            // former the start of such a text is its right end.
            attribute("x", left + width / 2)
            attribute("y", origin.y + shaped.baselineShift)
            out.append(" text-anchor=\"middle\" direction=\"rtl\" unicode-bidi=\"embed\"")
        } else {
            attribute("x", left)
            attribute("y", origin.y + shaped.baselineShift)
        }
        let stack = fontStack(of: shaped.face)
        if rootFamily == nil { rootFamily = stack }
        if stack != rootFamily { attribute("font-family", text: stack) }
        attribute("font-size", shaped.size)
        if shaped.face.weight != 400 {
            opening("font-weight")
            out.integer(min(max(1, shaped.face.weight), 1000))
            out.append("\"")
        }
        if shaped.face.isItalic { attribute("font-style", keyword: "italic") }
        if shaped.letterSpacing != 0, shaped.letterSpacing.isFinite {
            // Without a fixed width: some readers would add the spacing on top of that.
            attribute("letter-spacing", shaped.letterSpacing)
        } else if options.fixesTextWidths, width > 0 {
            attribute("textLength", width)
            attribute("lengthAdjust", keyword: "spacingAndGlyphs")
        }
        switch (shaped.underline, shaped.strikethrough) {
        case (true, true): attribute("text-decoration", keyword: "underline line-through")
        case (true, false): attribute("text-decoration", keyword: "underline")
        case (false, true): attribute("text-decoration", keyword: "line-through")
        case (false, false): break
        }
        paint("fill", run.paint)
    }

    /// A line of text has no line ends or tabs: they are spaces, as SVG draws them.
    private mutating func content(_ text: String) {
        let isPlain = text.utf8.allSatisfy { $0 != 0x0A && $0 != 0x09 && $0 != 0x0D }
        if isPlain { return out.append(escaped: text) }
        let scalars = text.unicodeScalars.map { $0 == "\n" || $0 == "\t" || $0 == "\r" ? " " : $0 }
        out.append(escaped: String(String.UnicodeScalarView(scalars)))
    }
}

/// Whether a reader would collapse spaces of the text.
func hasFragileSpaces(_ text: String) -> Bool {
    var before = UInt8(ascii: " ")
    for byte in text.utf8 {
        let isSpace = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
        if isSpace, before == 0x20 { return true }
        before = isSpace ? 0x20 : byte
    }
    return before == 0x20
}
