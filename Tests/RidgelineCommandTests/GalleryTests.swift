import ExampleCharts
import Foundation
import SwiftUI
import Testing

@testable import ridgeline

@Suite("The gallery's page")
struct GalleryTests {
    private func page(source: String?) -> String {
        var page = GalleryPage()
        page.sections = ExampleCatalog.sections.map { section in
            GalleryPage.Section(
                title: section.title,
                cards: section.examples.map {
                    GalleryPage.Card($0, size: CGSize(width: 300, height: 200), source: source)
                })
        }
        return page.html
    }

    @Test("Links each picture of each example in both colour schemes", arguments: ExampleCatalog.examples.map(\.name))
    func links(name: String) {
        let html = page(source: nil)
        for scheme in ["light", "dark"] {
            for format in ["svg", "png", "pdf"] {
                #expect(html.contains("href=\"\(format)/\(name)-\(scheme).\(format)\""))
            }
        }
    }

    @Test("Shows sources, escaped")
    func sources() {
        let html = page(source: "let a = b < c && d > \"e\"\n")
        #expect(html.contains("let a = b &lt; c &amp;&amp; d &gt; &quot;e&quot;"))
        #expect(html.contains("href=\"source/RidgelinePlot.swift\""))
        #expect(!page(source: nil).contains("<details>"))
    }

    @Test("Needs nothing from elsewhere")
    func selfContained() {
        let html = page(source: nil)
        #expect(!html.contains("http:") && !html.contains("https:"))
        #expect(!html.contains("<script"))
    }
}
