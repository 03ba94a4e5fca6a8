import Drawing
import Foundation
import Geometry
import Testing

@testable import SVGBackend

private let ends = (CGPoint(x: 0, y: 1), CGPoint(x: 9, y: 2))
private let linear = Paint.linear(stops: rainbow, from: ends.0, to: ends.1)

@Test func `A linear gradient has absolute ends and its stops`() throws {
    let root = try tree(fill(linear))
    let gradient = try #require(root.target(root.all("path").last?["fill"]))
    #expect(gradient.name == "linearGradient" && gradient["gradientUnits"] == "userSpaceOnUse")
    #expect(["x1", "y1", "x2", "y2"].map { gradient[$0] } == ["0", "1", "9", "2"])
    #expect(gradient.children.map { $0["offset"] } == ["0", "0.5", "1"])
    #expect(gradient.children.map { $0["stop-color"] } == ["#FF0000", "#00FF00", "#0000FF"])
}

@Test func `Equal gradients, clips, masks and filters are defined once`() throws {
    let items = (0..<3).flatMap { index -> [DrawingItem] in
        [
            fill(linear, x: CGFloat(index)), line(run("x", paint: linear)),
            group([fill(x: CGFloat(index))]) { $0.clip = ClipOutline(square()) },
            group([fill(x: CGFloat(index))]) { $0.mask = [fill(linear)] }, group { $0.blur = 3 },
        ]
    }
    let root = try parsed(svgText(of: Drawing(size: CGSize(width: 9, height: 9), items: items)))
    let definitions = try #require(root.all("defs").first).children
    // In a mask the gradient is white, so there are two.
    #expect(definitions.map(\.name).sorted() == ["clipPath", "filter", "linearGradient", "linearGradient", "mask"])
    let other = try tree(fill(linear), fill(.linear(stops: rainbow, from: ends.1, to: ends.0)))
    #expect(other.all("linearGradient").count == 2)
}

@Test func `Stops are brought into order and keep their opacity`() throws {
    let stops = [
        GradientStop(color: RGBA(hex: 0xFF0000, alpha: 0.5), location: -1), GradientStop(color: .white, location: 0.6),
        GradientStop(color: .black, location: 0.4), GradientStop(color: .black, location: 7),
    ]
    let root = try tree(fill(.linear(stops: stops, from: ends.0, to: ends.1)))
    #expect(root.all("stop").map { $0["offset"] } == ["0", "0.6", "0.6", "1"])
    #expect(root.all("stop").map { $0["stop-opacity"] } == ["0.5", nil, nil, nil])
}

@Test func `A gradient of one stop is its colour, one of none is no paint`() throws {
    let one = Paint.linear(stops: [GradientStop(color: RGBA(hex: 0x00FF00), location: 0.3)], from: ends.0, to: ends.1)
    #expect(try tree(fill(one)).all("path").first?["fill"] == "#00FF00")
    #expect(svg(fill(.linear(stops: [], from: ends.0, to: ends.1))) == svg())
}

@Test func `Rings of a radial gradient are stops of the whole disc`() throws {
    func radial(_ start: CGFloat, _ end: CGFloat) throws -> XMLTree {
        let root = try tree(
            fill(.radial(stops: rainbow, center: CGPoint(x: 5, y: 6), startRadius: start, endRadius: end)))
        return try #require(root.all("radialGradient").first)
    }
    let outward = try radial(10, 40)
    #expect(outward["cx"] == "5" && outward["cy"] == "6" && outward["r"] == "40")
    #expect(outward.children.map { $0["offset"] } == ["0.25", "0.625", "1"])
    let inward = try radial(40, 10)
    #expect(inward["r"] == "40")
    #expect(inward.children.map { $0["offset"] } == ["0.25", "0.625", "1"])
    #expect(inward.children.map { $0["stop-color"] } == ["#0000FF", "#00FF00", "#FF0000"])
    #expect(try radial(8, 8).children.map { $0["offset"] } == ["1", "1", "1"])
}

