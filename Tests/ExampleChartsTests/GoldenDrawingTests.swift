import Drawing
import ExampleCharts
import Foundation
import SwiftUI
import Testing

/// The drawings of the examples as they were when somebody last looked at their pictures.
@Suite("Golden drawings")
@MainActor
struct GoldenDrawingTests {
    private func json(_ name: String, _ scheme: ColorScheme) throws -> String {
        let example = try #require(ExampleCatalog.example(named: name))
        let picture = ExamplePicture(try example.view(), size: example.size, scheme: scheme)
        return ImageRenderer(content: picture).drawing.json()
    }

    @Test("The final picture of each article", arguments: ["ridgeline", "calendar-year", "ring"])
    func articles(name: String) throws {
        try GoldenFile.compare(json(name, .light), with: "\(name)-light.json")
        try GoldenFile.compare(json(name, .dark), with: "\(name)-dark.json")
    }

    @Test("The fingerprints of all examples")
    func fingerprints() throws {
        let rows = try ExampleCatalog.examples.map { example in
            let light = GoldenFile.fingerprint(try json(example.name, .light))
            let dark = GoldenFile.fingerprint(try json(example.name, .dark))
            return "\(example.name)\t\(light)\t\(dark)\n"
        }
        try GoldenFile.compare(rows.joined(), with: "fingerprints.tsv")
    }
}
