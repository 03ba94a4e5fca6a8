import ExampleCharts
import Foundation
import SwiftUI
import Testing

@Suite("The examples")
@MainActor
struct ExampleCatalogTests {
    /// The folder of the examples' sources.
    private let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Examples/ExampleCharts")

    private func renderer(_ name: String, _ scheme: ColorScheme) throws -> ImageRenderer<ExamplePicture> {
        let example = try #require(ExampleCatalog.example(named: name))
        let renderer = ImageRenderer(
            content: ExamplePicture(try example.view(), size: example.size, scheme: scheme))
        renderer.scale = 1
        return renderer
    }

    @Test("Names are unique and fit file names and commands")
    func names() {
        let names = ExampleCatalog.examples.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
    }

    @Test("Each source is a file of at most 60 lines", arguments: ExampleCatalog.examples.map(\.source))
    func sources(source: String) throws {
        let text = try String(contentsOf: folder.appending(path: source), encoding: .utf8)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 60)
    }

    @Test(
        "Every example is drawn without a diagnostic, in both colour schemes",
        arguments: ExampleCatalog.examples.map(\.name))
    func drawing(name: String) throws {
        for scheme in [ColorScheme.light, .dark] {
            let renderer = try renderer(name, scheme)
            let svg = try renderer.svg()
            #expect(svg.contains("<svg"))
            // That long lines are reduced to what pixels show is news, not a warning.
            #expect(renderer.diagnostics.filter { $0.code != "chart.reduced" }.isEmpty)
            #expect(renderer.drawing.items.count > 0)
        }
    }

    @Test("Light and dark pictures differ", arguments: ["ridgeline", "calendar-year", "ring"])
    func schemes(name: String) throws {
        #expect(try renderer(name, .light).svg() != renderer(name, .dark).svg())
    }

    @Test("Each example comes out the same twice", arguments: ExampleCatalog.examples.map(\.name))
    func repeatable(name: String) throws {
        #expect(try renderer(name, .light).svg() == renderer(name, .light).svg())
        #expect(try renderer(name, .light).pngData() == renderer(name, .light).pngData())
        #expect(try renderer(name, .light).pdfData() == renderer(name, .light).pdfData())
    }

    @Test("A picture has the size it was given, or that of its content and the margin")
    func sizes() throws {
        #expect(try renderer("ridgeline", .light).drawing.size == CGSize(width: 800, height: 600))
        #expect(try renderer("ring", .light).drawing.size == CGSize(width: 282, height: 282))
        // Seven cells of 10 points, six gaps of 2, twice the margin of 16.
        #expect(try renderer("calendar-week", .light).drawing.size == CGSize(width: 42, height: 114))
    }
}
