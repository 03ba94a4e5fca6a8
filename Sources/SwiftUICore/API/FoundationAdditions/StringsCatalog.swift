import Foundation

/// What a strings table has for a key: a text, or texts to choose from by number.
package indirect enum Translation: Hashable, Sendable {
    case text(String)
    /// Texts by plural category, for the value of this index.
    case plural(argument: Int, [String: Translation])
    /// A text with `%#@name@` (or `%arg` within the parts) for texts chosen by number.
    case substitutions(String, [String: Part])

    package struct Part: Hashable, Sendable {
        /// Which value decides, from 0.
        package var argument: Int
        /// Without the percent sign, such as "lld".
        package var specifier: String
        package var forms: [String: String]
    }

    /// The format for these values.
    /// - Parameter number: the value of an index as a number, nil where it is none.
    package func format(language: String, number: (Int) -> Double?) -> String {
        switch self {
        case .text(let text): return text
        case .plural(let argument, let forms):
            return Self.choose(forms, number(argument), language)?.format(language: language, number: number) ?? ""
        case .substitutions(let text, let parts):
            return parts.sorted { $0.key < $1.key }.reduce(text) { text, entry in
                let (name, part) = entry
                let form = Self.choose(part.forms, number(part.argument), language) ?? ""
                let own = form.replacing("%arg", with: "%\(part.argument + 1)$\(part.specifier)")
                return text.replacing("%#@\(name)@", with: own)
            }
        }
    }

    private static func choose<Form>(_ forms: [String: Form], _ number: Double?, _ language: String) -> Form? {
        let category = number.map { PluralCategory(of: $0, language: language) } ?? .other
        if number == 0, let form = forms["zero"] { return form }
        return forms[category.rawValue] ?? forms["other"]
    }
}

/// Reads string catalogs (`.xcstrings`), strings files and their plural companions into tables.
package enum StringsFile {
    /// The translations of a catalog into the first of some languages that has one, else into its source language.
    package static func catalog(_ data: Data, language wanted: [String]) -> [String: Translation] {
        guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return [:] }
        return catalog.strings.compactMapValues { entry in
            let localizations = entry.localizations ?? [:]
            let names = wanted + [catalog.sourceLanguage]
            guard let name = names.first(where: { localizations[$0] != nil }) else { return nil }
            return localizations[name]?.translation
        }
    }

    /// The languages that a catalog has.
    package static func languages(of data: Data) -> [String] {
        guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return [] }
        let names = catalog.strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] }
        return Set(names + [catalog.sourceLanguage]).sorted()
    }

    /// Pairs of a strings file, as property list or in quotes.
    package static func strings(_ data: Data) -> [String: Translation] {
        let isPropertyList = data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8))
        guard isPropertyList else { return QuotedPairs(characters(of: data)).pairs.mapValues { .text($0) } }
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        return ((list as? [String: String]) ?? [:]).mapValues { .text($0) }
    }

    /// UTF-8, or UTF-16 where a byte order mark says so.
    private static func characters(of data: Data) -> String {
        let isWide = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
        return (isWide ? String(data: data, encoding: .utf16) : nil) ?? String(decoding: data, as: UTF8.self)
    }

    /// The plural rules of a `.stringsdict` file.
    package static func plurals(_ data: Data) -> [String: Translation] {
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        return ((list as? [String: [String: Any]]) ?? [:]).compactMapValues { entry in
            guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
            let names = entry.keys.filter { $0 != "NSStringLocalizedFormatKey" }
                .sorted {
                    (format.range(of: "@\($0)@")?.lowerBound ?? format.endIndex, $0)
                        < (format.range(of: "@\($1)@")?.lowerBound ?? format.endIndex, $1)
                }
            var parts: [String: Translation.Part] = [:]
            for (index, name) in names.enumerated() {
                guard let rule = entry[name] as? [String: String] else { continue }
                parts[name] = Translation.Part(
                    argument: index, specifier: rule["NSStringFormatValueTypeKey"] ?? "lld",
                    forms: rule.filter { PluralCategory(rawValue: $0.key) != nil })
            }
            return .substitutions(format, parts)
        }
    }
}

/// The JSON of a string catalog.
private struct Catalog: Decodable {
    struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?

        var translation: Translation? {
            guard let text = stringUnit?.value else { return variations?.translation }
            guard let substitutions else { return .text(text) }
            return .substitutions(
                text,
                substitutions.mapValues { part in
                    Translation.Part(
                        argument: max(0, (part.argNum ?? 1) - 1), specifier: part.formatSpecifier ?? "lld",
                        forms: (part.variations?.plural ?? [:]).compactMapValues { $0.stringUnit?.value })
                })
        }
    }

    struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?

        /// Texts by device count as on a phone.
        var translation: Translation? {
            if let plural { return .plural(argument: 0, plural.compactMapValues(\.translation)) }
            return (device?["iphone"] ?? device?["other"])?.translation
        }
    }

    struct Unit: Decodable {
        var value: String
    }

    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    var sourceLanguage: String
    var strings: [String: Entry]
}
