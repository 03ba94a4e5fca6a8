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

    @Test("Has a page for each setting, all linked from each other", arguments: ExampleSetting.others.map(\.name))
    func settings(name: String) throws {
        let setting = try #require(ExampleSetting.others.first { $0.name == name })
        let example = try #require(ExampleCatalog.examplesInOtherSettings.first)
        let card = GalleryPage.Card(example, size: CGSize(width: 300, height: 200), source: nil)
        let html = GalleryPage(setting: setting, sections: [.init(title: setting.title, cards: [card])]).html
        for scheme in ["light", "dark"] {
            #expect(html.contains("href=\"\(name)/\(example.name)-\(scheme).svg\""))
        }
        #expect(!html.contains(".png") && !html.contains(".pdf"))
        for other in ExampleSetting.others where other.name != name {
            #expect(html.contains("href=\"\(other.name).html\""))
        }
        #expect(html.contains("href=\"index.html\""))
        #expect(page(source: nil).contains("href=\"\(name).html\""))
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
