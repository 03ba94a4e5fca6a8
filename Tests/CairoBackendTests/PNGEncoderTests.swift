import Drawing
import Foundation
import Testing

@testable import CairoBackend

@Suite struct PNGEncoderTests {
    /// Deterministic noise of `count` different colours.
    private func image(_ width: Int, _ height: Int, colors: Int, alpha: (Int) -> UInt32) -> RasterImage {
        var state: UInt32 = 12345
        let palette = (0..<colors).map { index -> UInt32 in
            let a = alpha(index)
            let parts = [index % 251, (index / 251 * 7) % 251, index * 31 % 251].map { UInt32($0) * a / 255 }
            return a << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
        }
        let pixels = (0..<(width * height)).map { index -> UInt32 in
            if index < colors { return palette[index] }
            state = state &* 1_664_525 &+ 1_013_904_223
            return palette[Int(state >> 8) % colors]
        }
        return RasterImage(width: width, height: height, scale: 2, pixels: pixels)
    }

    @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
    func `Up to 256 colours become a palette of the smallest depth and come back the same`(
        colors: Int, depth: Int
    ) throws {
        let source = image(37, 11, colors: colors) { _ in 255 }
        let png = try PNGReader(pngData(of: source))
        #expect((png.width, png.height) == (37, 11))
        #expect((png.colorType, png.bitDepth) == (3, depth))
        #expect(png.chunk("PLTE")?.count == colors * 3)
        #expect(png.chunk("tRNS") == nil)
        #expect(png.pixels == source.pixels)
    }

    @Test func `Translucent colours of a palette keep their alpha and opaque ones need none`() throws {
        let source = image(20, 20, colors: 10) { $0 < 3 ? 0x80 : 255 }
        let png = try PNGReader(pngData(of: source))
        #expect(png.colorType == 3)
        #expect(png.chunk("tRNS") == [0x80, 0x80, 0x80])
        #expect(png.pixels == source.pixels.map(unpremultiplied))
    }

    @Test func `More colours become RGB when all is opaque`() throws {
        let source = image(64, 40, colors: 700) { _ in 255 }
        let png = try PNGReader(pngData(of: source))
        #expect((png.colorType, png.bitDepth) == (2, 8))
        #expect(png.pixels == source.pixels)
    }

    @Test func `More colours become RGBA when something is translucent`() throws {
        let source = image(64, 40, colors: 700) { $0 % 2 == 0 ? 255 : UInt32($0 % 255) }
        let png = try PNGReader(pngData(of: source))
        #expect((png.colorType, png.bitDepth) == (6, 8))
        #expect(png.pixels == source.pixels.map(unpremultiplied))
    }

    @Test func `All filters occur and are undone by the reader`() throws {
        // Rows that are alike from left to right, like the one above, and mostly zero, in turn.
        var pixels: [UInt32] = []
        for y in UInt32(0)..<30 {
            for x in UInt32(0)..<64 {
                let steep = x * 4 + y / 3 * 97
                let value = y % 3 == 0 ? steep : y % 3 == 1 ? steep + 1 : x % 5 == 0 ? 128 : 0
                pixels.append(0xFF00_0000 | value % 256 << 16 | y)
            }
        }
        let source = RasterImage(width: 64, height: 30, pixels: pixels)
        let rows = filteredRows(of: source, isOpaque: true)
        var filters: Set<UInt8> = []
        for start in stride(from: 0, to: rows.count, by: 64 * 3 + 1) { filters.insert(rows[start]) }
        #expect(filters == [0, 1, 2])
        #expect(try PNGReader(pngData(of: source)).pixels == pixels)
    }

    @Test(arguments: [1, 4, 9, 12, 99, -5]) func `Every level keeps the pixels`(level: Int) throws {
        let source = image(50, 50, colors: 300) { _ in 255 }
        #expect(try PNGReader(pngData(of: source, compressionLevel: level)).pixels == source.pixels)
    }

    @Test func `Chunks come in order with density and colour space`() throws {
        let png = try PNGReader(pngData(of: drawing([fill(0, 0, 10, 10, blue)]), options: RasterOptions(scale: 2)))
        #expect(png.chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "PLTE", "IDAT", "IEND"])
        #expect((png.width, png.height) == (80, 80))
        // 144 pixels per inch are 5669 per metre.
        #expect(png.chunk("pHYs") == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
        #expect(densityPerMetre(scale: 1) == 2835)
        #expect(densityPerMetre(scale: 1e30) == nil)
    }

    @Test func `Dividing by alpha undoes multiplying for every component and alpha that can hold it`() {
        for alpha in UInt32(1)...255 {
            for value in stride(from: UInt32(0), through: 255, by: 5) {
                let product = (value * alpha + 127) / 255
                let back = unpremultiplied(alpha << 24 | product << 16) >> 16 & 0xFF
                #expect((back * alpha + 127) / 255 == product)
            }
        }
        #expect(unpremultiplied(0) == 0)
    }

    @Test func `Pixels that do not match width and height are refused`() {
        #expect(throws: RenderingError.self) { try pngData(of: RasterImage(width: 3, height: 3, pixels: [1, 2])) }
        #expect(throws: RenderingError.self) { try pngData(of: RasterImage(width: 0, height: 3, pixels: [])) }
    }
}
