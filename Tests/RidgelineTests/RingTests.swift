import Foundation
import SwiftUI
import Testing

@testable import Ridgeline

private func model(_ values: [Double], total: Double? = nil, _ options: RingOptions = RingOptions()) -> RingModel {
    let segments = values.map { RingSegment("\($0)", value: $0) }
    return RingModel(
        [RingTrack(segments: segments, total: total)], options: options, locale: Locale(identifier: "en_US"))
}

private func percentages(_ values: [Double], total: Double? = nil, decimals: Int = 0) -> [String?] {
    model(values, total: total, RingOptions { $0.decimals = decimals }).tracks[0].parts.map(\.percentage)
}

struct RingModelTests {
    @Test("percentages of a whole add up to 100, and are within one unit of the truth")
    func apportionment() {
        var random = SeededRandom(seed: 9)
        for _ in 0..<300 {
            let values = (0..<Int.random(in: 1...20, using: &random)).map { _ in random.double(in: 0...1) }
            let sum = values.reduce(0, +)
            for units in [100, 1000] {
                let counts = Apportionment.largestRemainder(values.map { $0 / sum }, units: units)
                #expect(counts.reduce(0, +) == units)
                #expect(zip(counts, values).allSatisfy { abs(Double($0) - $1 / sum * Double(units)) < 1 })
            }
        }
        #expect(percentages([2, 2, 3]) == ["29%", "28%", "43%"])
        #expect(percentages([1, 1, 1]) == ["34%", "33%", "33%"])
        #expect(percentages([1, 1, 1], decimals: 1) == ["33.4%", "33.3%", "33.3%"])
        let plain = RingOptions { $0.rounding = .plain }
        #expect(model([1, 1, 1], plain).tracks[0].parts.map(\.percentage) == ["33%", "33%", "33%"])
    }

    @Test("never 0 % or 100 % when it is not")
    func ends() {
        #expect(percentages([0.4, 99.6]) == ["<1%", ">99%"])
        #expect(percentages([0, 100]) == ["0%", "100%"])
        #expect(model([99.6], total: 100).tracks[0].doneText == ">99%")
        #expect(model([0.4], total: 100).tracks[0].doneText == "<1%")
        #expect(model([100], total: 100).tracks[0].doneText == "100%")
        #expect(model([100.2], total: 100).tracks[0].doneText == ">100%")
        #expect(model([99.96], total: 100, RingOptions { $0.decimals = 1 }).tracks[0].doneText == ">99.9%")
    }

    @Test("a total of nothing is an empty ring that says 0")
    func zero() {
        for values in [[], [0, 0], [-1], [.nan]] as [[Double]] {
            let model = model(values)
            #expect(model.tracks[0].doneText == "0%")
            #expect(model.notes.map(\.code).contains("ring.empty-total"))
            #expect(model.tracks[0].parts.count == values.count)
        }
    }

    @Test("negative parts are left out, said and kept in the legend")
    func negative() {
        let model = model([5, -2, 3])
        #expect(model.notes.map(\.code) == ["ring.negative-value"])
        #expect(model.notes[0].message == "1 negative value not shown.")
        #expect(model.tracks[0].parts.map(\.percentage) == ["63%", nil, "37%"])
    }

    @Test("more than the whole keeps its full number")
    func overFull() {
        for (value, text) in [(0.32, "32%"), (1, "100%"), (1.32, "132%"), (2.5, "250%")] {
            #expect(model([value], total: 1).tracks[0].doneText == text)
        }
    }
}

struct RingSpanTests {
    @Test("angles add up to the whole, parts of nothing take nothing, and order stays")
    func sums() {
        var random = SeededRandom(seed: 10)
        for _ in 0..<300 {
            let values = (0..<Int.random(in: 1...30, using: &random)).map { _ in
                Bool.random(using: &random) ? random.double(in: 0...1) : 0
            }
            let sum = values.reduce(0, +)
            guard sum > 0 else { continue }
            let least = random.double(in: 0...0.05)
            let spans = RingSpans.spans(values.map { $0 / sum }, filled: 1, least: least)
            #expect(abs(spans.reduce(0) { $0 + $1.extent } - 1) < 1e-9)
            #expect(spans.map(\.part) == values.indices.filter { values[$0] > 0 })
            #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.end == $1.start })
            #expect(spans.allSatisfy { $0.extent >= min(least, 1 / Double(spans.count)) - 1e-9 })
            if least == 0 { #expect(spans.allSatisfy { abs($0.extent - values[$0.part] / sum) < 1e-9 }) }
        }
    }

    @Test("a lap ends where the whole does, and the last two are kept")
    func laps() {
        func laps(_ end: Double) -> [Int] {
            RingSpans.pieces(RingSpans.Span(part: 0, start: 0, end: end)).map(\.lap)
        }
        #expect(laps(0.32) == [0])
        #expect(laps(1) == [0])
        #expect(laps(1.32) == [0, 1])
        #expect(laps(2.5) == [1, 2])
        let pieces = RingSpans.pieces(RingSpans.Span(part: 0, start: 0.5, end: 1.25))
        #expect(pieces.map(\.start) == [0.5, 0] && pieces.map(\.end) == [1, 0.25])
    }
}

struct RingPathTests {
    /// Share of a ring's middle line that a path covers, by points along it.
    private func covered(_ path: Path, radius: Double, count: Int = 3600) -> [Double] {
        (0..<count).map { Double($0) / Double(count) * 2 * .pi }
            .filter { path.contains((RingVector(angle: $0) * radius).point, eoFill: true) }
    }

