import Drawing
import Foundation
import Testing

@testable import CairoBackend

@Suite struct ErrorTests {
    private func sized(_ width: CGFloat, _ height: CGFloat) -> Drawing {
        Drawing(size: CGSize(width: width, height: height))
    }

    @Test(arguments: [(0, 10), (10, -1), (.nan, 10), (10, .infinity)] as [(CGFloat, CGFloat)])
    func `Sizes that cannot be drawn are errors for every output`(width: CGFloat, height: CGFloat) {
        for attempt in [{ _ = try pngData(of: sized(width, height)) }, { _ = try pdfData(of: sized(width, height)) }] {
            let error = #expect(throws: RenderingError.self) { try attempt() }
            #expect(error?.description.contains("frame(width:height:)") == true)
        }
    }

    @Test(arguments: [0, -2, .nan, .infinity] as [CGFloat])
    func `Scales that cannot be drawn are errors`(scale: CGFloat) {
        let error = #expect(throws: RenderingError.self) {
            try pngData(of: sized(10, 10), options: RasterOptions(scale: scale))
        }
        #expect(error?.description.contains("pixels per point") == true)
        #expect(throws: RenderingError.self) { try pdfData(of: sized(10, 10), options: PDFOptions(rasterScale: scale)) }
    }

    @Test func `Too many pixels are an error that names the limit and the remedy`() {
        let error = #expect(throws: RenderingError.self) {
            try pngData(of: sized(1000, 1000), options: RasterOptions(scale: 2, maximumPixelCount: 1_000_000))
        }
        #expect(error?.description.contains("maximumPixelCount = 1000000") == true)
        #expect(error?.description.contains("Lower the scale") == true)
        #expect(throws: RenderingError.self) { try pngData(of: sized(40_000, 10), options: RasterOptions(scale: 1)) }
        #expect(throws: RenderingError.self) { try pngData(of: sized(1e300, 1e300)) }
        #expect(throws: RenderingError.self) { try pdfData(of: sized(20_000, 10)) }
    }

    @Test func `Errors print their description`() {
        let error: any Error = RenderingError.outOfMemory(step: "drawing")
        #expect(error.localizedDescription.contains("Memory ran out while drawing"))
    }
}
