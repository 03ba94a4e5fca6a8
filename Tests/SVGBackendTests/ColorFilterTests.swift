import Drawing
import Foundation
import SVGBackend
import Testing

private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

@Suite struct SVGColorFilterTests {
    @Test func `a group's colours are changed by matrices, one after another`() throws {
        let root = try tree(
            group { $0.colorFilters = [.transform(.brightness(0.25)), .transform(.identity)] })
        let filter = try #require(root.target(root.all("g").compactMap { $0["filter"] }.first))
        #expect(
            filter.all("feColorMatrix").map { $0["values"] } == [
                "1 0 0 0 0.25 0 1 0 0 0.25 0 0 1 0 0.25 0 0 0 1 0", "1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0",
            ])
        #expect(filter["color-interpolation-filters"] == "sRGB")
    }

    @Test func `luminance is that on black`() throws {
        let root = try tree(group { $0.colorFilters = [.luminanceToAlpha] })
        let filter = try #require(root.target(root.all("g").compactMap { $0["filter"] }.first))
        #expect(filter.all("feComposite").first?["in"] == "SourceGraphic")
        #expect(filter.all("feColorMatrix").first?["values"]?.hasSuffix("0.2126 0.7152 0.0722 0 0") == true)
    }

    @Test func `in a mask luminance still comes from the colours, and all else does not count`() throws {
        let bright = group([fill()]) { $0.colorFilters = [.luminanceToAlpha] }
        let masked = try tree(group { $0.mask = [bright] })
        let mask = try #require(masked.all("mask").first)
        #expect(mask.all("rect").first?["fill"] == "#FF0000" || mask.all("path").first?["fill"] == "#FF0000")
        #expect(masked.all("feColorMatrix").count == 1)
        let inverted = group([fill()]) { $0.colorFilters = [.transform(.inversion(1))] }
        #expect(try tree(group { $0.mask = [inverted] }).all("feColorMatrix").isEmpty)
    }

    @Test func `a blur and a shadow come after the colours`() throws {
        let root = try tree(
            group {
                $0.colorFilters = [.transform(.inversion(1))]
                $0.shadow = DrawnShadow(color: .black, deviation: 2, offset: .zero)
            })
        let filter = try #require(root.target(root.all("g").compactMap { $0["filter"] }.first))
        let name = try #require(filter.all("feColorMatrix").first?["result"])
        #expect(filter.all("feGaussianBlur").first?["in"] == name)
        #expect(filter.all("feMergeNode").last?["in"] == name)
    }

    @Test func `an image's colours are changed by a filter`() throws {
        var image = DrawnImage(data: Data([1]), encoding: .png, frame: frame)
        image.colorTransforms = [.inversion(1)]
        let root = try tree(.image(image))
        let filter = try #require(root.target(root.all("image").first?["filter"]))
        #expect(filter.all("feColorMatrix").count == 1)
    }

    @Test func `tiles are a pattern of the image`() throws {
        var image = DrawnImage(data: Data([1]), encoding: .png, frame: frame)
        image.tiling = .init(
            source: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), area: CGRect(x: 0, y: 0, width: 90, height: 45))
        let root = try tree(.image(image))
        let rect = try #require(root.all("rect").first)
        #expect(["x", "y", "width", "height"].map { rect[$0] } == ["0", "0", "90", "45"])
        let pattern = try #require(root.target(rect["fill"]))
        #expect(["x", "y", "width", "height"].map { pattern[$0] } == ["1", "2", "30", "40"])
        let tile = try #require(pattern.all("image").first)
        #expect(["x", "y", "width", "height"].map { tile[$0] } == ["-30", "0", "60", "40"])
    }
}
