import Drawing
import Foundation
import Geometry
import Testing

private let black = Paint.color(.black)

private func square(_ side: CGFloat) -> Outline { Outline(rect: CGRect(x: 0, y: 0, width: side, height: side)) }

private func json(_ items: DrawingItem...) -> String {
    Drawing(size: CGSize(width: 10, height: 20), items: items).json()
}

@Test func `An empty drawing is its size and an empty list`() {
    #expect(json() == "{\"size\":[10,20],\n\"items\":[]}\n")
}

@Test func `The head has the drawing's texts and background`() {
    let drawing = Drawing(
        size: CGSize(width: 1, height: 2), title: "A \"b\"", summary: "C\nd", language: "de",
        background: RGBA(hex: 0x123456, alpha: 0.5))
    let head =
        "{\"size\":[1,2],\"title\":\"A \\\"b\\\"\",\"summary\":\"C\\nd\",\"language\":\"de\","
        + "\"background\":\"#12345680\","
    #expect(drawing.json() == head + "\n\"items\":[]}\n")
}

@Test func `Each item has a line of its own, indented by its depth`() {
    var group = DrawnGroup([.path(DrawnPath(square(1), fill: black)), .path(DrawnPath(square(2), fill: black))])
    group.opacity = 0.5
    let lines = json(.group(group)).split(separator: "\n").map(String.init)
    #expect(
        lines == [
            "{\"size\":[10,20],", "\"items\":[", " {\"group\":{\"opacity\":0.5,\"items\":[",
            "  {\"path\":{\"d\":\"M0 0H1V1H0Z\",\"fill\":\"#000000\"}},",
            "  {\"path\":{\"d\":\"M0 0H2V2H0Z\",\"fill\":\"#000000\"}}", " ]}}", "]}",
        ])
}

@Test func `All fields of a group are written in a fixed order`() {
    var group = DrawnGroup([])
    group.transform = CGAffineTransform(a: 1, b: 0.123_456_7, c: 0, d: 1, tx: 0.123_456_7, ty: -0.000_1)
    group.clip = ClipOutline(square(3), evenOdd: true)
    group.mask = []
    group.blend = .colorDodge
    group.blur = 2.5
    group.shadow = DrawnShadow(color: .black, deviation: 1, offset: CGSize(width: 0, height: -2))
    let expected = """
        "transform":[1,0.123457,0,1,0.123,0],"clip":"M0 0H3V3H0Z","clipEvenOdd":true,"blend":"color-dodge","blur":2.5,\
        "shadow":{"color":"#000000","deviation":1,"offset":[0,-2]},"mask":[],"items":[]
        """
    #expect(json(.group(group)).contains(expected))
}

@Test func `Strokes leave out what is usual`() {
    let plain = DrawnPath(square(1), stroke: Stroke(), paint: black)
    #expect(json(.path(plain)).contains("{\"path\":{\"d\":\"M0 0H1V1H0Z\",\"stroke\":\"#000000\"}}"))
    let all = Stroke(width: 2, cap: .round, join: .bevel, miterLimit: 3, dash: [1, 2.5], dashPhase: 4)
    let text = json(.path(DrawnPath(square(1), stroke: all, paint: black)))
    #expect(
        text.contains(
            "\"width\":2,\"cap\":\"round\",\"join\":\"bevel\",\"miterLimit\":3,\"dash\":[1,2.5],\"dashPhase\":4"))
}

@Test func `Gradients have their kind, geometry and stops`() {
    let stops = [GradientStop(color: .white, location: 0), GradientStop(color: .clear, location: 1)]
    let written = "\"stops\":[[\"#FFFFFF\",0],[\"#00000000\",1]]"
    func fill(_ paint: Paint) -> String { json(.path(DrawnPath(square(1), fill: paint))) }
    #expect(
        fill(.linear(stops: stops, from: .zero, to: CGPoint(x: 1, y: 2)))
            .contains("\"fill\":{\"linear\":{\"from\":[0,0],\"to\":[1,2],\(written)}}"))
    #expect(
        fill(.radial(stops: stops, center: .zero, startRadius: 1, endRadius: 2))
            .contains("\"fill\":{\"radial\":{\"center\":[0,0],\"radii\":[1,2],\(written)}}"))
    #expect(
        fill(.angular(stops: stops, center: .zero, startAngle: 0, endAngle: .pi))
            .contains("\"fill\":{\"angular\":{\"center\":[0,0],\"angles\":[0,3.142],\(written)}}"))
}

