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
        return resolvedSegments(in: environment, table: table, bundle: bundle).map { segment in
            switch segment {
            case .literal(let string), .string(let string): string
            case .text(let text): text.plainString(in: environment)
            }
        }.joined()
    }

    package enum Segment {
        /// Of the key or its translation.
        case literal(String)
        /// A value.
        case string(String)
        case text(Text)
    }

    package func resolvedSegments(
        in environment: EnvironmentValues, table: String? = nil, bundle: Bundle? = nil
    ) -> [Segment] {
        let format = StringsTable.translation(
            of: key, table: table, bundle: bundle, locale: environment.locale,
            number: { arguments[checked: $0]?.number }
        )
        if isPlain, format == nil { return [.literal(key)] }
        if arguments.isEmpty, format == nil { return [.literal(key.replacing("%%", with: "%"))] }
        return FormatString(format ?? key).pieces.map { piece in
            switch piece {
            case .literal(let text): return .literal(String(text))
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

extension LocalizedStringKey.Argument {
    /// The value where it is a number, which chooses plural forms.
    fileprivate var number: Double? {
        guard case .formatted(let value, _) = self else { return nil }
        if let value = value as? any BinaryInteger { return Double(value) }
        return value as? Double
    }
}
