import Drawing
import Foundation
import Geometry
import Testing

@testable import SwiftUICore

@MainActor
struct ImagePaintTests {
    /// The beginning of a PNG file of 20 by 10 pixels, which is all that layout reads.
    private let image: Image = {
        let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        return UIImage(data: Data(header + [0, 0, 0, 20, 0, 0, 0, 10, 8, 6, 0, 0, 0]))
            .map(Image.init(uiImage:)) ?? Image(systemName: "star")
    }()

    private func images(_ items: [DrawingItem]) -> [DrawnImage] {
        items.flatMap { item -> [DrawnImage] in
            switch item {
            case .image(let image): [image]
            case .group(let group): images(group.items)
            case .semantics(let meaning): images(meaning.items)
            case .path, .text: []
            }
        }
    }

    @Test func `a shape is filled with tiles from its corner`() throws {
        let paint = ImagePaint(image: image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 2)
        let view = Circle().fill(paint).padding(5)
        let tile = try #require(images(drawing(view, width: 60, height: 60).items).first)
        #expect(tile.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
        #expect(tile.tiling?.source == CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
        #expect(tile.tiling?.area == CGRect(x: 5, y: 5, width: 50, height: 50))
    }

    @Test func `backgrounds, borders and texts take an image as their style`() throws {
        let background = drawing(Color.clear.background(.image(image)), width: 40, height: 40).items
        #expect(images(background).first?.tiling?.area == CGRect(x: 0, y: 0, width: 40, height: 40))
        let border = drawing(Color.clear.border(ImagePaint(image: image, scale: 0.5), width: 4), width: 40, height: 40)
        #expect(images(border.items).first?.frame.width == 10)
        let text = drawing(Text(verbatim: "abc").foregroundStyle(.image(image))).items
        guard case .group(let group)? = text.first, let mask = group.mask else {
            return #expect(Bool(false), "\(text)")
        }
        #expect(texts(in: mask).map(\.string) == ["abc"] && images(group.items).count == 1)
    }

    @Test func `a symbol is tiled as what it is drawn of`() {
        let items = drawing(
            Rectangle().fill(.image(Image(systemName: "star"))), width: 100, height: 100
        ).items
        #expect(images(items).isEmpty)
        #expect(paths(in: items).count + texts(in: items).count > 9)
    }

    @Test func `an opacity is that of the tiles`() {
        let items = drawing(Rectangle().fill(.image(image).opacity(0.5)), width: 40, height: 40).items
        guard case .group(let group)? = items.first else { return #expect(Bool(false)) }
        #expect(group.opacity == 0.5)
    }

    @Test func `an image in tiles is one item, whatever it covers`() throws {
        let view = image.resizable(resizingMode: .tile)
        let all = images(drawing(view, width: 500, height: 500).items)
        #expect(all.count == 1 && all.first?.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    }
}
