import Drawing
import Foundation
import Testing

@testable import Charts
@testable import SwiftUICore

/// Whatever programs plot, a picture comes out: finite outlines, and no word of what is no number.
@MainActor
struct HostileChartTests {
    private func isSound(_ drawing: Drawing) -> Bool {
        let boxes = drawing.paths.map(\.bounds)
        let texts = drawing.texts.map { $0.lowercased() }
        return boxes.allSatisfy { $0.isNull || [$0.minX, $0.minY, $0.maxX, $0.maxY].allSatisfy(\.isFinite) }
            && !texts.contains { $0.contains("nan") || $0.contains("inf") }
    }

    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, -0.0, 0, 1e308, -1e308, 1e-300, -1e-300, .leastNonzeroMagnitude, 5,
    ]
    private static let scales: [ScaleType?] = [
        nil, .linear, .log, .squareRoot, .symmetricLog(slopeAtZero: 0), .power(exponent: .nan),
    ]

    @ChartContentBuilder
    private func all(_ x: Double, _ y: Double) -> some ChartContent {
        LineMark(x: .value("x", x), y: .value("y", y))
        AreaMark(x: .value("x", x), y: .value("y", y))
        AreaMark(x: .value("x", x), yStart: .value("y", y), yEnd: .value("y", 1))
        BarMark(x: .value("x", x), y: .value("y", y), width: .ratio(CGFloat(y))).cornerRadius(CGFloat(x))
        PointMark(x: .value("x", x), y: .value("y", y)).symbolSize(by: .value("size", y)).offset(x: CGFloat(y))
        RectangleMark(x: .value("x", x), y: .value("y", y), width: .inset(CGFloat(x)), height: .fixed(CGFloat(y)))
            .foregroundStyle(by: .value("colour", x))
        RuleMark(xStart: .value("x", x), xEnd: .value("x", y), y: .value("y", y))
            .annotation(position: .trailing, spacing: CGFloat(y)) { Text("note") }
    }

    @Test("All marks with all kinds of numbers on all scales", arguments: 0..<6)
    func numbers(_ scale: Int) {
        for number in Self.numbers {
            for (x, y) in [(number, 2), (1, number), (number, number)] {
                let chart = Chart {
                    all(x, y)
                    all(1, 2)
                }
                .chartXScale(type: Self.scales[scale])
                .chartYScale(type: Self.scales[scale])
                #expect(isSound(picture(chart)), "\(x), \(y)")
            }
        }
    }

    @Test("Sectors of all kinds of numbers")
    func sectors() {
        for a in Self.numbers {
            for b in Self.numbers {
                let chart = Chart([a, b, 3].enumerated().map { ($0.offset, $0.element) }, id: \.0) { index, value in
                    SectorMark(
                        angle: .value("v", value), innerRadius: .ratio(CGFloat(a)), outerRadius: .inset(CGFloat(b)),
                        angularInset: CGFloat(b)
                    )
                    .foregroundStyle(by: .value("n", "\(index)"))
                    .cornerRadius(CGFloat(a))
                }
                #expect(isSound(picture(chart)), "\(a), \(b)")
            }
        }
    }

    @Test("Domains and ranges of all kinds")
    func domains() {
        for a in Self.numbers {
            for b in Self.numbers {
                let chart = Chart { all(1, 2) }
                    .chartXScale(
                        domain: [a, b], range: .plotDimension(startPadding: CGFloat(a), endPadding: CGFloat(b))
                    )
                    .chartYScale(domain: [b, a])
                    .chartForegroundStyleScale(domain: [a, b], range: [Color.red, .blue])
                    .chartScrollableAxes(.horizontal)
                    .chartXVisibleDomain(length: a)
                    .chartScrollPosition(initialX: b)
                #expect(isSound(picture(chart)), "\(a), \(b)")
            }
        }
    }

    @Test("Dates far away, in bins and without", arguments: ["gregorian", "japanese", "hebrew"])
    func dates(_ name: String) {
        let calendar = Calendar(
            identifier: name == "japanese" ? .japanese : name == "hebrew" ? .hebrew : .gregorian)
        let seconds: [Double] = [-6e10, 6e10, 1e12, -1e15, 1e300, .nan]
        for first in seconds {
            let chart = Chart([first, 86_400], id: \.self) { second in
                let date = Date(timeIntervalSinceReferenceDate: second)
                BarMark(x: .value("day", date, unit: .day), y: .value("y", 1))
                LineMark(x: .value("day", date), y: .value("y", 2))
                BarMark(x: .value("year", date, unit: .year), y: .value("y", 1))
            }
            .environment(\.calendar, calendar)
            #expect(isSound(picture(chart)), "\(first)")
            let custom = chart.chartXAxis { AxisMarks(values: .stride(by: .minute)) }
            #expect(isSound(picture(custom)), "\(first) by minutes")
        }
    }

    @Test("Ten thousand categories with ten thousand colours")
    func categories() {
        let chart = Chart(0..<10_000, id: \.self) { index in
            BarMark(x: .value("name", "n\(index)"), y: .value("y", index % 7))
                .foregroundStyle(by: .value("name", "n\(index)"))
        }
        #expect(isSound(picture(chart.chartXSort(.natural).chartXLabelFit(.wrap).chartStackOrder(.scale))))
    }

    @Test("Names of any kind")
    func names() {
        let long = String(repeating: "long name ", count: 10_000)
        let names = ["", " ", "\n", "👩‍👩‍👧‍👦🏳️‍🌈", "\u{0}\u{8}", "\u{202E}abc", "שלום", "e\u{301}", "\u{e9}", "W1", "w01", long]
        let chart = Chart(names, id: \.self) { name in
            BarMark(x: .value(name, name), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
            PointMark(x: .value("x", name), y: .value("y", 2)).symbol(by: .value(name, name))
        }
        #expect(isSound(picture(chart)))
        #expect(isSound(picture(chart.chartXSort(.natural).chartXLabelFit(.wrap))))
        #expect(isSound(picture(chart.chartColors(ChartColorRegistry(names)))))
    }

    @Test("Colours by values without a place, or without any")
    func valueColors() {
        let steps: [KeyValuePairs<Double, Color>] = [
            [:], [.nan: .red], [.infinity: .red, 1: .green], [-1: .red, 0: .green, 1: .orange],
            [1e308: .red, -1e308: .blue],
        ]
        for pairs in steps {
            for scale in Self.scales {
                let chart = Chart(0..<5, id: \.self) { index in
                    LineMark(x: .value("x", index), y: .value("y", index)).colorByValue(.blue, above: pairs)
                    AreaMark(x: .value("x", index), y: .value("y", index))
                        .colorByValue(.blue, above: pairs, on: .horizontal)
                }
                .chartYScale(type: scale)
                #expect(isSound(picture(chart)))
            }
        }
    }
}
