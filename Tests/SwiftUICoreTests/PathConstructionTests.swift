import Foundation
import Geometry
import Testing

@testable import SwiftUICore

private func near(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < tolerance && abs(a.y - y) < tolerance
}

private func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 0.01) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.maxX - b.maxX) < tolerance
        && abs(a.maxY - b.maxY) < tolerance
}

@Suite struct PathArcTests {
    @Test func `an arc that is not clockwise runs with growing angles`() {
        let path = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        #expect(near(path.currentPoint, 0, 10))
        #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
    }

    @Test func `a clockwise arc takes the other way round`() {
        let path = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        }
        #expect(near(path.currentPoint, 0, 10))
        #expect(near(path.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
    }

    @Test(arguments: [(0.0, 360.0, false), (0, 360, true), (90, -270, true), (0, 720, false), (30, 390, false)])
    func `a whole turn is a circle`(start: Double, end: Double, clockwise: Bool) {
        let path = Path {
            $0.addArc(
                center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .degrees(start), endAngle: .degrees(end),
                clockwise: clockwise)
        }
        #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(abs(path.outline.length - 10 * .pi) < 0.01)
    }

    @Test func `an arc joins the current point by a line`() {
        let path = Path {
            $0.move(to: .zero)
            $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
        }
        #expect(path.description.hasPrefix("0 0 m 10 0 l"))
        #expect(near(path.currentPoint, 0, -10))
    }

    @Test func `an arc between tangents touches both lines`() {
        let path = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        }
        #expect(path.outline.verbs == [.move, .line, .cubic])
        #expect(near(path.outline.points[1], 6, 0))
        #expect(near(path.currentPoint, 10, 4))
        #expect(abs(path.outline.length - (6 + 2 * .pi)) < 0.001)
    }

    @Test func `tangents on one line leave a line to the corner`() {
        let path = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        }
        #expect(path.description == "0 0 m 10 0 l")
    }

    @Test func `a transform makes an ellipse of an arc`() {
        let path = Path {
            $0.addArc(
                center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false,
                transform: CGAffineTransform(scaleX: 20, y: 5))
        }
        #expect(near(path.boundingRect, CGRect(x: -20, y: -5, width: 40, height: 10)))
    }
}

@Suite struct PathConstructionTests {
    @Test func `lines and curves need a point to start from`() {
        let path = Path {
            $0.addLine(to: CGPoint(x: 1, y: 1))
            $0.addCurve(to: .zero, control1: .zero, control2: .zero)
            $0.addQuadCurve(to: .zero, control: .zero)
            $0.closeSubpath()
        }
        #expect(path.isEmpty)
        #expect(path.currentPoint == nil)
        #expect(path.boundingRect.isNull)
    }

    @Test func `closing goes back to where the subpath began`() {
        let path = Path {
            $0.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 9)])
            $0.closeSubpath()
            $0.addLine(to: CGPoint(x: 3, y: 3))
        }
        #expect(path.description == "1 2 m 5 2 l 5 9 l h 3 3 l")
        #expect(path.outline.subpaths.count == 2)
        #expect(path.outline.subpaths.last?.start == CGPoint(x: 1, y: 2))
    }

    @Test func `a path is read back from its description`() {
        let path = Path {
            $0.move(to: CGPoint(x: 1.5, y: -2))
            $0.addLine(to: CGPoint(x: 3, y: 4))
            $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
            $0.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
            $0.closeSubpath()
        }
        #expect(path.description == "1.5 -2 m 3 4 l 7 8 5 6 q 1 1 2 2 0 0 c h")
        #expect(Path(path.description) == path)
        #expect(Path("1 m") == nil)
        #expect(Path("1 2 l") == nil)
        #expect(Path("1 2") == nil)
        #expect(Path("0 0 2 3 re") == Path(CGRect(x: 0, y: 0, width: 2, height: 3)))
    }

    @Test func `elements are given in order`() {
        var elements: [Path.Element] = []
        Path(CGRect(x: 0, y: 0, width: 2, height: 1)).forEach { elements.append($0) }
        #expect(
            elements == [
                .move(to: .zero), .line(to: CGPoint(x: 2, y: 0)), .line(to: CGPoint(x: 2, y: 1)),
                .line(to: CGPoint(x: 0, y: 1)), .closeSubpath,
            ])
    }

    @Test func `paths are moved, transformed and joined`() {
        let square = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(square.offsetBy(dx: 1, dy: -1).boundingRect == CGRect(x: 1, y: -1, width: 2, height: 2))
        #expect(
            square.applying(CGAffineTransform(scaleX: 2, y: 3)).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 6))
        var both = square
        both.addPath(square, transform: CGAffineTransform(translationX: 10, y: 0))
        #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 12, height: 2))
    }
}

extension Outline {
    fileprivate var length: CGFloat { subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } } }
}
