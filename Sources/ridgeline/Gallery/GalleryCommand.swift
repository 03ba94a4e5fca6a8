import Drawing
import ExampleCharts
import Foundation
import SwiftUI

/// `ridgeline gallery`: every example in light and dark, as SVG, PNG and PDF, and a page that shows them; on further
/// pages a selection from right to left, in large and in small text.
let galleryCommand = CommandSpec(
    name: "gallery", summary: "Draw all examples and a page that shows them.", operands: ["FOLDER"],
    options: [
        OptionSpec(
            name: "sources", placeholder: "DIR",
            help: "folder of the examples' sources, to be shown with them")
    ],
    examples: ["ridgeline gallery gallery --sources Examples/ExampleCharts"],
    notes: [
        "Writes FOLDER/index.html and the folders svg, png, pdf and source.",
        "PNG files have 2 pixels per point. Further pages show a selection",
        "from right to left, in large and in small text.",
    ],
    run: drawGallery)

@MainActor
private func drawGallery(_ arguments: Arguments) throws {
    guard let folder = arguments.operands.first else {
        throw Failure.usage("FOLDER is missing.", of: galleryCommand)
    }
    let sources = arguments.value("sources")
    let maker = PictureMaker(scale: 2)
    let names = try BabyNames.builtIn()
    let settings = ExampleSetting.others
    var progress = StepProgress(total: ExampleCatalog.examples.count + settings.count)
    var page = GalleryPage()
    for section in ExampleCatalog.sections {
        var cards: [GalleryPage.Card] = []
        for example in section.examples {
            progress.step(example.name)
            let size = try draw(example, names: names, maker: maker, folder: folder)
            cards.append(
                GalleryPage.Card(example, size: size, source: try sources.map { try source(of: example, in: $0) }))
            if let text = cards.last?.source {
                try writeFile(Data(text.utf8), to: "\(folder)/source/\(example.sourceFile)")
            }
        }
        page.sections.append(GalleryPage.Section(title: section.title, cards: cards))
    }
    try writeFile(Data(page.html.utf8), to: "\(folder)/\(GalleryPage.file(of: .usual))")
    for setting in settings {
        progress.step(setting.name)
        try GallerySettings.draw(setting, names: names, maker: maker, folder: folder)
    }
    Terminal.note("\(ExampleCatalog.examples.count) examples in \(folder)/index.html")
}

/// Writes the six files of one example; the result is the picture's size in points.
@MainActor
private func draw(
    _ example: Example, names: [BabyNamesDataPoint], maker: PictureMaker, folder: String
) throws -> CGSize {
    var size = CGSize.zero
    for scheme in [ColorScheme.light, .dark] {
        let view = example.view(babyNames: { names })
        let renderer = maker.renderer(ExamplePicture(view, size: example.size, scheme: scheme))
        for format in GalleryPage.formats {
            let path = GalleryPage.path(example.name, scheme: scheme, format: format)
            try writeFile(maker.data(renderer, as: format), to: "\(folder)/\(path)")
        }
        size = renderer.drawing.size
    }
    return size
}

private func source(of example: Example, in folder: String) throws(Failure) -> String {
    let path = "\(folder)/\(example.source)"
    do {
        return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
        throw Failure(
            status: .data, message: "\(path) cannot be read: \(error.localizedDescription)",
            remedy: "Give the folder that holds \(example.source) with --sources DIR.")
    }
}