@Test(
    arguments: [(0, 2 * Double.pi), (-Double.pi / 2, 1.5 * .pi), (1, 2), (2, 1), (3, 3), (0, 20), (5, -30)]
        as [(Double, Double)])
func `Sectors make one whole turn without gaps`(start: Double, end: Double) throws {
    let sectors = angularSectors(rainbow, startAngle: start, endAngle: end)
    let (first, last) = (try #require(sectors.first), try #require(sectors.last))
    #expect(abs(last.end - first.start - 2 * .pi) < 1e-9)
    for (a, b) in zip(sectors, sectors.dropFirst()) { #expect(abs(a.end - b.start) < 1e-9) }
    #expect(sectors.allSatisfy { $0.end > $0.start })
}

/// The colour of the sector at an angle.
private func color(at angle: Double, _ sectors: [AngularSector]) -> RGBA? {
    for turn in -6...6 {
        let angle = angle + Double(turn) * 2 * .pi
        if let sector = sectors.first(where: { $0.start <= angle && angle < $0.end }) { return sector.color }
    }
    return nil
}

@Test func `Colours of sectors follow the angle, clockwise`() throws {
    let sectors = angularSectors(rainbow, startAngle: 0, endAngle: 2 * .pi)
    let quarter = try #require(color(at: .pi / 2, sectors))
    #expect(abs(quarter.red - 0.5) < 0.01 && abs(quarter.green - 0.5) < 0.01 && quarter.blue == 0)
    let late = try #require(color(at: 1.5 * .pi, sectors))
    #expect(late.red == 0 && abs(late.green - 0.5) < 0.01 && abs(late.blue - 0.5) < 0.01)
    let backwards = angularSectors(rainbow, startAngle: 2 * .pi, endAngle: 0)
    #expect(try #require(color(at: .pi / 2, backwards)).blue > 0.49)
}

@Test func `Half of a gap belongs to each end`() throws {
    let sectors = angularSectors(rainbow, startAngle: 0, endAngle: .pi)
    #expect(color(at: 1.25 * .pi, sectors) == RGBA(hex: 0x0000FF))
    #expect(color(at: 1.75 * .pi, sectors) == RGBA(hex: 0xFF0000))
}

@Test func `An angular fill is a fan within the shape, a stroke one within a mask`() throws {
    let angular = Paint.angular(stops: rainbow, center: CGPoint(x: 5, y: 5), startAngle: 0, endAngle: 2 * .pi)
    let filled = try tree(fill(angular))
    let fan = try #require(filled.all("g").first)
    #expect(filled.target(fan["clip-path"])?.all("path").first?["d"] == "M0 0H10V10H0Z")
    #expect(fan.children.count > 200 && fan["shape-rendering"] == nil)
    let stroked = try tree(.path(DrawnPath(square(), stroke: Stroke(width: 3), paint: angular)))
    let mask = try #require(stroked.target(stroked.all("g").first?["mask"]))
    #expect(mask.all("path").first?["stroke"] == "#FFFFFF")
    let text = try tree(line(run("Round", paint: angular)))
    #expect(text.target(text.all("g").first?["mask"])?.all("text").first?.text == "Round")
}

@Test func `Opacity of an angular gradient is that of the fan where it is even`() throws {
    func fan(_ alphas: [Double]) throws -> XMLTree {
        let stops = zip(rainbow, alphas).map { GradientStop(color: $0.color.opacity($1), location: $0.location) }
        return try #require(
            tree(fill(.angular(stops: stops, center: .zero, startAngle: 0, endAngle: 2 * .pi))).all("g").first)
    }
    let even = try fan([0.5, 0.5, 0.5])
    #expect(even["opacity"] == "0.5" && even.children.allSatisfy { $0["fill-opacity"] == nil })
    let uneven = try fan([1, 0.5, 0])
    #expect(uneven["opacity"] == nil && uneven["shape-rendering"] == "crispEdges")
    #expect(uneven.children.contains { $0["fill-opacity"] == "0.251" || $0["fill-opacity"] == "0.25" })
}
