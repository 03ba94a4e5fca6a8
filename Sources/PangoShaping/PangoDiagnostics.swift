import Drawing

/// Everything this module reports.
enum PangoDiagnostics {
    static func interMissing(drawnWith family: String) -> Diagnostic {
        Diagnostic(
            code: "text.inter-missing",
            message: "The default font Inter is not installed; text is drawn with \(family) and set differently.",
            remedy: "Install the Debian package fonts-inter.")
    }

    static var noFonts: Diagnostic {
        Diagnostic(
            code: "text.no-fonts",
            message: "No usable font is installed; text is laid out with fixed widths and has no glyphs.",
            remedy: "Install the Debian package fonts-inter.")
    }

    static func familyMissing(_ family: String, drawnWith substitute: String) -> Diagnostic {
        Diagnostic(
            code: "text.family-missing",
            message: "The font \"\(family)\" is not installed; text is drawn with \(substitute).",
            remedy: "Install the font, or ask for one that is installed.")
    }

    static func designMissing(_ design: String, package: String, drawnWith substitute: String) -> Diagnostic {
        Diagnostic(
            code: "text.design-missing",
            message: "No font for the design \"\(design)\" is installed; text is drawn with \(substitute).",
            remedy: "Install the Debian package \(package).")
    }

    static func widthUnavailable(_ percent: Int, family: String) -> Diagnostic {
        Diagnostic(
            code: "text.width-unavailable",
            message: "\(family) has no face \(percent) % wide; text is drawn with the nearest.",
            remedy: "Ask for a family that has one, or leave out the font width.")
    }

    static func digitsNotMonospaced(family: String) -> Diagnostic {
        Diagnostic(
            code: "text.digits-not-monospaced",
            message: "\(family) has no digits of one width.",
            remedy: "Use the default font, or a family with the OpenType feature tnum.")
    }

    /// The same for all characters of a script that a package has, so that a text in it is reported once.
    static func glyphMissing(_ character: String, script: ScriptSupport) -> Diagnostic {
        if let package = script.package, script.isOneAlphabet {
            return Diagnostic(
                code: "text.glyph-missing",
                message: "No installed font has some characters of the text (\(script.name)); boxes stand for them.",
                remedy: "Install the Debian package \(package).")
        }
        let codes = character.unicodeScalars.map { "U+" + hexadecimal($0.value) }.joined(separator: " ")
        return Diagnostic(
            code: "text.glyph-missing",
            message: "No installed font has \"\(character)\" (\(codes), \(script.name)); a box stands for it.",
            remedy: script.package.map { "Install the Debian package \($0)." }
                ?? "Replace the character, or install a font that has it.")
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
