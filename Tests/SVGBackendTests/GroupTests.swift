import Drawing
import Foundation
import Geometry
import SVGBackend
import Testing

@Test func `A group without effect is not written`() {
    #expect(svg(.group(DrawnGroup([.group(DrawnGroup([fill()]))]))) == svg(fill()))
}

@Test func `A transform is a translation or a matrix`() throws {
    let moved = try tree(group { $0.transform = CGAffineTransform(translationX: 3, y: -4.5) })
    #expect(moved.all("g").first?.attributes == ["transform": "translate(3 -4.5)"])
    let turned = try tree(
        group { $0.transform = CGAffineTransform(a: 0.866_025_4, b: 0.5, c: -0.5, d: 2, tx: 1, ty: 0) })
    #expect(turned.all("g").first?["transform"] == "matrix(0.866025 0.5 -0.5 2 1 0)")
}

@Test func `Coordinates within an enlarged plane have more places`() throws {
    let outline = Outline(rect: CGRect(x: 0, y: 0, width: 0.123_456_78, height: 1))
    let items = [DrawingItem.path(DrawnPath(outline, fill: red))]
    let large = try tree(
        group(items) { $0.transform = CGAffineTransform(scaleX: 100, y: 50) }, .path(DrawnPath(outline, fill: red)))
    #expect(large.all("path").map { $0["d"] } == ["M0 0H.12346V1H0Z", "M0 0H.123V1H0Z"])
    let nested = group([group(items) { $0.transform = CGAffineTransform(scaleX: 0.01, y: 0.01) }]) {
        $0.transform = CGAffineTransform(scaleX: 100, y: 100)
    }
    #expect(try tree(nested).all("path").first?["d"] == "M0 0H.123V1H0Z")
}

@Test func `Opacity is written, and nothing at all where it is none`() throws {
    #expect(try tree(group { $0.opacity = 0.3333 }).all("g").first?.attributes == ["opacity": "0.333"])
    #expect(svg(group { $0.opacity = 0 }) == svg())
    #expect(svg(group { $0.opacity = -2 }) == svg())
}

@Test func `A clip has its outline and rule, an empty one hides all`() throws {
    let root = try tree(group { $0.clip = ClipOutline(square(2), evenOdd: true) })
    let clip = try #require(root.target(root.all("g").first?["clip-path"]))
    #expect(clip.name == "clipPath")
    #expect(clip.children.first?.attributes == ["clip-rule": "evenodd", "d": "M2 0H12V10H2Z"])
    #expect(svg(group { $0.clip = ClipOutline(Outline()) }) == svg())
}

@Test func `A mask keeps opacity only: all its colours are white`() throws {
    let content: [DrawingItem] = [
        fill(.color(RGBA(hex: 0x102030, alpha: 0.5))), line(run("m")),
        .path(
            DrawnPath(square(), stroke: Stroke(), paint: .linear(stops: rainbow, from: .zero, to: CGPoint(x: 1, y: 0)))),
        group { $0.shadow = DrawnShadow(color: .black, deviation: 1, offset: .zero) },
        .image(DrawnImage(data: Data([1]), encoding: .png, frame: CGRect(x: 0, y: 0, width: 5, height: 5))),
    ]
    let root = try tree(group { $0.mask = content })
    let mask = try #require(root.target(root.all("g").last?["mask"]))
    #expect(mask["maskUnits"] == "userSpaceOnUse" && mask["mask-type"] == "alpha")
    let definitions = try #require(root.all("defs").first)
    let colors = definitions.everything.flatMap { element in
        ["fill", "stroke", "stop-color", "flood-color"].compactMap { element[$0] }.filter { $0.hasPrefix("#") }
    }
    #expect(colors.count >= 6 && Set(colors) == ["#FFFFFF"])
    #expect(mask.all("path").first?["fill-opacity"] == "0.5")
    #expect(mask.all("image").first?["filter"] != nil)
    // The masked item itself keeps its colour.
    #expect(root.children.last?.all("path").first?["fill"] == "#FF0000")
    #expect(svg(group { $0.mask = [] }) == svg())
    #expect(svg(group { $0.mask = [fill(.clear)] }) == svg())
}

private func box(_ element: XMLTree) -> CGRect {
    func number(_ name: String) -> Double { element[name].flatMap(Double.init) ?? .nan }
    return CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
}

