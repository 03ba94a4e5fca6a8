import Foundation
import Geometry
import ShapeKit
import Testing

@Suite struct CurveTests {
    static let methods: [CurveMethod] = [
        .linear, .cardinal, .cardinal(tension: 0.5), .catmullRom, .catmullRom(alpha: 0), .catmullRom(alpha: 1),
        .monotone,
        .stepStart, .stepCenter, .stepEnd,
    ]

    private func points(_ pairs: [(Double, Double)]) -> [CGPoint] { pairs.map { CGPoint(x: $0.0, y: $0.1) } }

    private func elements(_ points: [CGPoint], _ method: CurveMethod, _ axis: CurveAxis = .horizontal) -> [Outline
        .Element]
    {
        var all: [Outline.Element] = []
        lineOutline(points, method: method, axis: axis).forEach { all.append($0) }
        return all
    }

    @Test("A cardinal spline has its control points a sixth of the neighbours' distance away, at the ends on the end")
    func cardinal() throws {
        let p = points([(0, 0), (10, 30), (20, 10), (30, 40)])
        let all = elements(p, .cardinal)
        #expect(all.count == 4)
        guard case .cubic(let begin, let toward, _) = all[1] else { return #expect(Bool(false), "not a cubic") }
        #expect(begin == p[0] && near(toward, CGPoint(x: 10 - 20.0 / 6, y: 30 - 10.0 / 6)))
        guard case .cubic(let c1, let c2, let end) = all[2] else { return #expect(Bool(false), "not a cubic") }
        #expect(near(c1, CGPoint(x: 10 + 20.0 / 6, y: 30 + 10.0 / 6)))
        #expect(near(c2, CGPoint(x: 20 - 20.0 / 6, y: 10 - 10.0 / 6)))
        #expect(end == p[2])
        guard case .cubic(_, let last, _) = all[3] else { return #expect(Bool(false), "not a cubic") }
        #expect(last == p[3])
        for case .cubic(let a, let b, let to) in elements(p, .cardinal(tension: 1)) where to == p[2] {
            #expect(a == p[1] && b == p[2])
        }
    }

    @Test("A uniform Catmull-Rom spline is the cardinal spline without tension")
    func uniform() {
        let p = points([(0, 0), (10, 30), (24, 10), (30, 40), (31, 2)])
        let (a, b) = (lineOutline(p, method: .catmullRom(alpha: 0)), lineOutline(p, method: .cardinal))
        #expect(a.verbs == b.verbs)
        #expect(zip(a.points, b.points).allSatisfy { near($0, $1) })
    }

    @Test("A centripetal spline weighs its neighbours by the root of their distance")
    func centripetal() {
        let p = points([(0, 0), (9, 0), (10, 0), (14, 0)])
        // Distances 9, 1 and 4: roots 3, 1 and 2.
        guard case .cubic(let c1, let c2, _) = elements(p, .catmullRom)[2] else {
            return #expect(Bool(false), "not a cubic")
        }
        #expect(abs(c1.x - (9.0 * (18 + 9 + 1) - 0 * 1 + 10 * 9) / (9 * 4)) < 1e-12)
        #expect(abs(c2.x - (10.0 * (8 + 6 + 1) + 9 * 4 - 14 * 1) / (6 * 3)) < 1e-12)
    }

    @Test("A monotone curve is flat at extremes and follows Steffen's slopes between them")
    func monotone() {
        let p = points([(0, 0), (2, 2), (4, 6), (6, 4)])
        let all = elements(p, .monotone)
        guard case .cubic(let c1, let c2, _) = all[2] else { return #expect(Bool(false), "not a cubic") }
        // Chords 1, 2 and -1: the parabola's slope at the second point is 1.5, twice the least is 2·min(1, 2, 0.75).
        #expect(near(c1, CGPoint(x: 2 + 2.0 / 3, y: 2 + 1.5 * 2 / 3)))
        #expect(near(c2, CGPoint(x: 4 - 2.0 / 3, y: 6)), "the third point is an extreme")
        guard case .cubic(let start, _, _) = all[1] else { return #expect(Bool(false), "not a cubic") }
        #expect(near(start, CGPoint(x: 2.0 / 3, y: (3 * 1 - 1.5) / 2 * 2 / 3)))
    }

    @Test("A monotone curve never leaves the values at both ends of an interval")
    func noOvershoot() {
        var random = SeededRandom(seed: 31)
        for axis in [CurveAxis.horizontal, .vertical] {
            for _ in 0..<300 {
                var along = 0.0
                let p = (0..<12).map { _ -> CGPoint in
                    along += random.double(in: 0.01...5)
                    let across = (random.double(in: -50...50) / 20).rounded() * 20
                    return axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
                }
                for case (let index, .cubic(let c1, let c2, let to)) in elements(p, .monotone, axis).enumerated() {
                    let from = p[index - 1]
                    func values(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.y : point.x }
                    let limits = min(values(from), values(to)) - 1e-9...max(values(from), values(to)) + 1e-9
                    for t in stride(from: CGFloat(0), through: 1, by: 0.05) {
                        let u = 1 - t
                        let value =
                            u * u * u * values(from) + 3 * u * u * t * values(c1) + 3 * u * t * t * values(c2)
                            + t * t * t * values(to)
                        #expect(limits.contains(value))
                    }
                }
            }
        }
    }

    @Test("Steps change value at the start, in the middle or at the end of each interval")
    func steps() {
        let p = points([(0, 0), (10, 5), (20, 2)])
        #expect(lineOutline(p, method: .stepStart).points == points([(0, 0), (0, 5), (10, 5), (10, 2), (20, 2)]))
        #expect(
            lineOutline(p, method: .stepCenter).points == points([(0, 0), (5, 0), (5, 5), (15, 5), (15, 2), (20, 2)]))
        #expect(lineOutline(p, method: .stepEnd).points == points([(0, 0), (10, 0), (10, 5), (20, 5), (20, 2)]))
        let down = lineOutline(points([(0, 0), (5, 10)]), method: .stepEnd, axis: .vertical)
        #expect(down.points == points([(0, 0), (0, 10), (5, 10)]))
    }

    @Test("Curves pass through all their points and keep to the order", arguments: methods)
    func interpolates(_ method: CurveMethod) {
        var random = SeededRandom(seed: 77)
        var x = 0.0
        let p = (0..<50).map { _ -> CGPoint in
            x += random.double(in: 0.1...3)
            return CGPoint(x: x, y: random.double(in: -10...10))
        }
        let outline = lineOutline(p, method: method)
        #expect(outline.isFinite)
        #expect(outline.points.first == p[0] && outline.points.last == p[49])
        if method == .stepCenter { return }
        var rest = outline.points[...]
        for point in p {
            let found = rest.firstIndex(of: point)
            #expect(found != nil)
            if let found { rest = rest[found...] }
        }
    }

    @Test("Two points are joined directly, one is a dot, none is nothing", arguments: methods)
    func few(_ method: CurveMethod) {
        #expect(lineOutline([], method: method).isEmpty)
        let one = CGPoint(x: 3, y: 4)
        #expect(lineOutline([one], method: method).verbs == [.move, .line])
        #expect(lineOutline([one], method: method).points == [one, one])
        #expect(lineOutline([one], method: method, showsDots: false).isEmpty)
        let two = lineOutline(points([(0, 0), (10, 10)]), method: method)
        #expect(two.verbs.allSatisfy { $0 == .move || $0 == .line })
    }

    @Test("Gaps break the line, also at both ends and side by side", arguments: methods)
    func gaps(_ method: CurveMethod) {
        let p = points([
            (.nan, 1), (0, 0), (1, 1), (2, .nan), (3, .infinity), (4, 4), (5, .nan), (6, 1), (7, 2), (8, 3), (9, .nan),
        ])
        let outline = lineOutline(p, method: method)
        #expect(outline.isFinite)
        #expect(outline.verbs.filter { $0 == .move }.count == 3)
        #expect(lineOutline(points([(.nan, .nan), (0, .infinity)]), method: method).isEmpty)
    }

    @Test("Doubled points and vertical jumps give finite curves", arguments: methods)
    func doubled(_ method: CurveMethod) {
        let p = points([(0, 0), (0, 0), (5, 5), (5, 5), (5, 9), (5, 2), (3, 1), (3, 1), (3, 1)])
        for axis in [CurveAxis.horizontal, .vertical] { #expect(lineOutline(p, method: method, axis: axis).isFinite) }
        let all = Array(repeating: CGPoint(x: 1, y: 1), count: 6)
        #expect(lineOutline(all, method: method).isFinite)
    }

    @Test("An area goes along the upper border and back along the same curve of the lower one", arguments: methods)
    func areas(_ method: CurveMethod) {
        let upper = points([(0, 0), (10, 8), (20, 2), (30, 6)])
        let lower = upper.map { CGPoint(x: $0.x, y: $0.y + 20) }
        let area = areaOutline(upper: upper, lower: lower, method: method)
        #expect(area.verbs.last == .close)
        // Two parallel borders 20 apart over 30 points, whatever the curve.
        #expect(abs(OutlineProbe(area).area - 600) < 1e-6)
        let forwards = lineOutline(lower, method: method).points
        let back = Array(area.points.suffix(forwards.count).reversed())
        if method != .stepStart, method != .stepEnd {
            #expect(zip(back, forwards).allSatisfy { near($0, $1) })
        } else {
            #expect(back == forwards)
        }
    }

    @Test("An area is broken where either border has no value, and a lone point can be a sliver")
    func areaGaps() {
        let upper = points([(0, 0), (1, 1), (2, .nan), (3, 3), (4, 1), (5, 2), (6, 2)])
        let lower = points([(0, 9), (1, 9), (2, 9), (3, 9), (4, .nan), (5, 9), (6, 9)])
        #expect(areaOutline(upper: upper, lower: lower, method: .linear).verbs.filter { $0 == .close }.count == 2)
        let lone = areaOutline(upper: upper, lower: lower, method: .linear, loneWidth: 2)
        #expect(lone.verbs.filter { $0 == .close }.count == 3)
        #expect(lone.points.contains(CGPoint(x: 2, y: 3)) && lone.points.contains(CGPoint(x: 4, y: 9)))
        #expect(areaOutline(upper: upper, lower: [], method: .linear).isEmpty)
    }
}
