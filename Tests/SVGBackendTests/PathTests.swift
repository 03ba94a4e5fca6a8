import Drawing
import Foundation
import Geometry
import SVGBackend
import Testing

private func only(_ path: DrawnPath) throws -> XMLTree { try #require(tree(.path(path)).all("path").first) }

@Test func `A fill is written with its colour and opacity where they differ from black`() throws {
    #expect(try only(DrawnPath(square(), fill: .color(.black))).attributes == ["d": "M0 0H10V10H0Z"])
    let path = try only(DrawnPath(square(), fill: .color(RGBA(hex: 0x3366CC, alpha: 0.25)), evenOdd: true))
    #expect(path["fill"] == "#3366CC" && path["fill-opacity"] == "0.25" && path["fill-rule"] == "evenodd")
}

@Test func `A plain stroke has few attributes`() throws {
    let path = try only(DrawnPath(square(), stroke: Stroke(miterLimit: 4), paint: red))
    #expect(path.attributes == ["d": "M0 0H10V10H0Z", "fill": "none", "stroke": "#FF0000"])
}

@Test func `Every property of a stroke is written`() throws {
    let stroke = Stroke(width: 2.5, cap: .square, join: .miter, miterLimit: 7, dash: [3, 1.5], dashPhase: 2)
    let path = try only(DrawnPath(square(), stroke: stroke, paint: .color(RGBA(hex: 0x000000, alpha: 0.5))))
    #expect(path["stroke"] == "#000000" && path["stroke-opacity"] == "0.5" && path["stroke-width"] == "2.5")
    #expect(path["stroke-linecap"] == "square" && path["stroke-miterlimit"] == "7")
    #expect(path["stroke-dasharray"] == "3 1.5" && path["stroke-dashoffset"] == "2")
    let round = try only(DrawnPath(square(), stroke: Stroke(cap: .round, join: .bevel), paint: red))
    #expect(round["stroke-linecap"] == "round" && round["stroke-linejoin"] == "bevel")
    #expect(round["stroke-miterlimit"] == nil)
}

@Test func `Bad dashes make a solid line`() throws {
    for dash in [[1, -1], [CGFloat.nan, 2], [0, 0], [.infinity]] {
        let path = try only(DrawnPath(square(), stroke: Stroke(dash: dash, dashPhase: .nan), paint: red))
        #expect(path["stroke-dasharray"] == nil && path["stroke-dashoffset"] == nil)
    }
}

@Test func `What leaves no mark is not written`() {
    let empty = svg()
    #expect(svg(.path(DrawnPath(Outline(), fill: red))) == empty)
    #expect(svg(fill(.clear)) == empty)
    #expect(svg(.path(DrawnPath(square(), stroke: Stroke(width: 0), paint: red))) == empty)
    #expect(svg(.path(DrawnPath(square(), stroke: Stroke(width: .nan), paint: red))) == empty)
    let bad = Outline { $0.move(to: CGPoint(x: CGFloat.nan, y: 0)) }
    #expect(svg(.path(DrawnPath(bad, fill: red))) == empty)
    #expect(svg(.group(DrawnGroup([.group(DrawnGroup([]))]))) == empty)
}

@Test func `Neighbours of one style share a group`() throws {
    let grid = (0..<4).map { fill(red, x: CGFloat($0) * 20) }
    let root = try parsed(
        svgText(of: Drawing(size: CGSize(width: 9, height: 9), items: grid + [fill(.color(.white)), fill(.clear)])))
    #expect(root.children.map(\.name) == ["g", "path"])
    #expect(root.children.first?.attributes == ["fill": "#FF0000"])
    #expect(root.children.first?.children.count == 4)
    #expect(root.children.first?.children.allSatisfy { Array($0.attributes.keys) == ["d"] } == true)
}

@Test func `Numbers that are not finite never reach the output`() throws {
    let bad: [CGFloat] = [.nan, .infinity, -.infinity]
    for value in bad {
        let outline = Outline {
            $0.move(to: .zero)
            $0.line(to: CGPoint(x: 5, y: value))
            $0.line(to: CGPoint(x: 6, y: 6))
        }
        let point = CGPoint(x: value, y: 0)
        var items: [DrawingItem] = [
            .path(DrawnPath(outline, fill: red)),
            .path(DrawnPath(outline, stroke: Stroke(miterLimit: value), paint: red)),
            fill(.linear(stops: rainbow, from: point, to: .zero)),
            fill(.radial(stops: rainbow, center: .zero, startRadius: value, endRadius: 1)),
            fill(.angular(stops: rainbow, center: .zero, startAngle: value, endAngle: 1)),
            fill(
                .linear(
                    stops: [GradientStop(color: .white, location: value)] + rainbow, from: .zero,
                    to: CGPoint(x: 1, y: 1))),
            fill(.color(RGBA(red: value, green: value, blue: value, alpha: value))),
            line(run("x", x: value)), line(run("x", width: value)), line(run("x") { $0.size = value }),
            line(run("x") { $0.letterSpacing = value }), line(run("x") { $0.baselineShift = value }),
            .image(DrawnImage(data: Data([1]), encoding: .png, frame: CGRect(x: value, y: 0, width: 5, height: 5))),
            .image(DrawnImage(data: Data([1]), encoding: .png, frame: CGRect(x: 0, y: 0, width: 5, height: value))),
        ]
        items += [
            group { $0.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: value, ty: 0) },
            group { $0.opacity = value }, group { $0.blur = value }, group { $0.clip = ClipOutline(outline) },
            group { $0.shadow = DrawnShadow(color: .black, deviation: value, offset: .zero) },
            group { $0.shadow = DrawnShadow(color: .black, deviation: 1, offset: CGSize(width: value, height: 0)) },
            group { $0.mask = [.path(DrawnPath(outline, fill: red))] },
        ]
        let text = svgText(of: Drawing(size: CGSize(width: 9, height: 9), items: items)).lowercased()
        _ = try parsed(text)
        #expect(!text.contains("nan") && !text.contains("inf\"") && !text.contains("infinity"))
        // An infinity that slipped through would be written as a very large number.
        #expect(!text.contains("0000000000"))
    }
}
