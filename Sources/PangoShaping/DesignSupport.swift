import Drawing
import Foundation
import TextShaping

/// Which free fonts stand for a design of Apple's system font, best first, and the package that has one.
struct DesignSupport: Sendable {
    var families: [String]
    var package: String
    var generic: FontFace.Generic

    static let sans = DesignSupport(
        families: ["Noto Sans", "DejaVu Sans", "Liberation Sans"], package: "fonts-inter", generic: .sansSerif)
    static let serif = DesignSupport(
        families: ["Noto Serif", "DejaVu Serif", "Liberation Serif"], package: "fonts-dejavu-core", generic: .serif)
    static let monospaced = DesignSupport(
        families: ["DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono"], package: "fonts-dejavu-core",
        generic: .monospace)
}

/// Fonts that programs ask for by a name of Apple's platforms.
enum AppleFontNames {
    /// The design that a name of the system font itself stands for.
    static func design(of name: String) -> FontRequest.Design? {
        let lower = name.lowercased()
        if lower.hasPrefix("sf mono") || lower.hasPrefix("sfmono") { return .monospaced }
        if lower == "new york" { return .serif }
        let prefixes = ["sf pro", "sfpro", "sf compact", "sf ui", ".sf", "san francisco", "system-ui", "-apple-system"]
        return prefixes.contains { lower.hasPrefix($0) } ? .default : nil
    }

    /// A free family of the same widths, by lower-case name.
    static let metricCompatible = [
        "helvetica": "Liberation Sans", "helvetica neue": "Liberation Sans", "arial": "Liberation Sans",
        "times": "Liberation Serif", "times new roman": "Liberation Serif", "courier": "Liberation Mono",
        "courier new": "Liberation Mono", "menlo": "DejaVu Sans Mono", "georgia": "Gelasio",
    ]
}

extension InstalledFont {
    /// What a reader without the family should take instead.
    var generic: FontFace.Generic {
        if isMonospaced { return .monospace }
        return family.contains("Serif") ? .serif : .sansSerif
    }
}