    @Test("gaps and corners lie within a part's angle and leave at least half of it")
    func angles() {
        var random = SeededRandom(seed: 11)
        for _ in 0..<60 {
            let inner = random.double(in: 5...60)
            let outer = inner + random.double(in: 5...60)
            let span = pow(random.double(in: 0.1...2.4), 2)
            let segment = RingSegmentPath(
                inner: inner, outer: outer, start: 0, span: span, gap: random.double(in: 0...30),
                cornerRadius: random.double(in: 0...40))
            let angles = covered(segment.path, radius: (inner + outer) / 2)
            #expect(angles.allSatisfy { $0 >= 0 && $0 <= span + 1e-6 })
            let share = Double(angles.count) * 2 * .pi / 3600 / span
            #expect(share > 0.45 - 0.004 / span && share < 1 + 0.004 / span)
        }
    }

    @Test("a sliver is drawn, nothing is not, a whole is a ring", arguments: [0.0, 4, 100])
    func extremes(gap: Double) {
        let sliver = RingSegmentPath(inner: 50, outer: 100, start: 1, span: 0.001, gap: gap, cornerRadius: 20)
        #expect(sliver.path.boundingRect.width > 0)
        #expect(sliver.path.boundingRect.width < 100)
        #expect(RingSegmentPath(inner: 50, outer: 100, start: 0, span: 0, gap: gap, cornerRadius: 5).path.isEmpty)
        let ring = RingSegmentPath(inner: 50, outer: 100, start: 0, span: 2 * .pi, gap: gap, cornerRadius: 5)
        #expect(covered(ring.path, radius: 75).count == 3600)
        #expect(covered(ring.path, radius: 40).isEmpty)
    }

    @Test("equal parts cover equally much, round caps or not")
    func equal() {
        let counts = (0..<4).map { index in
            covered(
                RingSegmentPath(
                    inner: 40, outer: 80, start: Double(index) * .pi / 2, span: .pi / 2, gap: 4, cornerRadius: 20
                ).path, radius: 60
            ).count
        }
        #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 2)
    }

    @Test("a part of a ring fills its rectangle, whatever its start and direction")
    func frames() {
        var random = SeededRandom(seed: 12)
        for _ in 0..<100 {
            let options = RingOptions {
                $0.start = .degrees(random.double(in: -720...720))
                $0.sweep = .degrees(random.double(in: 1...400))
                $0.isClockwise = Bool.random(using: &random)
            }
            let rect = CGRect(x: 5, y: 7, width: random.double(in: 10...300), height: random.double(in: 10...300))
            let model = RingModel([RingTrack("", value: 1, of: 2)], options: options, locale: .current)
            let layout = RingLayout(model, options, in: rect, pixel: 0.5)
            let box = layout.rings[0].ground.boundingRect
            #expect(rect.encloses(box))
        }
    }

    @Test("hostile options give finite outlines")
    func hostile() {
        for number in [Double.nan, .infinity, -5, 0, 1e300] {
            let options = RingOptions {
                $0.start = .degrees(number)
                $0.sweep = .degrees(number)
                $0.innerRadius = number
                $0.gap = number
                $0.cornerRadius = number
                $0.minimumAngle = .degrees(number)
                $0.trackSpacing = number
                $0.decimals = 99
            }
            let tracks = [RingTrack("a", value: number, of: 10), RingTrack("b", value: 3, of: number)]
            let model = RingModel(tracks, options: options, locale: Locale(identifier: "en_US"))
            let layout = RingLayout(
                model, options, in: CGRect(x: 0, y: 0, width: 100, height: 100), pixel: 0.5)
            #expect(layout.rings.count == 2)
            #expect(layout.frame.radius.isFinite)
        }
    }

    @Test("two lines are as equal as the words allow")
    func balanced() {
        #expect(RingCenterText.balanced("SEK 8 430 915.50") == ["SEK 8 430", "915.50"])
        #expect(RingCenterText.balanced("word") == nil)
    }
}
