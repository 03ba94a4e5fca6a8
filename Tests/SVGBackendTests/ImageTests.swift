import Drawing
import Foundation
import SVGBackend
import Testing

private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

@Test func `An image is stretched over its frame and carries its bytes`() throws {
    let data = Data((0..<200).map { UInt8(truncatingIfNeeded: $0 * 7) })
    let image = try #require(tree(.image(DrawnImage(data: data, encoding: .jpeg, frame: frame))).all("image").first)
    #expect(["x", "y", "width", "height"].map { image[$0] } == ["1", "2", "30", "40"])
    #expect(image["preserveAspectRatio"] == "none" && image["image-rendering"] == nil && image["filter"] == nil)
    let parts = try #require(image["href"]).split(separator: ",")
    #expect(parts.first == "data:image/jpeg;base64")
    #expect(parts.last.flatMap { Data(base64Encoded: String($0)) } == data)
}

@Test func `Pixels stay pixels where asked`() throws {
    let image = DrawnImage(data: Data([1]), encoding: .png, frame: frame, pixelated: true)
    let element = try tree(.image(image)).all("image").first
    #expect(element?["image-rendering"] == "optimizeSpeed" && element?["style"] == "image-rendering:pixelated")
}

@Test func `A tint floods the image's opacity`() throws {
    let image = DrawnImage(data: Data([1]), encoding: .png, frame: frame, tint: RGBA(hex: 0x123456, alpha: 0.5))
    let root = try tree(.image(image))
    let filter = try #require(root.target(root.all("image").first?["filter"]))
    #expect(filter.all("feFlood").first?.attributes == ["flood-color": "#123456", "flood-opacity": "0.5"])
    #expect(filter.all("feComposite").first?.attributes == ["operator": "in", "in2": "SourceAlpha"])
    #expect(filter["x"] == "1" && filter["height"] == "40")
}

@Test func `Images without bytes or area are not written`() {
    #expect(svg(.image(DrawnImage(data: Data(), encoding: .png, frame: frame))) == svg())
    #expect(svg(.image(DrawnImage(data: Data([1]), encoding: .png, frame: .zero))) == svg())
}
