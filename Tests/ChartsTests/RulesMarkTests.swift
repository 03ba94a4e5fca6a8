import ChartEngine
import Drawing
import Foundation
import Geometry
import ShapeKit
import Testing

@testable import Charts
@testable import SwiftUICore

/// Rules of marks, by their numbers in the catalogue.
@MainActor
struct RulesMarkTests {
    @Test("S42 A rectangle at two numbers is a cell of the default size around its place")
    func rectangles() {
        let chart = Chart {
            RectangleMark(x: .value("x", 5), y: .value("y", 5)).foregroundStyle(.red)
        }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(picture(chart).fills(red) == [CGRect(x: 96, y: 46, width: 8, height: 8)])
    }

    @Test("S46 Symbols from data split a line like colours do")
    func symbolsSplit() {
        func lines(_ symbols: Bool) -> Int {
            let chart = Chart {
                ForEach(0..<4, id: \.self) { index in
                    if symbols {
                        LineMark(x: .value("x", index), y: .value("y", index))
                            .foregroundStyle(.red)
                            .symbol(by: .value("Kind", index % 2 == 0 ? "even" : "odd"))
                    } else {
                        LineMark(x: .value("x", index), y: .value("y", index)).foregroundStyle(.red)
                    }
                }
            }
            return picture(chart.chartLegend(.hidden)).paths.filter { $0.stroke == red }.count
        }
        #expect(lines(false) == 1)
        #expect(lines(true) == 2)
    }

    @Test("S48 Lines are straight by default; a cardinal spline has tension 0, a Catmull-Rom spline alpha 0.5")
    func interpolation() {
        func curve(_ content: some ChartContent) -> CurveMethod { marks(of: content).template(0).curve }
        let line = LineMark(x: .value("x", 0), y: .value("y", 0))
        #expect(curve(line) == .linear)
        #expect(curve(line.interpolationMethod(.cardinal)) == .cardinal(tension: 0))
        #expect(curve(line.interpolationMethod(.catmullRom)) == .catmullRom(alpha: 0.5))
    }

    @Test("S48 A step begins at its point, lies around it, or ends at it", arguments: [0.0, 0.5, 1])
    func steps(transition: CGFloat) {
        let method: InterpolationMethod = transition == 0 ? .stepStart : transition == 1 ? .stepEnd : .stepCenter
        let chart = Chart {
            ForEach([0, 1], id: \.self) { index in
                LineMark(x: .value("x", index), y: .value("y", index)).foregroundStyle(.red)
            }
            .interpolationMethod(method)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        // The riser from 0 to 1 stands at the beginning, in the middle or at the end of the interval.
        let corners = outlines(of: picture(chart), stroke: red).flatMap(\.points)
        let riser = corners.filter { abs($0.x - transition * 200) < 0.01 }.map { $0.y.rounded() }
        #expect(Set(riser).isSuperset(of: [0, 100]))
    }

    @Test("S58 A function is asked again for each picture, about once for a point of width at least")
    func functionCalls() {
        let counter = Counter()
        let chart = Chart { LinePlot(x: "x", y: "y", domain: 0...1) { x in counter.count(x) } }
        _ = picture(chart)
        let first = counter.calls
        #expect(first >= 200)
        _ = picture(chart)
        #expect(counter.calls == 2 * first)
    }

    @Test("S57 Samples stand closer where the curve bends, up to the end of a gap, and poles stay open")
    func adaptiveSampling() {
        func xs(_ function: @escaping @Sendable (Double) -> Double) -> [[CGPoint]] {
            let chart = Chart { LinePlot(x: "x", y: "y", function: function).foregroundStyle(.red) }
                .chartXScale(domain: -1...1).chartYScale(domain: -4...4)
                .chartXAxis(.hidden).chartYAxis(.hidden)
            return outlines(of: picture(chart), stroke: red).flatMap(pieces)
        }
        // A half circle is vertical at its ends, where it begins exactly.
        let circle = xs { ($0 * $0 > 0.25) ? .nan : 4 * (0.25 - $0 * $0).squareRoot() }
        #expect(circle.count == 1)
        #expect(abs((circle.first?.first?.x ?? 0) - 50) < 0.001)
        #expect(abs((circle.first?.last?.x ?? 0) - 150) < 0.001)
        // The two branches of a hyperbola are not joined, and neither goes on without end.
        let hyperbola = xs { 0.1 / $0 }
        #expect(hyperbola.count == 2)
        #expect(hyperbola.joined().allSatisfy { abs($0.y) < 300 })
        // A jump is open, and drawn up to both of its sides.
        let jump = xs { $0 < 0.3 ? -1 : 1 }
        #expect(jump.count == 2)
        #expect(abs((jump.first?.last?.x ?? 0) - 130) < 0.001 && abs((jump.last?.first?.x ?? 0) - 130) < 0.001)
    }

    @Test("A function is drawn below what comes after it")
    func functionOrder() {
        let chart = Chart {
            RuleMark(y: .value("Low", 0)).foregroundStyle(.blue)
            LinePlot(x: "x", y: "y", domain: 0...1) { $0 }.foregroundStyle(.red)
            RuleMark(y: .value("High", 1)).foregroundStyle(.green)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(picture(chart).paths.compactMap(\.stroke) == [blue, red, green])
    }

    private func pieces(_ outline: Outline) -> [[CGPoint]] {
        var pieces: [[CGPoint]] = []
        outline.forEach { element in
            switch element {
            case .move(let to): pieces.append([to])
            case .line(let to), .quad(_, let to), .cubic(_, _, let to): pieces[pieces.count - 1].append(to)
            case .close: break
            }
        }
        return pieces
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var calls: Int { lock.withLock { number } }

    func count(_ x: Double) -> Double {
        lock.withLock { number += 1 }
        return x
    }
}
