import Foundation
import Geometry

/// Writes the values into a format that may place them by position (`%2$@`).
///
/// Only what strings tables use: flags, width, precision, length and a conversion letter. `String(format:)` does the
/// numbers, one at a time, so that a specifier that does not fit its value cannot read past it.
package struct FormatString {
    package enum Piece {
        case literal(Substring)
        /// Which value, and the specifier without its position.
        case value(index: Int, specifier: String)
    }

    package let pieces: [Piece]

    package init(_ format: String) {
        var pieces: [Piece] = []
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            if percent > rest.startIndex { pieces.append(.literal(rest[..<percent])) }
            var cursor = rest.index(after: percent)
            if cursor < rest.endIndex, rest[cursor] == "%" {
                pieces.append(.literal("%"))
                rest = rest[rest.index(after: cursor)...]
                continue
            }
            let digits = rest[cursor...].prefix { $0.isASCII && $0.isNumber }
            var index: Int?
            if !digits.isEmpty, digits.endIndex < rest.endIndex, rest[digits.endIndex] == "$" {
                index = Int(digits).map { $0 - 1 }
                cursor = rest.index(after: digits.endIndex)
            }
            guard let end = rest[cursor...].firstIndex(where: { "@dDiuUxXoOfFeEgGaAcCsSp".contains($0) }) else {
                pieces.append(.literal(rest[percent...]))
                rest = ""
                break
            }
            let position = index ?? next
            if index == nil { next += 1 }
            pieces.append(.value(index: position, specifier: "%" + String(rest[cursor..<rest.index(after: end)])))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { pieces.append(.literal(rest)) }
        self.pieces = pieces
    }
}

extension LocalizedStringKey {
    /// Whether the key is its own text where no table has another.
    private var isPlain: Bool { arguments.isEmpty && !key.utf8.contains(UInt8(ascii: "%")) }

    /// The characters in the environment's language.
    package func resolved(in environment: EnvironmentValues, table: String? = nil, bundle: Bundle? = nil) -> String {
        if isPlain, table == nil, bundle == nil { return key }
        return resolvedSegments(in: environment, table: table, bundle: bundle).map { segment in
            switch segment {
            case .string(let string): string
            case .text(let text): text.plainString(in: environment)
            }
        }.joined()
    }

    package enum Segment {
        case string(String)
        case text(Text)
    }

    package func resolvedSegments(
        in environment: EnvironmentValues, table: String? = nil, bundle: Bundle? = nil
    ) -> [Segment] {
        let format = StringsTable.translation(of: key, table: table, bundle: bundle, locale: environment.locale)
        if isPlain, format == nil { return [.string(key)] }
        if arguments.isEmpty, format == nil { return [.string(key.replacing("%%", with: "%"))] }
        return FormatString(format ?? key).pieces.map { piece in
            switch piece {
            case .literal(let text): return .string(String(text))
            case .value(let index, let specifier):
                guard let argument = arguments[checked: index] else { return .string(specifier) }
                switch argument {
                case .string(let string): return .string(string)
                case .text(let text): return .text(text)
                case .styled(let write): return .string(write(environment))
                case .formatted(let value, let own):
                    let wanted = specifier.hasSuffix("@") ? own : specifier
                    return .string(String(format: wanted, locale: environment.locale, value))
                }
            }
        }
    }
}

/// Translations from a bundle's strings files.
package enum StringsTable {
    /// The translation, or nil where the bundle has none. The key itself is then what is shown.
    package static func translation(of key: String, table: String?, bundle: Bundle?, locale: Locale) -> String? {
        guard let bundle = bundle ?? (table == nil ? nil : Bundle.main) else { return nil }
        let missing = "\u{0}"
        let found = bundle.localizedString(forKey: key, value: missing, table: table)
        return found == missing ? nil : found
    }
}
