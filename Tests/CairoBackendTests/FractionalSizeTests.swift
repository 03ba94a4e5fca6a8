import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoBackend

@Suite("Sizes that are no whole number of pixels")
struct FractionalSizeTests {
    @Test("a background covers the last row and column", arguments: [10.1, 10.34, 10.5, 10.99])
    func coverage(length: Double) throws {
        let size = CGSize(width: length, height: length)
        let drawing = Drawing(
            size: size,
            items: [.path(DrawnPath(Outline(rect: CGRect(origin: .zero, size: size)), fill: .color(.black)))])
        let image = try rasterImage(of: drawing, options: RasterOptions(scale: 1))
        #expect(image.width == 11)
        #expect(image.pixels.allSatisfy { $0 == 0xFF00_0000 })
    }
}
