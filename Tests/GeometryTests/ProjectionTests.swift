import Foundation
import Testing

@testable import Geometry

@Suite struct ProjectionTests {
    private let size = CGSize(width: 100, height: 50)
    private let center = CGPoint(x: 50, y: 25)

    private func turn(
        _ degrees: CGFloat, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> Projection {
        Projection(
            rotation: degrees * .pi / 180, axis: axis, anchor: center, anchorZ: anchorZ, perspective: perspective,
            size: size)
    }

    private func isClose(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { hypot(a.x - x, a.y - y) < 1e-6 }

    @Test func `a turn about the z axis is that of the plane`() {
        #expect(isClose(turn(90, (0, 0, 1))(CGPoint(x: 60, y: 25)), 50, 35))
    }

    @Test func `without perspective a turn about the y axis only narrows`() throws {
        let projection = turn(60, (0, 1, 0), perspective: 0)
        let affine = try #require(projection.affine)
        #expect(isClose(CGPoint(x: 100, y: 0).applying(affine), 75, 0))
        #expect(isClose(projection(CGPoint(x: 0, y: 50)), 25, 50))
    }

    @Test func `in perspective the side that turns away is smaller`() {
        // At 30 degrees a side 50 points from the axis is 25 points nearer or farther; the eye is 100 points away.
        let projection = turn(30, (0, 1, 0))
        let reach = 50 * cos(CGFloat.pi / 6)
        let (near, far) = (1 / (1 - 0.25), 1 / (1 + 0.25))
        #expect(isClose(projection(CGPoint(x: 100, y: 0)), 50 + reach * far, 25 - 25 * far))
        #expect(isClose(projection(CGPoint(x: 0, y: 0)), 50 - reach * near, 25 - 25 * near))
        #expect(projection.affine == nil)
    }

    @Test func `half a turn shows the back, and no turn nothing else`() {
        #expect(isClose(turn(180, (1, 0, 0))(CGPoint(x: 10, y: 10)), 10, 40))
        #expect(isClose(turn(0, (1, 2, 3), anchorZ: 40)(CGPoint(x: 10, y: 10)), 10, 10))
        #expect(turn(.nan, (0, 1, 0)) == .identity)
        #expect(turn(30, (0, 0, 0)) == .identity)
    }

    @Test func `an axis before the plane moves it`() {
        // The plane lies 20 points behind the axis: a quarter turn about y brings it 20 points to one side, edge on.
        let projection = turn(90, (0, 1, 0), anchorZ: 20, perspective: 0)
        #expect(isClose(projection(CGPoint(x: 80, y: 10)), 30, 10))
    }

    @Test func `transforms follow one another and agree with affine ones`() {
        let move = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 1, tx: 3, ty: 4)
        let both = Projection(move).concatenating(turn(20, (1, 1, 0)))
        let point = CGPoint(x: 7, y: 9)
        let image = turn(20, (1, 1, 0))(point.applying(move))
        #expect(isClose(both(point), image.x, image.y))
    }

    @Test func `the nearest affine transform has the value and the slope`() {
        let projection = turn(40, (1, 1, 0))
        let point = CGPoint(x: 30, y: 20)
        let affine = projection.affine(near: point)
        #expect(
            hypot(point.applying(affine).x - projection(point).x, point.applying(affine).y - projection(point).y) < 1e-9
        )
        let step = CGPoint(x: 30.01, y: 20.02)
        let (a, b) = (step.applying(affine), projection(step))
        #expect(hypot(a.x - b.x, a.y - b.y) < 1e-4)
    }

    @Test func `curves keep within a tenth of a point of their image`() {
        let projection = turn(50, (0, 1, 0))
        let circle = Outline { $0.addEllipse(in: CGRect(x: 0, y: -25, width: 100, height: 100)) }
        let image = circle.projected(by: projection)
        // Points of the image, back on the circle.
        var pen = CGPoint.zero
        image.forEach { element in
            guard case .cubic(let c1, let c2, let end) = element else {
                if case .move(let point) = element { pen = point }
                return
            }
            for t in [0.25, 0.5, 0.75] as [CGFloat] {
                let u = 1 - t
                let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                let point = CGPoint(
                    x: w0 * pen.x + w1 * c1.x + w2 * c2.x + w3 * end.x,
                    y: w0 * pen.y + w1 * c1.y + w2 * c2.y + w3 * end.y)
                // The nearest of many exact points.
                let nearest = (0..<4000).map { index -> CGFloat in
                    let angle = CGFloat(index) / 4000 * 2 * .pi
                    let exact = projection(CGPoint(x: 50 + 50 * cos(angle), y: 25 + 50 * sin(angle)))
                    return hypot(exact.x - point.x, exact.y - point.y)
                }.min()
                #expect((nearest ?? 1) < 0.1)
            }
            pen = end
        }
    }
}
