import ExampleCharts
import Foundation
import SwiftUI

/// A contact sheet: one page without scripts and without files from elsewhere.
struct GalleryPage {
    struct Card {
        let example: Example
        /// Of the picture, in points.
        let size: CGSize
        /// Text of the source file.
        let source: String?

        init(_ example: Example, size: CGSize, source: String?) {
            (self.example, self.size, self.source) = (example, size, source)
        }
    }

    struct Section {
        let title: String
        let cards: [Card]
    }

    static let formats: [OutputFormat] = [.svg, .png, .pdf]

    /// In which the pictures are drawn.
    var setting = ExampleSetting.usual
    var sections: [Section] = []

    private var isUsual: Bool { setting.name == ExampleSetting.usual.name }

    /// SVG alone in settings other than the usual.
    private var formats: [OutputFormat] { isUsual ? Self.formats : [.svg] }

    /// Path of a picture within the gallery.
    static func path(
        _ name: String, scheme: ColorScheme, format: OutputFormat, setting: ExampleSetting = .usual
    ) -> String {
        let folder = setting.name == ExampleSetting.usual.name ? format.rawValue : setting.name
        return "\(folder)/\(name)-\(word(scheme)).\(format.rawValue)"
    }

    /// Path of the page that shows a setting.
    static func file(of setting: ExampleSetting) -> String {
        setting.name == ExampleSetting.usual.name ? "index.html" : "\(setting.name).html"
    }

    private static func word(_ scheme: ColorScheme) -> String { scheme == .dark ? "dark" : "light" }

    var html: String {
        let count = sections.reduce(0) { $0 + $1.cards.count }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>Ridgeline: gallery</title>
            <style>
            \(GalleryStyle.css)
            </style>
            </head>
            <body>
            <header>
            <div>
            <h1>Ridgeline</h1>
            <p>\(count) programs written for SwiftUI and Swift Charts, drawn on Linux. \
            Version \(Program.version).</p>
            <nav aria-label="Settings">\(pageLinks)</nav>
            </div>
            <fieldset>
            <legend>Appearance</legend>
            \(Self.switchButton("auto", "Automatic", isChecked: true))
            \(Self.switchButton("light", "Light"))
            \(Self.switchButton("dark", "Dark"))
            </fieldset>
            </header>
            <main>
            \(sections.map(section).joined(separator: "\n"))
            </main>
            </body>
            </html>

            """
    }

    private static func switchButton(_ value: String, _ title: String, isChecked: Bool = false) -> String {
        let state = isChecked ? " checked" : ""
        return
            "<label><input type=\"radio\" name=\"scheme\" id=\"scheme-\(value)\"\(state)><span>\(title)</span></label>"
    }

    /// The pages of all settings, this one without a link.
    private var pageLinks: String {
        ([.usual] + ExampleSetting.others).map { other in
            other.name == setting.name
                ? "<b aria-current=\"page\">\(other.title)</b>"
                : "<a href=\"\(Self.file(of: other))\">\(other.title)</a>"
        }.joined(separator: " ")
    }

    private func section(_ section: Section) -> String {
        """
        <section>
        <h2>\(Self.escaped(section.title))</h2>
        <div class="grid">
        \(section.cards.map(card).joined(separator: "\n"))
        </div>
        </section>
        """
    }

    private func card(_ card: Card) -> String {
        let example = card.example
        return """
            <article id="\(example.name)">
            \([ColorScheme.light, .dark].map { picture(card, $0) }.joined(separator: "\n"))
            <div class="text">
            <h3>\(Self.escaped(example.title))</h3>
            <p>\(Self.escaped(example.summary))</p>
            <p><code>ridgeline example \(example.name)\(Self.escaped(setting.options))</code></p>
            <nav aria-label="Files of \(Self.escaped(example.title))">
            \([ColorScheme.light, .dark].map { links(card, $0) }.joined(separator: "\n"))
            </nav>
            \(Self.source(card))
            </div>
            </article>
            """
    }

    private func picture(_ card: Card, _ scheme: ColorScheme) -> String {
        let (width, height) = (
            Int(exactly: card.size.width.rounded()) ?? 0, Int(exactly: card.size.height.rounded()) ?? 0
        )
        let svg = Self.path(card.example.name, scheme: scheme, format: .svg, setting: setting)
        return """
            <a class="picture \(Self.word(scheme))" href="\(svg)"><img src="\(svg)" width="\(width)" height="\(height)" \
            loading="lazy" alt="\(Self.escaped(card.example.title + ": " + card.example.summary))"></a>
            """
    }

    private func links(_ card: Card, _ scheme: ColorScheme) -> String {
        var files = formats.map { format in
            let path = Self.path(card.example.name, scheme: scheme, format: format, setting: setting)
            return "<a href=\"\(path)\">\(format.rawValue.uppercased())</a>"
        }
        if card.source != nil { files.append("<a href=\"source/\(card.example.sourceFile)\">Source</a>") }
        return "<span class=\"\(Self.word(scheme))\">\(files.joined(separator: " "))</span>"
    }

    private static func source(_ card: Card) -> String {
        guard let source = card.source else { return "" }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        return """
            <details><summary>\(lines) lines of Swift</summary><pre><code>\(escaped(source))</code></pre></details>
            """
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }
}

extension ExampleSetting {
    /// What has to be added to the command that draws an example.
    fileprivate var options: String {
        (layoutDirection == .rightToLeft ? " --right-to-left" : "")
            + (dynamicTypeSize == .large ? "" : " --text-size \(dynamicTypeSize)")
    }
}

extension Example {
    /// Name of the source file without its folders.
    var sourceFile: String { (source as NSString).lastPathComponent }
}
