import Drawing
import Foundation
import Geometry
import Testing

private func data(_ decimals: Int = 3, _ build: (inout Outline) -> Void) -> String {
    var out = TextBuffer()
    out.pathData(Outline(build), decimals: decimals)
    return out.string
}

private func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

@Test func `Path data leaves out repeated letters and needless separators`() {
    #expect(data { $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4)) } == "M1 2H4V6H1Z")
    let line = data {
        $0.move(to: p(0, 0))
        $0.line(to: p(1, -2))
        $0.line(to: p(-3, 0.5))
    }
    #expect(line == "M0 0 1-2-3 .5")
    let curves = data {
        $0.move(to: .zero)
        $0.cubic(to: p(3, 3), control1: p(1, 1), control2: p(2, 2))
        $0.cubic(to: p(6, 6), control1: p(4, 4), control2: p(5, 5))
        $0.quad(to: p(8, 8), control: p(7, 7))
    }
    #expect(curves == "M0 0C1 1 2 2 3 3 4 4 5 5 6 6Q7 7 8 8")
}

@Test func `A line after a close is written in full, because the pen has moved`() {
    let text = data {
        $0.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        $0.line(to: p(0, 2))
    }
    #expect(text == "M0 0H2V2H0ZL0 2")
}

@Test func `A dot keeps its line of no length, further ones are dropped`() {
    let dot = data {
        $0.move(to: p(5, 5))
        $0.line(to: p(5, 5))
    }
    #expect(dot == "M5 5H5")
    let still = data {
        $0.move(to: p(5, 5))
        $0.line(to: p(6, 7))
        $0.line(to: p(6.0001, 7))
    }
    #expect(still == "M5 5 6 7")
}

@Test func `A path is split at points that are not finite`() {
    let line = data {
        $0.move(to: p(0, 0))
        $0.line(to: p(1, 1))
        $0.line(to: p(.nan, 2))
        $0.line(to: p(3, 3))
        $0.line(to: p(4, 5))
        $0.close()
    }
    #expect(line == "M0 0 1 1M3 3 4 5")
    let curve = data {
        $0.move(to: p(.infinity, 0))
        $0.cubic(to: p(3, 3), control1: p(1, 1), control2: p(2, 2))
        $0.cubic(to: p(6, 6), control1: p(4, -.infinity), control2: p(5, 5))
        $0.quad(to: p(8, 8), control: p(7, 7))
        $0.line(to: p(9, 8))
    }
    #expect(curve == "M3 3M8 8H9")
    #expect(data { $0.move(to: p(.nan, .nan)) } == "")
}

@Test func `Path data comes back to the outline's points, also beyond one buffer`() throws {
    var generator = SplitMix64(seed: 3)
    let outline = Outline { outline in
        for index in 0..<5_000 {
            func coordinate() -> CGFloat { CGFloat.random(in: -2000...2000, using: &generator) }
            let (a, b, c) = (
                p(coordinate(), coordinate()), p(coordinate(), coordinate()), p(coordinate(), coordinate())
            )
            if index % 1000 == 0 { outline.move(to: a) } else { outline.cubic(to: c, control1: a, control2: b) }
        }
    }
    var out = TextBuffer()
    let isWritten = out.pathData(outline, decimals: 3)
    #expect(isWritten)
    var numbers: [Double] = []
    var token = ""
    for character in out.string + " " {
        if character.isNumber || character == "." || (character == "-" && token.isEmpty) {
            token.append(character)
        } else {
            if !token.isEmpty { numbers.append(try #require(Double(token))) }
            token = character == "-" ? "-" : ""
        }
    }
    let expected = outline.points.flatMap { [Double($0.x), Double($0.y)] }
    #expect(numbers.count == expected.count)
    #expect(zip(numbers, expected).allSatisfy { abs($0 - $1) <= 0.00051 })
}
