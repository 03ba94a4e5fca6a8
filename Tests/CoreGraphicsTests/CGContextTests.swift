import CoreGraphics
import Foundation
import Testing

private func bitmap(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
}

/// Red, green, blue, alpha of a pixel; y counts from the top.
private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
    let image = try #require(image)
    let data = try #require(image.dataProvider?.data)
    let start = y * image.bytesPerRow + x * 4
    return Array(data[start..<(start + 4)])
}

@Suite struct CGContextTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test func `the origin is the bottom left corner`() throws {
        let context = try bitmap(4, 4)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let image = context.makeImage()
        #expect(try pixel(image, 0, 3) == [255, 0, 0, 255])
        #expect(try pixel(image, 1, 3) == [255, 0, 0, 255])
        #expect(try pixel(image, 2, 3) == [0, 0, 0, 0])
        #expect(try pixel(image, 0, 2) == [0, 0, 0, 0])
    }

    @Test func `states are saved with transform and colour`() throws {
        let context = try bitmap(4, 4)
        context.saveGState()
        context.setFillColor(red)
        context.translateBy(x: 2, y: 2)
        context.restoreGState()
        #expect(context.ctm == .identity)
        context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
        #expect(try pixel(context.makeImage(), 0, 0) == [0, 0, 0, 255])
        context.restoreGState()
    }

    @Test func `clips hold until the state is restored`() throws {
        let context = try bitmap(2, 1)
        context.setFillColor(red)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let clipped = context.makeImage()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(try pixel(clipped, 1, 0) == [0, 0, 0, 0])
        #expect(try pixel(context.makeImage(), 1, 0) == [255, 0, 0, 255])
    }

    @Test func `a line is as wide as its transform makes it`() throws {
        let context = try bitmap(6, 6)
        context.setStrokeColor(red)
        context.setLineWidth(1)
        context.scaleBy(x: 2, y: 2)
        context.move(to: CGPoint(x: 0, y: 1.5))
        context.addLine(to: CGPoint(x: 3, y: 1.5))
        context.strokePath()
        let image = context.makeImage()
        #expect(try (0..<6).map { try pixel(image, 3, $0)[3] } == [0, 0, 255, 255, 0, 0])
        #expect(context.isPathEmpty)
    }

    @Test func `a layer is faded as one`() throws {
        let context = try bitmap(1, 1)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.endTransparencyLayer()
        let alpha = try pixel(context.makeImage(), 0, 0)[3]
        #expect((127...128).contains(alpha))
    }

    @Test func `images are drawn upright`() throws {
        let source = try bitmap(1, 2)
        source.setFillColor(red)
        source.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        let image = try #require(source.makeImage())
        let context = try bitmap(1, 2)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(try pixel(context.makeImage(), 0, 0) == [255, 0, 0, 255])
        #expect(try pixel(context.makeImage(), 0, 1) == [0, 0, 0, 0])
        #expect(image.cropping(to: CGRect(x: 0, y: 1, width: 5, height: 5))?.height == 1)
        #expect(image.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
    }

    @Test func `a document has its pages, once`() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
        var box = CGRect(x: 0, y: 0, width: 100, height: 50)
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Report"]))
        for _ in 0..<2 {
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 1, y: 1, width: 10, height: 10))
            context.endPDFPage()
        }
        context.closePDF()
        let length = data.length
        context.closePDF()
        #expect(data.length == length)
        let text = String(decoding: data as Data, as: Unicode.ASCII.self)
        #expect(text.hasPrefix("%PDF-"))
        #expect(text.contains("/Count 2"))
        #expect(text.contains("(Report)"))
    }

    @Test func `what cannot be drawn on is refused`() {
        let space = CGColorSpaceCreateDeviceGray()
        #expect(
            CGContext(
                data: nil, width: 0, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: 0) == nil
        )
        var box = CGRect.zero
        #expect(CGContext(URL(fileURLWithPath: "/none.pdf") as CFURL, mediaBox: &box, nil) == nil)
        #expect(CGColorSpace(name: "none") == nil)
        #expect(CGColorSpace(name: CGColorSpace.displayP3)?.numberOfComponents == 3)
    }
}
