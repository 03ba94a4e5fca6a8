import Drawing
import Foundation
import SVGBackend
import Testing

@Test func `The root has its size in points and names the picture`() throws {
    let drawing = Drawing(
        size: CGSize(width: 320.5, height: 200), items: [fill()], title: "Sales & more", summary: "Rising <fast>",
        language: "en-GB", background: RGBA(hex: 0x112233, alpha: 0.5))
    let root = try parsed(svgText(of: drawing))
    #expect(root.name == "svg")
    #expect(root["width"] == "320.5" && root["height"] == "200" && root["viewBox"] == "0 0 320.5 200")
    #expect(root["xml:lang"] == "en-GB" && root["lang"] == "en-GB")
    #expect(root["role"] == "img")
    let (title, summary) = (try #require(root.all("title").first), try #require(root.all("desc").first))
    #expect(title.text == "Sales & more" && summary.text == "Rising <fast>")
    #expect(root["aria-labelledby"] == title["id"] && root["aria-describedby"] == summary["id"])
    let background = try #require(root.all("rect").first)
    #expect(background["width"] == "320.5" && background["fill"] == "#112233" && background["fill-opacity"] == "0.5")
}

@Test func `Without texts and background nothing is said about them`() throws {
    let root = try tree(fill())
    #expect(root["aria-labelledby"] == nil && root["aria-describedby"] == nil && root["lang"] == nil)
    #expect(root.children.map(\.name) == ["path"])
    let untitled = try parsed(svgText(of: Drawing(size: CGSize(width: 1, height: 1), summary: "Only this")))
    #expect(untitled["aria-labelledby"] == "desc" && untitled["aria-describedby"] == nil)
}

@Test func `A size that is not a number is no size`() throws {
    let root = try parsed(svgText(of: Drawing(size: CGSize(width: CGFloat.nan, height: -5))))
    #expect(root["width"] == "0" && root["height"] == "0" && root["viewBox"] == "0 0 0 0")
}

@Test func `The prefix is before every id and every reference`() throws {
    let items = [
        fill(.linear(stops: rainbow, from: .zero, to: CGPoint(x: 9, y: 0))),
        group { $0.clip = ClipOutline(square(2)) }, group { $0.mask = [fill()] }, group { $0.blur = 2 },
    ]
    let drawing = Drawing(size: CGSize(width: 9, height: 9), items: items, title: "T", summary: "S")
    let text = svgText(of: drawing, options: SVGOptions(idPrefix: "1 chart\"<"))
    let root = try parsed(text)
    let ids = root.everything.compactMap { $0["id"] }
    #expect(ids.count == 6 && Set(ids).count == 6)
    #expect(ids.allSatisfy { $0.hasPrefix("_1_chart__") })
    for element in root.everything {
        for value in element.attributes.values where value.hasPrefix("url(") {
            #expect(root.target(value) != nil)
        }
    }
    #expect(ids.contains(try #require(root["aria-labelledby"])))
}

@Test func `Equal input gives equal bytes`() {
    let items = (0..<40).map { index in
        fill(.linear(stops: rainbow, from: .zero, to: CGPoint(x: CGFloat(index % 7), y: 1)), x: CGFloat(index))
    }
    let drawing = Drawing(size: CGSize(width: 9, height: 9), items: items)
    #expect(Set((0..<5).map { _ in svgText(of: drawing) }).count == 1)
}

@Test func `Blending is confined to the picture`() throws {
    #expect(try tree(group { $0.blend = .multiply })["style"] == "isolation:isolate")
    #expect(try tree(group { $0.opacity = 0.5 })["style"] == nil)
}

@Test func `The declaration is optional`() throws {
    let text = svg(fill(), options: SVGOptions(xmlDeclaration: true))
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
    #expect(try parsed(text).name == "svg")
    #expect(svg(fill()).hasPrefix("<svg "))
}
