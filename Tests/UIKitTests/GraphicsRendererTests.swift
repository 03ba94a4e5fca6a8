import Foundation
import SwiftUICore
import Testing
import UIKit

@Suite struct GraphicsRendererTests {
    private func format(scale: CGFloat) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    /// Red, green, blue, alpha of a pixel; y counts from the top.
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let pixels = try #require(image.cgImage)
        let data = try #require(pixels.dataProvider?.data)
        let start = y * pixels.bytesPerRow + x * 4
        return Array(data[start..<(start + 4)])
    }

    @Test func `the origin is the top left corner`() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3), format: format(scale: 2))
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(image.size == CGSize(width: 2, height: 3))
        #expect(image.scale == 2)
        #expect(try pixel(image, 1, 1) == [255, 0, 0, 255])
        #expect(try pixel(image, 1, 2) == [0, 0, 0, 0])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @MainActor @Test func `paths and images are drawn on the canvas of now`() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 2), format: format(scale: 1)).image { _ in
            UIColor.blue.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format(scale: 1)).image { _ in
            dot.draw(at: CGPoint(x: 2, y: 0))
        }
        #expect(try pixel(image, 2, 0) == [0, 0, 255, 255])
        #expect(try pixel(image, 2, 1) == [0, 0, 0, 0])
        #expect(try pixel(image, 0, 0) == [0, 0, 0, 0])
    }

    @Test func `images are turned as they are told`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format(scale: 1)).image {
            context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let pixels = try #require(image.cgImage)
        let right = UIImage(cgImage: pixels, scale: 1, orientation: .right)
        #expect(right.size == CGSize(width: 1, height: 2))
        #expect(try pixel(right, 0, 0) == [255, 0, 0, 255])
        let left = UIImage(cgImage: pixels, scale: 1, orientation: .left)
        #expect(try pixel(left, 0, 1) == [255, 0, 0, 255])
        #expect(try pixel(UIImage(cgImage: pixels, scale: 1, orientation: .upMirrored), 1, 0) == [255, 0, 0, 255])
    }

    @Test func `images are encoded in both formats`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format(scale: 1)).image {
            context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        let photo = try #require(image.jpegData(compressionQuality: 0.9).flatMap { UIImage(data: $0) })
        #expect(photo.size == image.size)
        let color = try pixel(photo, 4, 4)
        #expect(color[1] > 240 && color[0] < 16)
        #expect(photo.pngData()?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        #expect(UIImage().pngData() == nil)
        #expect(UIImage().size == .zero)
        #expect(UIImage(systemName: "star")?.cgImage == nil)
    }

    @Test func `asset names that are not there are empty`() {
        let image = UIImage(resource: ImageResource(name: "No such image", bundle: .main))
        #expect(image.size == .zero)
        #expect(ColorResource(name: "a", bundle: .main) == ColorResource(name: "a", bundle: .main))
    }
}
