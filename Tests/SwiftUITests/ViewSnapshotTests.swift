import Foundation
import Testing

@testable import SwiftUI

/// Images of hosted views, and how much room text takes.
@MainActor
struct ViewSnapshotTests {
    private func image<V: View>(of view: V) -> UIImage {
        let controller = UIHostingController(rootView: view)
        let hosted = controller.view
        let size = controller.view.intrinsicContentSize
        hosted?.bounds = CGRect(origin: .zero, size: size)
        hosted?.backgroundColor = .clear
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            hosted?.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
        }
    }

    /// Red, green, blue, alpha; y counts from the top.
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let pixels = try #require(image.cgImage)
        let data = try #require(pixels.dataProvider?.data)
        let start = y * pixels.bytesPerRow + x * 4
        return Array(data[start..<(start + 4)])
    }

    @Test("a hosted view is drawn upright, in its own size")
    func snapshot() throws {
        let picture = image(
            of: VStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 2)
                Color(red: 0, green: 0, blue: 1).frame(width: 4, height: 3)
            })
        #expect(picture.size == CGSize(width: 4, height: 5))
        #expect(try pixel(picture, 1, 0) == [255, 0, 0, 255])
        #expect(try pixel(picture, 1, 4) == [0, 0, 255, 255])
    }

    @Test("a layer draws its view into a canvas, and a view fits what it is offered")
    func layer() throws {
        let controller = UIHostingController(rootView: Color(red: 0, green: 1, blue: 0).frame(width: 3, height: 2))
        controller.view.frame = CGRect(x: 0, y: 0, width: 3, height: 2)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image {
            controller.view.layer.render(in: $0.cgContext)
        }
        #expect(try pixel(picture, 2, 1) == [0, 255, 0, 255])
        #expect(controller.sizeThatFits(in: CGSize(width: 50, height: 50)) == CGSize(width: 3, height: 2))
        #expect(!controller.view.drawHierarchy(in: .zero, afterScreenUpdates: false))
    }

    @Test("corners and borders of a layer show in a representable")
    func corners() throws {
        struct Box: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let view = UIView()
                view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                view.layer.cornerRadius = 4
                return view
            }

            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        let renderer = ImageRenderer(content: Box().frame(width: 10, height: 10))
        let picture = try #require(renderer.uiImage)
        #expect(try pixel(picture, 0, 0)[3] < 40)
        #expect(try pixel(picture, 5, 5) == [255, 0, 0, 255])
    }

    @Test("what a view hosts is cut off at its corners where the layer masks")
    func maskedCorners() throws {
        for clips in [false, true] {
            let controller = UIHostingController(
                rootView: Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10))
            controller.view.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            controller.view.layer.cornerRadius = 5
            controller.view.clipsToBounds = clips
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
                controller.view.layer.render(in: $0.cgContext)
            }
            #expect(try pixel(picture, 5, 5) == [0, 0, 255, 255])
            #expect(try pixel(picture, 0, 0)[3] == (clips ? 0 : 255))
        }
    }

    @Test("text is measured with its font, in one line or wrapped")
    func measuring() {
        let font = UIFont.systemFont(ofSize: 20)
        let one = "Heart rate".size(withAttributes: [.font: font])
        #expect(one.width > 60 && one.width < 140 && one.height >= 20 && one.height < 32)
        #expect(("Heart rate" as NSString).size(withAttributes: [.font: font]) == one)
        #expect("Heart rate".size(withAttributes: [.font: font.withSize(10)]).width < one.width)
        #expect(
            "ab".size(withAttributes: [.font: font, .kern: 5]).width > "ab".size(withAttributes: [.font: font]).width)
        let wrapped = "Heart rate".boundingRect(
            with: CGSize(width: one.width * 0.7, height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin], attributes: [.font: font], context: nil)
        #expect(wrapped.height > one.height * 1.8 && wrapped.width <= one.width * 0.7)
        let first = "Heart rate".boundingRect(
            with: CGSize(width: one.width * 0.7, height: one.height * 1.2),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: font], context: nil)
        #expect(first.height == one.height)
        #expect(NSAttributedString(string: "Heart rate", attributes: [.font: font]).size() == one)
        #expect("".size(withAttributes: nil).width == 0)
    }
}
