import Foundation
import ShapeKit
import Testing

@Suite struct LineReductionTests {
    @Test("One spike among a million equal values survives")
    func spike() {
        var random = SeededRandom(seed: 8)
        let place = Int.random(in: 0..<1_000_000, using: &random)
        let points = (0..<1_000_000).map { CGPoint(x: Double($0) * 600 / 1_000_000, y: $0 == place ? 1 : 0) }
        let reduced = reduceToColumns(points, pixelWidth: 0.5)
        #expect(reduced.count <= 4 * 1201)
        #expect(reduced.contains(points[place]))
        #expect(reduced.first == points.first && reduced.last == points.last)
    }

    @Test("Each column keeps its first, lowest, highest and last point, in order")
    func columns() {
        var random = SeededRandom(seed: 10)
        for axis in [CurveAxis.horizontal, .vertical] {
            let along = (0..<5000).map { _ in random.double(in: -20...80) }.sorted()
            let points = along.map { value -> CGPoint in
                let across = random.double(in: -5...5)
                return axis == .horizontal ? CGPoint(x: value, y: across) : CGPoint(x: across, y: value)
            }
            func column(_ point: CGPoint) -> Double { ((axis == .horizontal ? point.x : point.y) / 2).rounded(.down) }
            func across(_ point: CGPoint) -> Double { axis == .horizontal ? point.y : point.x }
            let reduced = reduceToColumns(points, pixelWidth: 2, axis: axis)
            #expect(reduced.count <= 51 * 4)
            let (all, kept) = (Dictionary(grouping: points, by: column), Dictionary(grouping: reduced, by: column))
            #expect(all.count == kept.count)
            for (key, group) in all {
                let picks = kept[key] ?? []
                #expect(picks.first == group.first && picks.last == group.last)
                #expect(picks.map(across).min() == group.map(across).min())
                #expect(picks.map(across).max() == group.map(across).max())
            }
            var rest = points[...]
            for point in reduced {
                guard let found = rest.firstIndex(of: point) else { return #expect(Bool(false), "out of order") }
                rest = rest[(found + 1)...]
            }
        }
    }

    @Test("A line with few points comes back as it is")
    func notNeeded() {
        let sparse = (0..<300).map { CGPoint(x: Double($0), y: Double($0 % 7)) }
        #expect(reduceToColumns(sparse, pixelWidth: 1) == sparse)
        #expect(reduceToColumns([], pixelWidth: 1).isEmpty)
        let dense = (0..<300).map { CGPoint(x: Double($0) / 100, y: Double($0 % 7)) }
        for width in [0, -1, CGFloat.nan, .infinity] { #expect(reduceToColumns(dense, pixelWidth: width) == dense) }
    }

    @Test("Gaps stay gaps")
    func gaps() {
        var points = (0..<1000).map { CGPoint(x: Double($0) / 100, y: sin(Double($0))) }
        for index in [0, 13, 500, 501, 999] { points[index].y = .nan }
        points[700].x = .nan
        let reduced = reduceToColumns(points, pixelWidth: 1)
        #expect(reduced.count < 100)
        #expect(reduced.filter { $0.x.isNaN || $0.y.isNaN }.count == 6)
    }

    @Test("Both borders of an area keep their points in pairs")
    func areas() {
        var random = SeededRandom(seed: 14)
        let upper = (0..<4000).map { CGPoint(x: Double($0) / 100, y: random.double(in: 0...1)) }
        let lower = upper.map { CGPoint(x: $0.x, y: 10 + random.double(in: 0...1)) }
        let reduced = reduceToColumns(upper: upper, lower: lower, pixelWidth: 1)
        #expect(reduced.upper.count == reduced.lower.count && reduced.upper.count <= 40 * 6)
        #expect(zip(reduced.upper, reduced.lower).allSatisfy { $0.x == $1.x })
        #expect(reduced.lower.map(\.y).max() == lower.map(\.y).max())
        #expect(reduced.upper.map(\.y).min() == upper.map(\.y).min())
    }
}
