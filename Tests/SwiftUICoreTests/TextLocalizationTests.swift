import Drawing
import Foundation
import Testing

@testable import SwiftUICore

/// Translations from a bundle's tables.
@MainActor
struct TextLocalizationTests {
    /// A bundle in a temporary folder with German and English tables.
    private func bundle(_ files: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".resources")
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try #require(Bundle(path: folder.path()))
    }

    private func shown(_ view: some View, in locale: String) -> String {
        texts(in: drawing(view.environment(\.locale, Locale(identifier: locale))).items).map(\.string).joined()
    }

    private let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "**Hallo**"}}}},
          "%lld files": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
            "pl": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
              "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
              "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}},
          "%1$@ in %2$lld days": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%1$@ in %#@days@"},
            "substitutions": {"days": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg day"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg days"}}}}}}}}}
        }}
        """

    @Test("a string catalog by language, with Markdown and plurals")
    func catalogs() throws {
        let bundle = try bundle(["Localizable.xcstrings": catalog])
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        #expect(shown(Text("Hello", bundle: bundle), in: "de_AT") == "Hallo")
        #expect(shown(Text("Hello", bundle: bundle), in: "fr_FR") == "Hello")
        #expect(shown(Text("\(1) files", bundle: bundle), in: "en_US") == "1 file")
        #expect(shown(Text("\(7) files", bundle: bundle), in: "en_US") == "7 files")
        #expect(shown(Text("\(3) files", bundle: bundle), in: "pl") == "3 pliki")
        #expect(shown(Text("\(12) files", bundle: bundle), in: "pl") == "12 plików")
        let format = StringsTable.translation(
            of: "%1$@ in %2$lld days", table: nil, bundle: bundle, locale: Locale(identifier: "en"),
            number: { $0 == 1 ? 1 : nil })
        #expect(format == "%1$@ in %2$lld day")
    }

    @Test("strings files in folders of languages, and their plural companions")
    func stringsFiles() throws {
        let plurals = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld runs</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@runs@</string>
            <key>runs</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld Lauf</string><key>other</key><string>%lld Läufe</string></dict>
            </dict></dict></plist>
            """
        let bundle = try bundle([
            "de.lproj/Localizable.strings":
                "/* greeting */ \"Hello\" = \"Gr\\u00fc\u{DF}e\";\n// x\n\"a\\\"b\" = \"c\\nd\";",
            "de.lproj/Localizable.stringsdict": plurals, "en.lproj/Other.strings": "\"Hello\" = \"Hi\";",
        ])
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        #expect(shown(Text("Hello", bundle: bundle), in: "de") == "Grüße")
        #expect(shown(Text("\(1) runs", bundle: bundle), in: "de") == "1 Lauf")
        #expect(shown(Text("\(2) runs", bundle: bundle), in: "de") == "2 Läufe")
        #expect(shown(Text("Hello", tableName: "Other", bundle: bundle), in: "en_GB") == "Hi")
        #expect(String(localized: "Hello", bundle: bundle, locale: Locale(identifier: "de")) == "Grüße")
        let wide = StringsFile.strings("\"a\" = \"ü\";".data(using: .utf16) ?? Data())
        #expect(wide == ["a": .text("ü")])
        #expect(QuotedPairs("\"a\\\"b\" = \"c\\nd\";").pairs == ["a\"b": "c\nd"])
    }

    @Test(
        "plural forms of languages",
        arguments: [
            ("en", 1.0, PluralCategory.one), ("en", 1.5, .other), ("fr", 0, .one), ("ru", 21, .one), ("ru", 22, .few),
            ("ru", 11, .many), ("cs", 3, .few), ("cs", 1.5, .many), ("ar", 0, .zero), ("ar", 103, .few),
            ("ja", 1, .other),
            ("sl", 102, .two), ("lv", 21, .one), ("he", 2, .two), ("en", .infinity, .other),
        ])
    func plurals(language: String, number: Double, category: PluralCategory) {
        #expect(PluralCategory(of: number, language: language) == category)
    }
}
