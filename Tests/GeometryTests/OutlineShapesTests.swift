import Foundation
import Geometry
import Testing

/// Points on the outline, 16 per curve.
private func samples(_ outline: Outline) -> [CGPoint] {
    var result: [CGPoint] = []
    var pen = CGPoint.zero
    outline.forEach { element in
        switch element {
        case .move(let point), .line(let point):
            result.append(point)
            pen = point
        case .quad(_, let to): pen = to
        case .cubic(let c1, let c2, let to):
            for step in 1...16 {
                let t = CGFloat(step) / 16
                let u = 1 - t
                let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                result.append(
                    CGPoint(
                        x: a * pen.x + b * c1.x + c * c2.x + d * to.x, y: a * pen.y + b * c1.y + c * c2.y + d * to.y))
            }
            pen = to
        case .close: break
        }
    }
    return result
}

private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

@Test(arguments: [0.01, 0.5, 1.57, .pi, 4, 2 * .pi, 9, -0.3, -2 * .pi])
func `An arc stays on its circle and ends at its angles`(sweep: Double) throws {
    let center = CGPoint(x: 20, y: -5)
    for start in [0.0, 1, -2.5] {
        let outline = Outline { $0.addArc(center: center, radius: 1, start: start, sweep: sweep) }
        for point in samples(outline) { #expect(abs(distance(point, center) - 1) < 1e-3) }
        let (first, last) = (try #require(outline.points.first), try #require(outline.currentPoint))
        #expect(distance(first, CGPoint(x: 20 + cos(start), y: -5 + sin(start))) < 1e-9)
        #expect(distance(last, CGPoint(x: 20 + cos(start + sweep), y: -5 + sin(start + sweep))) < 1e-9)
    }
}

@Test func `A positive sweep goes clockwise on the canvas`() throws {
    let outline = Outline { $0.addArc(center: .zero, radius: 2, start: 0, sweep: .pi / 2) }
    let last = try #require(outline.currentPoint)
    #expect(distance(last, CGPoint(x: 0, y: 2)) < 1e-9)
    #expect(samples(outline).allSatisfy { $0.y >= -1e-9 })
}

@Test func `An arc joins the pen by a line unless it is there already`() {
    var outline = Outline { $0.move(to: .zero) }
    outline.addArc(center: .zero, radius: 1, start: 0, sweep: 1)
    #expect(outline.verbs == [.move, .line, .cubic])
    outline.addArc(center: .zero, radius: 1, start: 1, sweep: 1)
    #expect(outline.verbs == [.move, .line, .cubic, .cubic])
}

@Test func `An arc of bad numbers adds nothing`() {
    for bad in [CGFloat.nan, CGFloat.infinity] {
        var outline = Outline()
        outline.addArc(center: .zero, radius: bad, start: 0, sweep: 1)
        outline.addArc(center: .zero, radius: 1, start: bad, sweep: 1)
        outline.addArc(center: .zero, radius: 1, start: 0, sweep: bad)
        #expect(outline.isEmpty)
    }
}

@Test func `An ellipse keeps to its equation and fills its box`() {
    let outline = Outline { $0.addEllipse(in: CGRect(x: 10, y: 20, width: 8, height: 4)) }
    for point in samples(outline) {
        let (u, v) = ((point.x - 14) / 4, (point.y - 22) / 2)
        #expect(abs(hypot(u, v) - 1) < 1e-3)
    }
    #expect(outline.controlBounds == CGRect(x: 10, y: 20, width: 8, height: 4))
    #expect(outline.verbs.last == .close)
}

@Test func `A rounded rectangle keeps its box and its corners' circles`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let outline = Outline { $0.addRoundedRect(rect, topLeft: 5, topRight: 0, bottomRight: 8, bottomLeft: 2) }
    #expect(outline.controlBounds == rect)
    #expect(outline.verbs.filter { $0 == .cubic }.count == 3)
    for point in samples(outline) {
        if point.x < 5, point.y < 5 { #expect(abs(distance(point, CGPoint(x: 5, y: 5)) - 5) < 5e-3) }
        if point.x > 32, point.y > 12 { #expect(abs(distance(point, CGPoint(x: 32, y: 12)) - 8) < 8e-3) }
        if point.x < 2, point.y > 18 { #expect(abs(distance(point, CGPoint(x: 2, y: 18)) - 2) < 2e-3) }
    }
}

@Test func `Radii are limited to half of the shorter side, bad ones are none`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let pill = Outline { $0.addRoundedRect(rect, radius: 1000) }
    let limited = Outline { $0.addRoundedRect(rect, radius: 10) }
    #expect(pill == limited)
    for bad in [CGFloat.nan, -3, -CGFloat.infinity] {
        let plain = Outline { $0.addRoundedRect(rect, radius: bad) }
        #expect(!plain.verbs.contains(.cubic))
        #expect(plain.controlBounds == rect)
    }
}
