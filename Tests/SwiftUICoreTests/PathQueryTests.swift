import Foundation
import Geometry
import Testing

@testable import SwiftUICore

@Suite struct PathQueryTests {
    @Test func `the bounding rectangle leaves control points out`() {
        let path = Path {
            $0.move(to: .zero)
            $0.addCurve(
                to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 10, y: 20))
        }
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 15))
        let quadratic = Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
        }
        #expect(abs(quadratic.boundingRect.height - 4) < 1e-9)
    }

    @Test func `points are in or out of a circle`() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(circle.contains(CGPoint(x: 5, y: 5)))
        #expect(circle.contains(CGPoint(x: 1.5, y: 1.5)))
        #expect(!circle.contains(CGPoint(x: 1.4, y: 1.4)))
        #expect(circle.contains(CGPoint(x: 9.99, y: 5)))
        #expect(!circle.contains(CGPoint(x: 10.01, y: 5)))
    }

    @Test func `the even-odd rule makes a hole of an inner path`() {
        let ring = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        }
        #expect(ring.contains(CGPoint(x: 5, y: 5)))
        #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: true))
    }

    @Test func `an open path contains what closing it would`() {
        let corner = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
        #expect(corner.contains(CGPoint(x: 2, y: 2)))
        #expect(!corner.contains(CGPoint(x: 6, y: 6)))
    }
}

@Suite struct PathTrimTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `a trimmed square runs along its sides`() {
        #expect(square.trimmedPath(from: 0, to: 0.25).description == "0 0 m 10 0 l")
        #expect(square.trimmedPath(from: 0.125, to: 0.5).description == "5 0 m 10 0 l 10 10 l")
        #expect(square.trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
    }

    @Test func `everything is itself and nothing is empty`() {
        #expect(square.trimmedPath(from: 0, to: 1) == square)
        #expect(square.trimmedPath(from: -3, to: 7) == square)
        #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(square.trimmedPath(from: 0.7, to: 0.3).isEmpty)
        #expect(square.trimmedPath(from: .nan, to: .nan).isEmpty)
    }

    @Test(arguments: [0.1, 0.25, 0.4, 0.77])
    func `half circles are cut by their length`(fraction: CGFloat) throws {
        let circle = Path {
            $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        }
        let end = try #require(circle.trimmedPath(from: 0, to: fraction).currentPoint)
        let angle = 2 * CGFloat.pi * fraction
        #expect(abs(end.x - 10 * cos(angle)) < 0.01)
        #expect(abs(end.y - 10 * sin(angle)) < 0.01)
    }

    @Test func `subpaths that lie within as a whole stay closed`() {
        let two = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        }
        #expect(
            two.trimmedPath(from: 0, to: 0.625).description
                == "0 0 m 10 0 l 10 10 l 0 10 l 0 0 l h 20 0 m 30 0 l")
    }
}

@Suite struct PathStrokeTests {
    private func stroked(_ path: Path, _ style: StrokeStyle) -> Path { path.strokedPath(style) }

    private let corner = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }

    @Test func `a line becomes a bar of its width`() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
        #expect(stroked(line, StrokeStyle(lineWidth: 4)).boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(
            stroked(line, StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
                == CGRect(x: -2, y: -2, width: 14, height: 4))
        let round = stroked(line, StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(abs(round.boundingRect.minX + 2) < 1e-6 && abs(round.boundingRect.maxX - 12) < 1e-6)
        #expect(round.contains(CGPoint(x: -1.3, y: 1.3)))
        #expect(!round.contains(CGPoint(x: -1.6, y: 1.6)))
    }

    @Test func `joins fill the outside of a corner`() {
        let (inside, beyond) = (CGPoint(x: 11.9, y: -1.9), CGPoint(x: 11.2, y: -1.2))
        let miter = stroked(corner, StrokeStyle(lineWidth: 4))
        #expect(miter.contains(inside))
        let bevel = stroked(corner, StrokeStyle(lineWidth: 4, lineJoin: .bevel))
        #expect(!bevel.contains(inside) && !bevel.contains(beyond) && bevel.contains(CGPoint(x: 10.8, y: -0.8)))
        let round = stroked(corner, StrokeStyle(lineWidth: 4, lineJoin: .round))
        #expect(!round.contains(inside) && round.contains(beyond))
        let limited = stroked(corner, StrokeStyle(lineWidth: 4, miterLimit: 1))
        #expect(!limited.contains(inside))
    }

    @Test func `corners that turn either way are filled alike`() {
        let other = corner.applying(CGAffineTransform(scaleX: 1, y: -1))
        for style in [StrokeStyle(lineWidth: 4), StrokeStyle(lineWidth: 4, lineJoin: .round)] {
            let (a, b) = (stroked(corner, style), stroked(other, style))
            for (x, y) in [(11.9, -1.9), (11.2, -1.2), (8.1, 1.9), (5, 2.1), (12.1, 5), (7, 5), (9, 9)] {
                #expect(a.contains(CGPoint(x: x, y: y)) == b.contains(CGPoint(x: x, y: -y)), "at \(x), \(y)")
            }
        }
    }

    @Test func `a closed path becomes a ring`() {
        let ring = stroked(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), StrokeStyle(lineWidth: 2))
        #expect(ring.boundingRect == CGRect(x: -1, y: -1, width: 22, height: 22))
        #expect(ring.contains(CGPoint(x: -0.9, y: -0.9)))
        #expect(ring.contains(CGPoint(x: 0.9, y: 10)))
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    }

    @Test func `dashes leave gaps and begin at their phase`() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
        func marks(_ style: StrokeStyle) -> [CGFloat] {
            stroked(line, style).outline.subpaths.flatMap { part in
                [part.segments.map(\.end.x).min() ?? .nan, part.segments.map(\.end.x).max() ?? .nan]
            }
        }
        #expect(marks(StrokeStyle(lineWidth: 1, dash: [2, 3])) == [0, 2, 5, 7])
        #expect(marks(StrokeStyle(lineWidth: 1, dash: [3])) == [0, 3, 6, 9])
        #expect(marks(StrokeStyle(lineWidth: 1, dash: [2, 3], dashPhase: 1)) == [0, 1, 4, 6, 9, 10])
        #expect(marks(StrokeStyle(lineWidth: 1, dash: [2, 3], dashPhase: -1)) == [1, 3, 6, 8])
        #expect(marks(StrokeStyle(lineWidth: 1, dash: [0, 0])) == [0, 10])
    }

    @Test func `dashes of no length are dots under round caps`() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
        let dots = stroked(line, StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 5]))
        #expect(dots.contains(CGPoint(x: 5.9, y: 0)))
        #expect(!dots.contains(CGPoint(x: 6.1, y: 0)))
        #expect(!dots.contains(CGPoint(x: 2.5, y: 0)))
        #expect(stroked(line, StrokeStyle(lineWidth: 2, dash: [0, 5])).isEmpty)
    }

    @Test func `a pattern too fine to see is a solid line, in no time`() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 1000, y: 0)]) }
        #expect(stroked(line, StrokeStyle(lineWidth: 2, dash: [1e-9])).outline.subpaths.count == 1)
    }
}
