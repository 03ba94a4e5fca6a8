import ExampleCharts
import Foundation
import SwiftUI

/// The contact sheet: one page without scripts and without files from elsewhere.
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

    var sections: [Section] = []

    /// Path of a picture within the gallery.
    static func path(_ name: String, scheme: ColorScheme, format: OutputFormat) -> String {
        "\(format.rawValue)/\(name)-\(word(scheme)).\(format.rawValue)"
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
            </div>
            <fieldset>
            <legend>Appearance</legend>
            \(Self.switchButton("auto", "Automatic", isChecked: true))
            \(Self.switchButton("light", "Light"))
            \(Self.switchButton("dark", "Dark"))
            </fieldset>
            </header>
            <main>
            \(sections.map(Self.section).joined(separator: "\n"))
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

    private static func section(_ section: Section) -> String {
        """
        <section>
        <h2>\(escaped(section.title))</h2>
        <div class="grid">
        \(section.cards.map(card).joined(separator: "\n"))
        </div>
        </section>
        """
    }

    private static func card(_ card: Card) -> String {
        let example = card.example
        return """
            <article id="\(example.name)">
            \([ColorScheme.light, .dark].map { picture(card, $0) }.joined(separator: "\n"))
            <div class="text">
            <h3>\(escaped(example.title))</h3>
            <p>\(escaped(example.summary))</p>
            <p><code>ridgeline example \(example.name)</code></p>
            <nav aria-label="Files of \(escaped(example.title))">
            \([ColorScheme.light, .dark].map { links(card, $0) }.joined(separator: "\n"))
            </nav>
            \(source(card))
            </div>
            </article>
            """
    }

    private static func picture(_ card: Card, _ scheme: ColorScheme) -> String {
        let (width, height) = (
            Int(exactly: card.size.width.rounded()) ?? 0, Int(exactly: card.size.height.rounded()) ?? 0
        )
        let svg = path(card.example.name, scheme: scheme, format: .svg)
        return """
            <a class="picture \(word(scheme))" href="\(svg)"><img src="\(svg)" width="\(width)" height="\(height)" \
            loading="lazy" alt="\(escaped(card.example.title + ": " + card.example.summary))"></a>
            """
    }

    private static func links(_ card: Card, _ scheme: ColorScheme) -> String {
        var files = formats.map { format in
            "<a href=\"\(path(card.example.name, scheme: scheme, format: format))\">\(format.rawValue.uppercased())</a>"
        }
        if card.source != nil { files.append("<a href=\"source/\(card.example.sourceFile)\">Source</a>") }
        return "<span class=\"\(word(scheme))\">\(files.joined(separator: " "))</span>"
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

extension Example {
    /// Name of the source file without its folders.
    var sourceFile: String { (source as NSString).lastPathComponent }
}
