import ExampleCharts
import Foundation
import SwiftUI

/// The pages of the gallery that show examples in another direction of reading or another size of text.
enum GallerySettings {
    /// Draws one page's pictures, as SVG in both colour schemes, and the page.
    @MainActor
    static func draw(
        _ setting: ExampleSetting, names: [BabyNamesDataPoint], maker: PictureMaker, folder: String
    ) throws {
        let cards = try ExampleCatalog.examplesInOtherSettings.map { example in
            let view = example.view(babyNames: { names })
            var size = CGSize.zero
            for scheme in [ColorScheme.light, .dark] {
                let renderer = maker.renderer(
                    ExamplePicture(view, lengths: setting.size(of: example), scheme: scheme, setting: setting))
                let path = GalleryPage.path(example.name, scheme: scheme, format: .svg, setting: setting)
                try writeFile(maker.data(renderer, as: .svg), to: "\(folder)/\(path)")
                size = renderer.drawing.size
            }
            return GalleryPage.Card(example, size: size, source: nil)
        }
        let page = GalleryPage(setting: setting, sections: [GalleryPage.Section(title: setting.title, cards: cards)])
        try writeFile(Data(page.html.utf8), to: "\(folder)/\(GalleryPage.file(of: setting))")
    }
}
