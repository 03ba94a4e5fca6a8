import Foundation
import Testing

@testable import Ridgeline

private func curve(_ label: String, _ heights: [Double]) -> RidgelineSeries {
    RidgelineSeries(label, curve: heights.enumerated().map { RidgelinePoint(x: Double($0), height: $1) })
}

private func codes(_ model: RidgelineModel) -> [String] { model.notes.map(\.code) }

struct RidgelineModelTests {
    private let peaks = [curve("A", [1, 5, 1, 1]), curve("B", [5, 1, 1, 1]), curve("C", [1, 1, 1, 5])]

    private func labels(_ change: (inout RidgelineOptions) -> Void) -> [String] {
        RidgelineModel(peaks, options: RidgelineOptions(change)).rows.map(\.group.label)
    }

    @Test("one list decides rows, labels and painting")
    func order() {
        #expect(labels { _ in } == ["A", "B", "C"])
        #expect(labels { $0.order = .peak } == ["B", "A", "C"])
        #expect(labels { $0.order = .mean } == ["B", "A", "C"])
        #expect(labels { $0.order = .median } == ["B", "A", "C"])
        #expect(
            labels {
                $0.order = .peak
                $0.isReversed = true
            } == ["C", "A", "B"])
        #expect(labels { $0.order = .given(["C", "A", "B"]) } == ["C", "A", "B"])
    }

    @Test("a given order keeps unlisted groups and has rows for missing ones")
    func givenOrder() {
        let model = RidgelineModel(peaks, options: RidgelineOptions { $0.order = .given(["C", "X", "A"]) })
        #expect(model.rows.map(\.group.label) == ["C", "X", "A", "B"])
        #expect(model.rows[1].kind == .empty)
        #expect(codes(model).contains("ridgeline.not-listed"))
        #expect(codes(model).contains("ridgeline.empty-group"))
    }

    @Test("baselines go down in the order of the rows, for every order and random groups")
    func baselines() {
        var random = SeededRandom(seed: 4)
        for round in 0..<100 {
            let series = (0..<Int.random(in: 1...20, using: &random)).map { index in
                RidgelineSeries(
                    "\(index)",
                    samples: (0..<Int.random(in: 0...30, using: &random)).map { _ in random.double(in: -1...1) })
            }
            let orders: [RidgelineOptions.Order] = [.firstAppearance, .peak, .mean, .median]
            let model = RidgelineModel(
                series,
                options: RidgelineOptions {
                    $0.order = orders[round % 4]
                    $0.isReversed = round % 3 == 0
                })
            #expect(model.rows.count == series.count)
            #expect(zip(model.rows, model.rows.dropFirst()).allSatisfy { $0.baseline > $1.baseline })
            #expect(Set(model.rows.map(\.group)) == Set(series.map(\.group)))
        }
    }

    @Test("the room on top comes from the real heights")
    func room() {
        for overlap in [0.5, 1, 3, 10] {
            let model = RidgelineModel(peaks, options: RidgelineOptions { $0.overlap = overlap })
            #expect(model.rows.allSatisfy { $0.baseline + $0.tallest < model.yRange.upperBound })
            #expect(model.rows.allSatisfy { $0.baseline > model.yRange.lowerBound })
            #expect(abs((model.rows.map(\.tallest).max() ?? 0) - overlap) < 0.01)
        }
    }

    @Test("groups of none, one, two equal and many equal values leave the others alone")
    func oddGroups() {
        var random = SeededRandom(seed: 5)
        let ordinary = RidgelineSeries("many", samples: (0..<100).map { _ in random.double(in: -1...1) })
        let odd = [
            RidgelineSeries("zeros", samples: Array(repeating: 0, count: 100)), RidgelineSeries("one", samples: [0.5]),
            RidgelineSeries("none", samples: []), RidgelineSeries("two", samples: [1, 1]),
        ]
        let alone = RidgelineModel([ordinary], options: RidgelineOptions())
        let model = RidgelineModel([ordinary] + odd, options: RidgelineOptions())
        #expect(model.rows.map(\.kind) == [.curve, .spike, .tick, .empty, .spike])
        #expect(model.rows[0].runs == alone.rows[0].runs)
        #expect(model.rows[1].tallest <= model.rows[0].tallest + 0.01)
        #expect(model.rows[3].runs.isEmpty)
        #expect(codes(model).filter { $0 == "ridgeline.no-spread" }.count == 2)
        #expect(codes(model).contains("ridgeline.single-value"))
        #expect(codes(model).contains("ridgeline.empty-group"))
    }

    @Test("equal areas, equal heights and areas by count are what they say")
    func scaling() {
        var random = SeededRandom(seed: 6)
        let wide = RidgelineSeries("wide", samples: (0..<1000).map { _ in random.double(in: -2...2) })
        let narrow = RidgelineSeries("narrow", samples: (0..<10).map { _ in random.double(in: -0.3...0.3) })
        func rows(_ scaling: RidgelineOptions.Scaling) -> [RidgelineRow] {
            RidgelineModel(
                [wide, narrow],
                options: RidgelineOptions {
                    $0.scaling = scaling
                    $0.bandwidth = .perGroup
                }
            ).rows
        }
        let areas = rows(.equalArea).map(\.area)
        #expect(abs(areas[0] / areas[1] - 1) < 0.02)
        let heights = rows(.equalHeight).map(\.tallest)
        #expect(abs(heights[0] / heights[1] - 1) < 0.01)
        let counts = rows(.count).map(\.area)
        #expect(abs(counts[0] / counts[1] / 100 - 1) < 0.02)
    }

    @Test("the bandwidth is joint, per group or fixed; a useless one is reported")
    func bandwidth() {
        let series = [
            RidgelineSeries("a", samples: [1, 2, 3, 4]), RidgelineSeries("b", samples: [10, 20, 30, 40]),
        ]
        func widths(_ bandwidth: RidgelineOptions.Bandwidth) -> [Double] {
            RidgelineModel(series, options: RidgelineOptions { $0.bandwidth = bandwidth }).rows.compactMap(\.bandwidth)
        }
        #expect(Set(widths(.joint)).count == 1)
        #expect(abs(widths(.perGroup)[1] / widths(.perGroup)[0] - 10) < 1e-9)
        #expect(widths(.fixed(2)) == [2, 2])
        let useless = RidgelineModel(series, options: RidgelineOptions { $0.bandwidth = .fixed(.nan) })
        #expect(codes(useless) == ["ridgeline.invalid-bandwidth"])
    }

    @Test("missing numbers get empty rows or their distance, and categories neither")
    func spacing() {
        let series = [2010, 2012, 2015].map { RidgelineSeries($0, curve: [RidgelinePoint(x: 0, height: 1)]) }
        func model(_ spacing: RidgelineOptions.Spacing) -> RidgelineModel {
            RidgelineModel(series, options: RidgelineOptions { $0.spacing = spacing })
        }
        #expect(model(.even).rows.map(\.group.label) == ["2010", "2012", "2015"])
        #expect(
            model(.emptyRows).rows.map(\.group.label) == ["2010", "2011", "2012", "2013", "2014", "2015"])
        let places = model(.proportional).rows.map(\.baseline)
        #expect(abs((places[0] - places[1]) * 3 - (places[1] - places[2]) * 2) < 1e-9)
        let unordered = RidgelineModel(
            series + [RidgelineSeries("x", samples: [1])], options: RidgelineOptions { $0.spacing = .emptyRows })
        #expect(codes(unordered).contains("ridgeline.no-numbers"))
    }

    @Test("gaps, duplicates and steps that are too long")
    func curves() {
        let points = [
            RidgelinePoint(x: 3, height: 1), RidgelinePoint(x: 1, height: 2), RidgelinePoint(x: 1, height: 4),
            RidgelinePoint(x: 2, height: .nan), RidgelinePoint(x: 9, height: 1),
            RidgelinePoint(x: .infinity, height: 1),
        ]
        let sorted = RidgelineCurves.sorted(points, maximumStep: 5)
        #expect(sorted.runs.map { $0.map(\.x) } == [[1], [3], [9]])
        #expect(sorted.runs.first?.first?.height == 3)
        #expect((sorted.withoutPlace, sorted.withoutHeight, sorted.duplicates) == (1, 1, 1))
    }

    @Test("tails end at the data or below a share of the highest row")
    func tails() {
        let series = [RidgelineSeries("a", samples: [0, 1, 2, 3, 10])]
        let trimmed = RidgelineModel(series, options: RidgelineOptions { $0.tails = .trimmed })
        #expect(trimmed.xRange == 0...10)
        let cut = RidgelineModel(series, options: RidgelineOptions { $0.tails = .cutoff(0.1) })
        let tallest = cut.rows[0].tallest
        #expect(cut.rows[0].runs.joined().allSatisfy { $0.height >= tallest * 0.1 - 0.005 })
        #expect(cut.rows[0].runs.count == 2)
    }

    @Test("hostile data and options draw something finite")
    func hostile() {
        let numbers = [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0, 1, .leastNonzeroMagnitude]
        for overlap in numbers {
            for spacing in [RidgelineOptions.Spacing.even, .emptyRows, .proportional] {
                let series =
                    numbers.map { RidgelineSeries("\($0)", samples: [$0, 1, $0]) }
                    + [curve("c", numbers), RidgelineSeries(Int.max, samples: numbers)]
                let model = RidgelineModel(
                    series,
                    options: RidgelineOptions {
                        $0.overlap = overlap
                        $0.spacing = spacing
                        $0.quantiles = numbers
                        $0.tails = .cutoff(overlap)
                    })
                #expect(model.rows.count == series.count)
                #expect(model.rows.flatMap { $0.runs.joined() }.allSatisfy { $0.x.isFinite && $0.height.isFinite })
                #expect(model.yRange.upperBound.isFinite && model.xRange.lowerBound < model.xRange.upperBound)
            }
        }
        #expect(RidgelineModel([], options: RidgelineOptions()).rows.isEmpty)
    }

    @Test("thinning keeps a curve within its tolerance")
    func thinning() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<50 {
            let run = (0..<300).map {
                RidgelinePoint(x: Double($0), height: sin(Double($0) / random.double(in: 5...50)))
            }
            var row = RidgelineRow(group: RidgelineGroup("a"), kind: .curve)
            row.runs = [RidgelineCurves.thinned(run, tolerance: 0.01)]
            #expect(run.allSatisfy { abs((row.height(at: $0.x) ?? 9) - $0.height) < 0.0201 })
        }
    }
}