@Test func `Text keeps its string and places, but nothing of the installed font`() {
    let face = FontFace(family: "Inter", weight: 600, isItalic: true, file: "/fonts/Inter.otf", index: 3)
    let glyphs = [
        ShapedGlyph(id: 991, x: 0, advance: 5, cluster: 0), ShapedGlyph(id: 992, x: 5.25, advance: 5, cluster: 1),
    ]
    let run = ShapedRun(
        face: face, size: 11, text: "é\u{1}", glyphs: glyphs, x: 1, baselineShift: -2, width: 10.25,
        isRightToLeft: true,
        letterSpacing: 0.25, underline: true, strikethrough: true)
    let text = json(.text(DrawnText(origin: CGPoint(x: 3, y: 4), runs: [.init(run, paint: black)])))
    let expected = """
        {"text":{"origin":[3,4],"runs":[{"string":"é\\u0001","family":"Inter","weight":600,"italic":true,"size":11,\
        "x":1,"shift":-2,"width":10.25,"rightToLeft":true,"letterSpacing":0.25,"underline":true,"strikethrough":true,\
        "xs":[0,5.25],"paint":"#000000"}]}}
        """
    #expect(text.contains(expected))
    #expect(!text.contains("otf") && !text.contains("99"))
}

@Test func `An image is its size in bytes and a hash`() {
    func image(_ bytes: String) -> String {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        return json(
            .image(DrawnImage(data: Data(bytes.utf8), encoding: .jpeg, frame: frame, pixelated: true, tint: .white)))
    }
    // Published values of the 64-bit FNV-1a hash.
    #expect(image("").contains("\"bytes\":0,\"fnv1a\":\"cbf29ce484222325\""))
    #expect(image("foobar").contains("\"bytes\":6,\"fnv1a\":\"85944171f73967e8\""))
    #expect(image("a").contains("{\"image\":{\"frame\":[1,2,3,4],\"encoding\":\"jpeg\",\"bytes\":1,"))
    #expect(image("a").contains("\"pixelated\":true,\"tint\":\"#FFFFFF\"}}"))
}

@Test func `Semantics have all their texts`() {
    let semantics = DrawnSemantics(
        role: .mark, label: "L", value: "V", hint: "H", identifier: "I", markID: "M", isHidden: true, items: [])
    let expected = """
        {"semantics":{"role":"mark","label":"L","value":"V","hint":"H","identifier":"I","mark":"M",\
        "hidden":true,"items":[]}}
        """
    #expect(json(.semantics(semantics)).contains(expected))
}

@Test func `Numbers that are not finite show up without breaking the syntax`() throws {
    var group = DrawnGroup([
        .path(
            DrawnPath(
                Outline {
                    $0.move(to: .zero)
                    $0.line(to: CGPoint(x: CGFloat.nan, y: 0))
                }, fill: black))
    ])
    group.opacity = .nan
    group.blur = .infinity
    let text = json(.group(group))
    #expect(text.contains("\"opacity\":null") && text.contains("\"blur\":null"))
    #expect(text.contains("\"d\":\"M0 0\",\"dHasNonFinite\":true"))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
}

@Test func `Any string survives the way through JSON`() throws {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<300 {
        let title = String(
            String.UnicodeScalarView(
                (0..<20).compactMap { _ in
                    Unicode.Scalar(UInt32.random(in: 0...0x2FF, using: &generator))
                }))
        let drawing = Drawing(size: .zero, title: title)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(drawing.json().utf8)) as? [String: Any])
        #expect(object["title"] as? String == title)
    }
}

@Test func `The number of decimals can be chosen`() {
    let drawing = Drawing(size: CGSize(width: 1.23456, height: 0.5))
    #expect(drawing.json(decimals: 0).hasPrefix("{\"size\":[1,0],"))
    #expect(drawing.json(decimals: 5).hasPrefix("{\"size\":[1.23456,0.5],"))
    #expect(drawing.json(decimals: 50).hasPrefix("{\"size\":[1.23456,0.5],"))
}
