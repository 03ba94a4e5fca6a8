import Combine
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ImageRendererTests {
    private struct Half: View {
        var body: some View {
            VStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0)
                Color.clear
            }
            .frame(width: 10, height: 20)
        }
    }

    @Test func `images have the scale they are asked for`() throws {
        let renderer = ImageRenderer(content: Half())
        renderer.scale = 3
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(image.scale == 3)
        #expect(renderer.cgImage?.width == 30)
        #expect(renderer.cgImage?.height == 60)
    }

    @Test func `opaque images are white where nothing is drawn`() throws {
        let renderer = ImageRenderer(content: Half())
        func last() throws -> [UInt8] { Array(try #require(renderer.cgImage?.dataProvider?.data).suffix(4)) }
        #expect(try last() == [0, 0, 0, 0])
        renderer.isOpaque = true
        #expect(try last() == [255, 255, 255, 255])
    }

    @Test func `an empty view is no image`() {
        #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
    }

    @Test func `the proposed size is what views are offered`() {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: 40, height: 30)
        #expect(renderer.cgImage?.width == 40)
    }

    @Test func `a view is drawn upright into a document and into a bitmap`() throws {
        let renderer = ImageRenderer(content: Half())
        let data = NSMutableData()
        var image: CGImage?
        renderer.render { size, draw in
            #expect(size == CGSize(width: 10, height: 20))
            var box = CGRect(origin: .zero, size: size)
            guard let consumer = CGDataConsumer(data: data as CFMutableData),
                let pdf = CGContext(consumer: consumer, mediaBox: &box, nil)
            else { return }
            pdf.beginPDFPage(nil)
            draw(pdf)
            pdf.endPDFPage()
            pdf.closePDF()
        }
        renderer.render(rasterizationScale: 2) { size, draw in
            let bitmap = CGContext(
                data: nil, width: 10, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            bitmap.map(draw)
            image = bitmap?.makeImage()
        }
        #expect((data as Data).starts(with: Data("%PDF-".utf8)))
        let bytes = try #require(image?.dataProvider?.data)
        #expect(Array(bytes.prefix(4)) == [255, 0, 0, 255])
        #expect(Array(bytes.suffix(4)) == [0, 0, 0, 0])
    }

    @Test func `a colour mode that pixels do not have is reported`() throws {
        let renderer = ImageRenderer(content: Half())
        _ = try renderer.pngData()
        #expect(renderer.diagnostics.isEmpty)
        renderer.colorMode = .extendedLinear
        _ = try renderer.pngData()
        #expect(renderer.diagnostics.map(\.code) == ["image.color-mode"])
    }

    private final class Model: ObservableObject {
        @Published var width: CGFloat = 5
    }

    private struct Observer: View {
        @ObservedObject var model: Model

        var body: some View { Color.red.frame(width: model.width, height: 5) }
    }

    @Test func `changes are told before the picture changes`() {
        let model = Model()
        let renderer = ImageRenderer(content: Observer(model: model))
        var count = 0
        let link = renderer.objectWillChange.sink { count += 1 }
        renderer.scale = 2
        #expect(count == 1)
        #expect(renderer.cgImage?.width == 10)
        model.width = 6
        #expect(count == 1)
        renderer.isObservationEnabled = true
        #expect(renderer.cgImage?.width == 12)
        model.width = 7
        #expect(count == 2)
        #expect(renderer.cgImage?.width == 14)
        link.cancel()
    }
}
