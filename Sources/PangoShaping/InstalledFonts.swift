import CPango
import Foundation

/// A font of the system, as fontconfig describes it.
struct InstalledFont: Sendable {
    var family: String
    /// All names by which it can be asked for in lower case: families, full names, PostScript names.
    var names: Set<String>
    var file: String
    var index: Int
    /// CSS weight.
    var weight: Int
    var isItalic: Bool
    var widthPercent: Int
    var isMonospaced: Bool
    var hasColor: Bool
}

/// All fonts below some folders, from a fontconfig configuration of our own: the host's rules, aliases and preferences
/// do not count, its caches do, as scanning font files takes milliseconds for each. Immutable once made.
final class InstalledFonts: @unchecked Sendable {
    /// Ordered by file and index, whatever the order of the file system.
    let fonts: [InstalledFont]
    private let coverage: [OpaquePointer?]
    private let config: OpaquePointer

    /// Nil where fontconfig cannot be set up.
    init?(directories: [String]) {
        guard let config = FcConfigCreate() else { return nil }
        let document = Self.configuration(directories)
        guard FcConfigParseAndLoadFromMemory(config, document, 1) != 0, FcConfigBuildFonts(config) != 0 else {
            FcConfigDestroy(config)
            return nil
        }
        var found: [(font: InstalledFont, coverage: OpaquePointer?)] = []
        if let set = FcConfigGetFonts(config, FcSetSystem), let patterns = set.pointee.fonts {
            for index in 0..<Int(max(0, set.pointee.nfont)) {
                guard let pattern = patterns[index], let font = InstalledFont(pattern) else { continue }
                // Borrowed: it lives as long as the configuration.
                var charset: OpaquePointer?
                FcPatternGetCharSet(pattern, FC_CHARSET, 0, &charset)
                found.append((font, charset))
            }
        }
        found.sort { ($0.font.file, $0.font.index) < ($1.font.file, $1.font.index) }
        (fonts, coverage) = (found.map(\.font), found.map(\.coverage))
        self.config = config
    }

    deinit { FcConfigDestroy(config) }

    private static func configuration(_ directories: [String]) -> String {
        func escaped(_ path: String) -> String {
            path.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        }
        let folders = directories.map { "<dir>\(escaped($0))</dir>" }.joined()
        return "<fontconfig>\(folders)<cachedir>/var/cache/fontconfig</cachedir>"
            + "<cachedir prefix=\"xdg\">fontconfig</cachedir></fontconfig>"
    }

    /// Whether the font at `position` has all of the characters.
    func covers(_ scalars: [UInt32], at position: Int) -> Bool {
        guard let charset = coverage[position] else { return false }
        return scalars.allSatisfy { FcCharSetHasChar(charset, $0) != 0 }
    }
}

extension InstalledFont {
    /// Nil for what cannot be shaped or drawn: bitmap and Type 1 fonts, and a variable font as such (its named
    /// instances are listed one by one).
    fileprivate init?(_ pattern: OpaquePointer) {
        func strings(_ key: String) -> [String] {
            var result: [String] = []
            var value: UnsafeMutablePointer<FcChar8>?
            while FcPatternGetString(pattern, key, CInt(result.count), &value) == FcResultMatch, let text = value {
                result.append(String(cString: text))
            }
            return result
        }
        func integer(_ key: String) -> Int? {
            var value: CInt = 0
            return FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch ? Int(value) : nil
        }
        func flag(_ key: String) -> Bool {
            var value: FcBool = 0
            return FcPatternGetBool(pattern, key, 0, &value) == FcResultMatch && value == 1
        }
        let families = strings(FC_FAMILY)
        let english = zip(families, strings(FC_FAMILYLANG)).first { $0.1 == "en" }?.0
        guard let family = english ?? families.first, let file = strings(FC_FILE).first,
            ["TrueType", "CFF"].contains(strings(FC_FONTFORMAT).first ?? ""), !flag(FC_VARIABLE)
        else { return nil }
        let hasColor = flag(FC_COLOR)
        guard flag(FC_SCALABLE) || hasColor else { return nil }
        self.init(
            family: family,
            names: Set((families + strings(FC_FULLNAME) + strings(FC_POSTSCRIPT_NAME)).map { $0.lowercased() }),
            file: file, index: integer(FC_INDEX) ?? 0,
            weight: Int(FcWeightToOpenType(CInt(integer(FC_WEIGHT) ?? Int(FC_WEIGHT_REGULAR)))),
            isItalic: (integer(FC_SLANT) ?? 0) > Int(FC_SLANT_ROMAN), widthPercent: integer(FC_WIDTH) ?? 100,
            isMonospaced: integer(FC_SPACING).map { $0 >= Int(FC_MONO) } ?? false, hasColor: hasColor)
    }
}
