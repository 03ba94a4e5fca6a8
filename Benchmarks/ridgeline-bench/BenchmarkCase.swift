import ExampleCharts
import Foundation
import SwiftUI

/// A picture that is timed: 800 by 600 points, so 1600 by 1200 pixels.
enum BenchmarkCase: String, CaseIterable {
    case ridgeline, calendar, ring

    enum Format: String, CaseIterable {
        case svg, png, pdf
    }

    /// Makes the view anew, from data that are already read, as a server does for each request.
    @MainActor
    func view(_ names: [BabyNamesDataPoint]) -> AnyView {
        guard let example = ExampleCatalog.example(named: rawValue) else { return AnyView(EmptyView()) }
        return AnyView(
            ExamplePicture(example.view(babyNames: { names }), size: CGSize(width: 800, height: 600), scheme: .light))
    }

    @MainActor
    func renderer(_ names: [BabyNamesDataPoint]) -> ImageRenderer<AnyView> {
        let renderer = ImageRenderer(content: view(names))
        renderer.scale = 2
        return renderer
    }

    /// From the view to the bytes of a file.
    @MainActor
    func data(_ names: [BabyNamesDataPoint], as format: Format) throws -> Data {
        let renderer = renderer(names)
        return switch format {
        case .svg: Data(try renderer.svg().utf8)
        case .png: try renderer.pngData()
        case .pdf: try renderer.pdfData()
        }
    }
}
