import Foundation
import SwiftUI
import Testing

@testable import Ridgeline

/// Whatever the data, pictures are finite, lie where they should, and say what there is.
@MainActor
struct HostileDrawingTests {
    private nonisolated static let magnitudes = [
        1e-300, Double.leastNonzeroMagnitude, 1e-9, 1, 1e140, 1e200, 1e300, Double.greatestFiniteMagnitude,
    ]

    private func isFinite(_ picture: Picture) -> Bool {
        let boxes = picture.boxes + picture.labels.map(\.box)
        return boxes.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite }
    }

    @Test("values of every size", arguments: magnitudes)
    func magnitudes(value: Double) throws {
        let numbers = [value, value * 0.5, -value, 0, 1, .nan, .infinity]
        let day = CivilDay(daysSince2001: 0)
        let scales: [CalendarScale] = [
            .automatic, .squareRoot, .logarithmic, .quantiles(3), .bins([value, 2]), .clipped(percentile: 50),
        ]
        for scale in scales {
            let view = CalendarHeatmap(
                numbers.enumerated().map { CalendarDatum(day.adding(days: $0), $1) },
                options: CalendarOptions { $0.scale = scale })
            let picture = Picture(view.frame(width: 300))
            #expect(isFinite(picture) && picture.collisions.isEmpty, "\(scale) \(picture.collisions)")
            #expect(picture.labels.allSatisfy { !$0.string.contains("nan") && $0.string.count < 24 })
        }
        for scaling in [RidgelineOptions.Scaling.common, .equalArea, .equalHeight, .count] {
            let points = numbers.map { RidgelinePoint(x: $0, height: $0) }
            let plot = RidgelinePlot(
                series: [RidgelineSeries("a", samples: numbers), RidgelineSeries("b", curve: points)],
                options: RidgelineOptions { $0.scaling = scaling })
            #expect(isFinite(Picture(plot.frame(width: 300, height: 200))))
            #expect(plot.notes.contains { $0.code == "ridgeline.invalid-value" })
        }
        let ring = SegmentedRing(
            numbers.map { RingSegment("\($0)", value: $0) }, options: RingOptions { $0.legend = .bottom })
        let picture = Picture(ring.frame(width: 200, height: 300))
        #expect(isFinite(picture))
        #expect(picture.said.filter { $0.hasSuffix("%") }.count == 4)
        #expect(ring.notes.map(\.code) == ["ring.invalid-value", "ring.negative-value"])
    }

    @Test(
        "sizes from nothing to thousands of points", arguments: [(0.0, 0.0), (1, 1), (20, 5000), (5000, 20), (3, 70)])
    func sizes(width: Double, height: Double) {
        let year = CivilDayRange(year: 2024)
        let days = (0..<year.count).map { CalendarDatum(year.first.adding(days: $0), Double($0 % 9)) }
        let views = [
            AnyView(CalendarHeatmap(days, range: year)), AnyView(CalendarHeatmap([days[59]])),
            AnyView(RidgelinePlot(series: [RidgelineSeries("a", samples: [1, 2, 4, 5])])),
            AnyView(
                SegmentedRing([RingSegment("a", value: 1), RingSegment("b", value: 2)]) {
                    RingCenterText($0.doneText)
                }),
        ]
        for view in views { #expect(isFinite(Picture(view.frame(width: width, height: height)))) }
    }

    @Test("a million values and ten thousand groups")
    func large() throws {
        var random = SeededRandom(seed: 30)
        let values = (0..<1_000_000).map { _ in random.double(in: 0...1) }
        let dense = RidgelineModel([RidgelineSeries("a", samples: values)], options: RidgelineOptions())
        #expect(dense.rows[0].count == 1_000_000)
        #expect(dense.rows[0].runs.joined().count < 5000)
        let points = [0.0, 1, 2].map { RidgelinePoint(x: $0, height: 1) }
        let many = RidgelineModel(
            (0..<10_000).map { RidgelineSeries("\($0)", curve: points) }, options: RidgelineOptions { $0.overlap = 3 })
        #expect(many.rows.count == 10_000)
        #expect(many.rows.allSatisfy { $0.baseline + $0.tallest < many.yRange.upperBound })
        #expect(zip(many.rows, many.rows.dropFirst()).allSatisfy { $0.baseline > $1.baseline })
    }

    @Test("names of rows that have no room do not touch those that do")
    func manyLabels() {
        var random = SeededRandom(seed: 31)
        let series = (0..<60).map { index in
            RidgelineSeries("A long name \(index)", samples: (0..<6).map { _ in random.double(in: 0...1) })
        }
        let picture = Picture(RidgelinePlot(series: series).frame(width: 300, height: 200))
        #expect(picture.collisions.isEmpty)
        #expect(picture.diagnostics.map(\.code) == ["chart.axis-labels-dropped"])
        #expect(picture.said.filter { $0.hasPrefix("A long name") }.count == 60)
    }

    @Test("a thousand parts of a ring keep their order and their sum")
    func manyParts() {
        let ring = (0..<1000).map { RingSegment("\($0)", value: Double($0 % 7)) }
        let model = RingModel([RingTrack(segments: ring)], options: RingOptions(), locale: Locale(identifier: "en"))
        let shares = model.tracks[0].parts.map(\.share)
        #expect(abs(shares.reduce(0, +) - 1) < 1e-9)
        for size in [10.0, 100, 1000] {
            let rect = CGRect(x: 0, y: 0, width: size, height: size)
            let layout = RingLayout(model, model.options, in: rect, pixel: 0.5)
            #expect(layout.rings[0].upper.map(\.part) == ring.indices.filter { ring[$0].value > 0 })
            #expect(layout.rings[0].upper.allSatisfy { !$0.path.isEmpty })
        }
    }

    @Test("shares that nearly add up, and far too much", arguments: [0.999_999, 1.000_001, 3])
    func sums(total: Double) {
        let model = RingModel(
            [RingTrack(segments: [RingSegment("a", value: total)], total: 1)], options: RingOptions(),
            locale: Locale(identifier: "en_US"))
        #expect(model.tracks[0].doneText == (total < 1 ? ">99%" : total < 2 ? ">100%" : "300%"))
    }
}
