import Drawing
import Foundation
import Geometry
import SVGBackend
import Testing

private let plain: [BlendMode] = [
    .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
    .exclusion, .hue, .saturation, .color, .luminosity,
]

@Test(arguments: plain) func `Blend modes of CSS keep their names`(mode: BlendMode) throws {
    let root = try tree(fill(), group { $0.blend = mode })
    #expect(root.all("g").first?["style"] == "mix-blend-mode:\(mode.rawValue)")
}

@Test func `Every mode but normal changes the output`() {
    let normal = svg(fill(x: 3), group([fill(.color(.black))]) { $0.blend = .normal })
    for mode in BlendMode.allCases where mode != .normal {
        #expect(svg(fill(x: 3), group([fill(.color(.black))]) { $0.blend = mode }) != normal)
    }
}

@Test func `Modes that not all readers know come after a similar one`() throws {
    let lighter = try tree(group { $0.blend = .plusLighter })
    #expect(lighter.all("g").first?["style"] == "mix-blend-mode:screen;mix-blend-mode:plus-lighter")
    let darker = try tree(group { $0.blend = .plusDarker })
    #expect(darker.all("g").first?["style"] == "mix-blend-mode:multiply;mix-blend-mode:plus-darker")
}

private let below = fill(.color(RGBA(hex: 0x0000FF)), x: 3)

/// A group with a mode, as the only content of a mark: the mark's siblings are its backdrop.
private func marked(_ mode: BlendMode) -> DrawingItem {
    .semantics(DrawnSemantics(role: .mark, label: "m", items: [group { $0.blend = mode }]))
}

@Test func `Destination over goes beneath its siblings`() throws {
    let root = try tree(below, marked(.destinationOver), fill(.color(.white)))
    #expect(root.children.map(\.name) == ["g", "path", "path"])
    #expect(root.all("path").map { $0["fill"] } == ["#FF0000", "#0000FF", "#FFFFFF"])
    #expect(root.children.first?["aria-label"] == "m")
}

@Test func `Destination out cuts a hole into its siblings`() throws {
    let root = try tree(below, marked(.destinationOut), fill(.color(.white)))
    let drawn = Array(root.children.dropFirst())
    #expect(drawn.map(\.name) == ["g", "path"])
    #expect(drawn.first?.children.map { $0["fill"] } == ["#0000FF"])
    let mask = try #require(root.target(drawn.first?["mask"]))
    #expect(mask["mask-type"] == "luminance")
    #expect(mask.children.map(\.name) == ["rect", "path"])
    // Black is what SVG fills with unasked.
    #expect(mask.children.map { $0["fill"] } == ["#FFFFFF", nil])
}

@Test func `Source atop is confined to its siblings`() throws {
    let root = try tree(below, marked(.sourceAtop))
    let drawn = Array(root.children.dropFirst())
    #expect(drawn.map(\.name) == ["path", "g"])
    let mask = try #require(root.target(drawn.last?["mask"]))
    #expect(mask.children.map { $0["d"] } == drawn.first.map { [$0["d"]] })
    #expect(drawn.last?.all("path").first?["fill"] == "#FF0000")
}

@Test func `With nothing beneath, atop and out draw nothing`() throws {
    #expect(svg(marked(.sourceAtop)) == svg())
    #expect(svg(marked(.destinationOut)) == svg())
    #expect(try tree(marked(.destinationOver)).all("path").count == 1)
}

@Test func `A group that isolates says so where something in it blends`() throws {
    let blended = group { $0.blend = .multiply }
    let isolated = try tree(group([blended]) { $0.isIsolated = true })
    #expect(isolated.all("g").first?["style"] == "isolation:isolate")
    let idle = try tree(group([fill()]) { $0.isIsolated = true })
    #expect(idle.all("g").isEmpty)
    let nested = try tree(group([group([blended]) { $0.isIsolated = true }]) { $0.isIsolated = true })
    #expect(nested.all("g").filter { $0["style"] == "isolation:isolate" }.count == 1)
}

@Test func `Operators within an isolated group do not reach out of it`() throws {
    let cut = group([group { $0.blend = .destinationOut }]) { $0.isIsolated = true }
    #expect(try tree(below, cut).all("mask").isEmpty)
}
