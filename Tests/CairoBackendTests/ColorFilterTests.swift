import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoBackend

/// Two by two pixels: red, green, blue, and half-transparent black.
private let quad = RasterImage(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8000_0000])

@Suite struct ColorFilterTests {
    private let filters = [ColorFilter.transform(.contrast(0.5)), .transform(.hueRotation(radians: 1))]

    @Test func `pixels change as colours do`() throws {
        let items = [fill(0, 0, 40, 40, blue), fill(10, 10, 20, 20, red.opacity(0.5))]
        let mapped = try render(filtered(items, by: filters))
        let pixels = try render([group(items) { $0.colorFilters = filters }])
        for (x, y) in [(5, 5), (20, 20)] {
            #expect(isClose(mapped.pixel(x: x, y: y), try #require(pixels.pixel(x: x, y: y)), within: 2))
        }
        #expect(!isClose(mapped.pixel(x: 5, y: 5), bits(blue), within: 20))
    }

    @Test func `luminance becomes opacity, of what is in front`() throws {
        let items = [fill(0, 0, 20, 20, .white), fill(5, 5, 10, 10, .black), fill(20, 20, 20, 20, .white.opacity(0.5))]
        let image = try render([group(items) { $0.colorFilters = [.luminanceToAlpha] }])
        #expect(image.pixel(x: 2, y: 2) == 0xFF00_0000)
        #expect(image.pixel(x: 10, y: 10) == 0xFFFF_FFFF)
        #expect(isClose(image.pixel(x: 30, y: 30), 0xFF7F_7F7F, within: 2))
    }

    @Test func `a shadow and a blur are of what the filter leaves`() throws {
        let items = [fill(10, 10, 10, 10, .white), fill(10, 10, 5, 10, .black)]
        let image = try render([
            group(items) {
                $0.colorFilters = [.luminanceToAlpha]
                $0.shadow = DrawnShadow(color: red, deviation: 0, offset: CGSize(width: 0, height: 15))
            }
        ])
        #expect(image.pixel(x: 12, y: 30) == 0xFFFF_FFFF)
        #expect(isClose(image.pixel(x: 17, y: 30), bits(red)))
    }

    @Test func `an image's pixels are changed`() throws {
        var image = DrawnImage(
            data: try pngData(of: quad), encoding: .png, frame: CGRect(x: 4, y: 4, width: 32, height: 32),
            pixelated: true)
        image.colorTransforms = [.inversion(1)]
        let picture = try render([.image(image)])
        #expect(picture.pixel(x: 8, y: 8) == 0xFF00_FFFF)
        #expect(picture.pixel(x: 30, y: 8) == 0xFFFF_00FF)
        #expect(isClose(picture.pixel(x: 30, y: 30), 0xFFFF_FFFF))
    }

    @Test func `tiles repeat a part of an image over an area, from their own origin`() throws {
        var image = DrawnImage(
            data: try pngData(of: quad), encoding: .png, frame: CGRect(x: 2, y: 0, width: 4, height: 4), pixelated: true
        )
        image.tiling = .init(
            source: CGRect(x: 0, y: 0, width: 1, height: 0.5), area: CGRect(x: 0, y: 0, width: 20, height: 10))
        let picture = try render([.image(image)])
        // Two points of red and two of green, from 2 on, in each row.
        for y in [1, 6, 9] {
            #expect([2, 3, 6, 14].allSatisfy { picture.pixel(x: $0, y: y) == 0xFFFF_0000 })
            #expect([0, 1, 4, 5, 9, 17].allSatisfy { picture.pixel(x: $0, y: y) == 0xFF00_FF00 })
        }
        #expect(picture.pixel(x: 2, y: 11) == 0xFFFF_FFFF && picture.pixel(x: 22, y: 5) == 0xFFFF_FFFF)
    }

    @Test func `a document draws filters and tiles too`() throws {
        var image = DrawnImage(
            data: try pngData(of: quad), encoding: .png, frame: CGRect(x: 2, y: 0, width: 4, height: 4))
        image.tiling = .init(area: CGRect(x: 0, y: 0, width: 20, height: 10))
        let plain = try pdfData(of: drawing([]), options: PDFOptions())
        let tiled = try pdfData(of: drawing([.image(image)]), options: PDFOptions())
        let filtered = try pdfData(
            of: drawing([group([fill(0, 0, 9, 9, red)]) { $0.colorFilters = filters }]), options: PDFOptions())
        #expect(tiled.count > plain.count && filtered.count > plain.count)
    }
}