@Test func `A blur's region holds three deviations around the content`() throws {
    let root = try tree(group { $0.blur = 2.5 })
    let filter = try #require(root.target(root.all("g").first?["filter"]))
    #expect(filter["filterUnits"] == "userSpaceOnUse" && filter["color-interpolation-filters"] == "sRGB")
    #expect(box(filter) == CGRect(x: -7.5, y: -7.5, width: 25, height: 25))
    #expect(filter.children.map(\.name) == ["feGaussianBlur"])
    #expect(filter.children.first?["stdDeviation"] == "2.5")
}

@Test func `A shadow lies beneath, offset, blurred and in its colour`() throws {
    let shadow = DrawnShadow(
        color: RGBA(hex: 0x112233, alpha: 0.25), deviation: 4, offset: CGSize(width: 30, height: -2))
    let root = try tree(group { $0.shadow = shadow })
    let filter = try #require(root.target(root.all("g").first?["filter"]))
    #expect(filter.children.map(\.name) == ["feGaussianBlur", "feOffset", "feFlood", "feComposite", "feMerge"])
    #expect(filter.all("feGaussianBlur").first?.attributes == ["in": "SourceAlpha", "stdDeviation": "4"])
    #expect(filter.all("feOffset").first?["dx"] == "30" && filter.all("feOffset").first?["dy"] == "-2")
    #expect(filter.all("feFlood").first?.attributes == ["flood-color": "#112233", "flood-opacity": "0.25"])
    #expect(filter.all("feMergeNode").map { $0["in"] } == [nil, "SourceGraphic"])
    #expect(box(filter) == CGRect(x: 0, y: -14, width: 52, height: 34).union(CGRect(x: 0, y: 0, width: 10, height: 10)))
    let hard = try tree(
        group { $0.shadow = DrawnShadow(color: .black, deviation: 0, offset: CGSize(width: 1, height: 1)) })
    #expect(hard.all("feGaussianBlur").isEmpty && hard.all("feOffset").first?["in"] == "SourceAlpha")
}

@Test func `The shadow of a blurred group is that of the blurred picture`() throws {
    let root = try tree(
        group {
            $0.blur = 1
            $0.shadow = DrawnShadow(color: .black, deviation: 2, offset: .zero)
        })
    #expect(root.all("feGaussianBlur").map { $0["in"] } == [nil, "blurred"])
    #expect(root.all("feMergeNode").map { $0["in"] } == [nil, "blurred"])
}

@Test func `Clip and mask come before blur, opacity and blending after`() throws {
    let root = try tree(
        group {
            $0.transform = CGAffineTransform(translationX: 1, y: 1)
            $0.opacity = 0.5
            $0.clip = ClipOutline(square())
            $0.mask = [fill()]
            $0.blend = .screen
            $0.blur = 1
        })
    let outer = try #require(root.children.last)
    #expect(Set(outer.attributes.keys) == ["transform", "filter", "opacity", "style"])
    #expect(outer.children.map(\.name) == ["g"])
    #expect(Set(try #require(outer.children.first).attributes.keys) == ["clip-path", "mask"])
}

@Test func `A filter's region grows with strokes, text, images and nested groups`() throws {
    func region(_ items: [DrawingItem]) throws -> CGRect {
        let root = try tree(group(items) { $0.blur = 1 })
        return box(try #require(root.all("filter").last))
    }
    let stroke = DrawingItem.path(DrawnPath(square(), stroke: Stroke(width: 4, join: .round), paint: red))
    #expect(try region([stroke]) == CGRect(x: -5, y: -5, width: 20, height: 20))
    let text = try region([line(run("Wide", width: 80))])
    #expect(text.minX < 5 && text.maxX > 85 && text.minY < 18 && text.maxY > 34)
    let image = DrawnImage(data: Data([1]), encoding: .png, frame: CGRect(x: 50, y: 0, width: 5, height: 5))
    #expect(try region([.image(image)]) == CGRect(x: 47, y: -3, width: 11, height: 11))
    let nested = group { $0.transform = CGAffineTransform(translationX: 100, y: 0) }
    #expect(try region([nested]) == CGRect(x: 97, y: -3, width: 16, height: 16))
    let clipped = group([fill()]) { $0.clip = ClipOutline(square(5)) }
    #expect(try region([clipped]) == CGRect(x: 2, y: -3, width: 11, height: 16))
}
