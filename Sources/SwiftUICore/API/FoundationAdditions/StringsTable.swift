import Foundation

/// Translations from a bundle's strings files and string catalogs, read once per bundle, table and language.
package enum StringsTable {
    /// The format for these values, or nil where the bundle has none: the key itself is then what is shown.
    package static func translation(
        of key: String, table: String?, bundle: Bundle?, locale: Locale, number: (Int) -> Double? = { _ in nil }
    ) -> String? {
        if bundle == nil, !mainHasTables { return nil }
        let language = locale.identifier(.bcp47)
        let place = Place(
            folder: (bundle ?? .main).resourceURL ?? (bundle ?? .main).bundleURL, table: table ?? "Localizable",
            language: language)
        let code = locale.language.languageCode?.identifier ?? language
        return entries(at: place)[key]?.format(language: code, number: number)
    }

    /// Most programs have no tables of their own: their texts are not looked up.
    private static let mainHasTables: Bool = {
        let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
    }()

    private struct Place: Hashable {
        var folder: URL
        var table: String
        var language: String
    }

    private static let lock = NSLock()
    // Guarded by the lock.
    private nonisolated(unsafe) static var known: [Place: [String: Translation]] = [:]

    private static func entries(at place: Place) -> [String: Translation] {
        lock.withLock {
            if let entries = known[place] { return entries }
            let entries = read(place)
            known[place] = entries
            return entries
        }
    }

    /// What stands in a folder for one language wins over a catalog, and plurals over plain strings.
    private static func read(_ place: Place) -> [String: Translation] {
        let catalog = try? Data(contentsOf: place.folder.appending(path: "\(place.table).xcstrings"))
        let folders = ((try? FileManager.default.contentsOfDirectory(atPath: place.folder.path())) ?? [])
            .filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
        var entries: [String: Translation] = [:]
        if let catalog {
            let languages = candidates(place.language, among: StringsFile.languages(of: catalog))
            entries = StringsFile.catalog(catalog, language: languages)
        }
        for name in candidates(place.language, among: folders).prefix(1) {
            let folder = place.folder.appending(path: "\(name).lproj")
            let readers = [("strings", StringsFile.strings), ("stringsdict", StringsFile.plurals)]
            for (ending, reader) in readers {
                guard let data = try? Data(contentsOf: folder.appending(path: "\(place.table).\(ending)")) else {
                    continue
                }
                entries.merge(reader(data)) { $1 }
            }
        }
        return entries
    }

    /// The names for a language, best first: "de-CH" is found as "de-CH", "de_CH" or "de"; where there is none of
    /// them, "Base" counts, and then English.
    private static func candidates(_ language: String, among names: [String]) -> [String] {
        var wanted: [String] = []
        var parts = language.split(separator: "-").map(String.init)
        while !parts.isEmpty {
            wanted += [parts.joined(separator: "-"), parts.joined(separator: "_")]
            parts.removeLast()
        }
        return (wanted + ["Base", "en"]).filter { names.contains($0) }
    }
}

/// Reads `"key" = "value";` lines with comments between them.
struct QuotedPairs {
    private(set) var pairs: [String: String] = [:]
    private var rest: Substring

    init(_ text: String) {
        rest = Substring(text)
        while skipToQuote(), let key = quoted(), skipToQuote(), let value = quoted() { pairs[key] = value }
    }

    /// Stands at the next quotation mark outside of comments; false at the end.
    private mutating func skipToQuote() -> Bool {
        while let character = rest.first {
            if character == "\"" { return true }
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                guard let end = rest.range(of: "*/") else { return false }
                rest = rest[end.upperBound...]
            } else {
                rest.removeFirst()
            }
        }
        return false
    }

    private mutating func quoted() -> String? {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"": return text
            case "\\": text += escaped()
            default: text.append(character)
            }
        }
        return nil
    }

    private mutating func escaped() -> String {
        switch rest.popFirst() {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = rest.prefix(4)
            rest = rest.dropFirst(digits.count)
            return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        case let other?: return String(other)
        case nil: return ""
        }
    }
}
