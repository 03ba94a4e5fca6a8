import CCairo
import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoBackend

/// Two by two pixels: red, green, blue, and half-transparent black.
private let quad = RasterImage(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8000_0000])

/// A JPEG file of a grey-free picture: left half red, right half blue, with an optional EXIF orientation.
private func jpeg(width: Int32 = 32, height: Int32 = 16, orientation: UInt8? = nil) throws -> Data {
    var pixels: [UInt8] = []
    for _ in 0..<height { for x in 0..<width { pixels += x < width / 2 ? [0, 0, 255, 0] : [255, 0, 0, 0] } }
    let encoder = try #require(tjInitCompress())
    defer { tjDestroy(encoder) }
    var buffer: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let status = tjCompress2(
        encoder, pixels, width, 0, height, Int32(TJPF_BGRX.rawValue), &buffer, &size, Int32(TJSAMP_444.rawValue), 95, 0)
    try #require(status == 0)
    defer { tjFree(buffer) }
    var file = Data(UnsafeBufferPointer(start: buffer, count: Int(size)))
    if let orientation {
        let tiff: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
        ]
        let body = Array("Exif\0\0".utf8) + tiff
        file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body, at: 2)
    }
    return file
}

private func item(_ data: Data, _ encoding: DrawnImage.Encoding, pixelated: Bool = false, tint: RGBA? = nil)
    -> DrawingItem
{
    .image(
        DrawnImage(
            data: data, encoding: encoding, frame: CGRect(x: 4, y: 4, width: 32, height: 32), pixelated: pixelated,
            tint: tint))
}

@Suite struct ImageTests {
    @Test func `A pixelated PNG image shows its pixels as squares in its frame`() throws {
        let image = try render([item(pngData(of: quad), .png, pixelated: true)])
        #expect(image.pixel(x: 5, y: 5) == 0xFFFF_0000)
        #expect(image.pixel(x: 19, y: 19) == 0xFFFF_0000)
        #expect(image.pixel(x: 20, y: 5) == 0xFF00_FF00)
        #expect(image.pixel(x: 5, y: 34) == 0xFF00_00FF)
        #expect(isClose(image.pixel(x: 30, y: 30), 0xFF7F_7F7F))
        #expect(image.pixel(x: 2, y: 20) == 0xFFFF_FFFF)
    }

    @Test func `A smoothed image blends between its pixels and keeps its border`() throws {
        let image = try render([item(pngData(of: quad), .png)])
        #expect(image.pixel(x: 4, y: 4) == 0xFFFF_0000)
        let middle = try #require(image.pixel(x: 20, y: 5))
        #expect(middle >> 16 & 0xFF > 60 && middle >> 8 & 0xFF > 60)
    }

    @Test func `A tint replaces the colours and keeps the alpha`() throws {
        let image = try render([item(pngData(of: quad), .png, pixelated: true, tint: red)])
        #expect(image.pixel(x: 25, y: 10) == bits(red))
        #expect(isClose(image.pixel(x: 30, y: 30), 0xFFFF_9D98, within: 2))
        #expect(image.pixel(x: 2, y: 2) == 0xFFFF_FFFF)
    }

    @Test func `A JPEG image is drawn in its colours`() throws {
        let image = try render([item(jpeg(), .jpeg)])
        #expect(isClose(image.pixel(x: 8, y: 20), 0xFFFF_0000, within: 6))
        #expect(isClose(image.pixel(x: 32, y: 20), 0xFF00_00FF, within: 6))
    }

    @Test func `The camera's orientation is respected`() throws {
        func corners(_ orientation: UInt8) throws -> [Bool] {
            let image = try render([item(jpeg(orientation: orientation), .jpeg)])
            return [(6, 6), (34, 6), (6, 34), (34, 34)].map {
                isClose(image.pixel(x: $0.0, y: $0.1), 0xFFFF_0000, within: 8)
            }
        }
        // Where red is: left, right, right, left; then top, top, bottom, bottom.
        #expect(try corners(1) == [true, false, true, false])
        #expect(try corners(2) == [false, true, false, true])
        #expect(try corners(3) == [false, true, false, true])
        #expect(try corners(4) == [true, false, true, false])
        #expect(try corners(5) == [true, true, false, false])
        #expect(try corners(6) == [true, true, false, false])
        #expect(try corners(7) == [false, false, true, true])
        #expect(try corners(8) == [false, false, true, true])
        #expect(try corners(99) == corners(1))
    }

    @Test func `Orientations keep the unit square`() {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        for raw in 1...8 { #expect(ImageOrientation(rawValue: raw).map { unit.applying($0.toStored) } == unit) }
    }

    @Test func `Images that cannot be read are errors with a reason and a remedy`() throws {
        let whole = try pngData(of: quad)
        for (data, encoding) in [
            (Data("no image".utf8), .png), (Data("no image".utf8), .jpeg),
            (whole.prefix(50), .png), (whole, .jpeg), (try jpeg(), .png),
        ] as [(Data, DrawnImage.Encoding)] {
            let error = #expect(throws: RenderingError.self) { try render([item(data, encoding)]) }
            guard case .unreadableImage = error else {
                Issue.record("unexpected \(String(describing: error))")
                continue
            }
            #expect(error?.description.contains("Check that") == true)
        }
    }

    @Test func `An image that claims a huge size is refused before memory is taken`() throws {
        var bytes = try pngData(of: quad)
        bytes.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
        #expect(throws: RenderingError.self) { try render([item(bytes, .png)]) }
    }

    @Test func `Images without data or area draw nothing`() throws {
        #expect(try render([item(Data(), .png)]).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
        let data = try pngData(of: quad)
        for frame in [CGRect.zero, .null, CGRect(x: CGFloat.nan, y: 0, width: 3, height: 3)] {
            let image = try render([.image(DrawnImage(data: data, encoding: .png, frame: frame))])
            #expect(image.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
        }
    }

    @Test func `A PDF carries a JPEG file as it is`() throws {
        let file = try jpeg()
        let document = try pdfData(of: drawing([item(file, .jpeg)]))
        #expect(document.range(of: file) != nil)
    }
}
