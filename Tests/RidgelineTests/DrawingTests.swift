import Foundation
import SwiftUI
import Testing

@testable import Ridgeline

@MainActor
struct RidgelineDrawingTests {
    private struct Row {
        var group: String
        var value: Double
    }

    private var rows: [Row] {
        var random = SeededRandom(seed: 20)
        return ["North", "South", "East", "West"].enumerated().flatMap { index, name in
            (0..<60).map { _ in Row(group: name, value: Double(index) + random.double(in: -1...1)) }
        }
    }

    private func picture(_ change: @escaping (inout RidgelineOptions) -> Void) -> Picture {
        Picture(
            RidgelinePlot(rows, samples: \.value, group: \.group, options: RidgelineOptions(change))
                .frame(width: 400, height: 300))
    }

    @Test(
        "labels stand in the order of the rows, and none is cut off or covered",
        arguments: [RidgelineOptions.Labels.leading, .trailing, .inside])
    func labels(place: RidgelineOptions.Labels) {
        for overlap in [0.5, 2, 6] {
            let picture = picture {
                $0.labels = place
                $0.overlap = overlap
                $0.order = .given(["East", "West", "South", "North"])
            }
            let names = picture.labels.filter { ["North", "South", "East", "West"].contains($0.string) }
            #expect(names.sorted { $0.box.minY < $1.box.minY }.map(\.string) == ["East", "West", "South", "North"])
            #expect(picture.collisions.isEmpty)
            #expect(picture.diagnostics.isEmpty)
            let bounds = CGRect(origin: .zero, size: picture.size)
            #expect(names.allSatisfy { bounds.encloses($0.box, tolerance: 0.5) })
        }
    }

    @Test("for every order, turned round or not, labels, rows and painting agree")
    func orders() {
        let names = ["North", "South", "East", "West"]
        let orders: [RidgelineOptions.Order] = [
            .firstAppearance, .peak, .mean, .median, .given(["East", "West", "South", "North"]),
            .given(["West", "Nobody", "North"]),
        ]
        for order in orders {
            var straight: [String] = []
            for isReversed in [false, true] {
                func change(_ options: inout RidgelineOptions) {
                    options.order = order
                    options.isReversed = isReversed
                    options.showsBaselines = false
                }
                let plot = RidgelinePlot(
                    rows, samples: \.value, group: \.group, options: RidgelineOptions(change))
                let picture = picture(change)
                let labels = picture.labels.filter { plot.rowLabels.contains($0.string) }
                #expect(labels.sorted { $0.box.minY < $1.box.minY }.map(\.string) == plot.rowLabels)
                // In the order of painting, which is that of the drawing.
                let painted = picture.said.compactMap { text in names.first { text.hasPrefix($0 + ", ") } }
                #expect(painted == plot.rowLabels.filter(names.contains))
                if isReversed { #expect(plot.rowLabels == straight.reversed()) } else { straight = plot.rowLabels }
            }
        }
    }

    @Test("the tallest ridge on top stays in the picture")
    func top() {
        let picture = picture {
            $0.overlap = 3
            $0.order = .given(["West"])
            $0.fillOpacity = 0.3
        }
        #expect(picture.boxes.allSatisfy { $0.minY >= -1 && $0.maxY <= 301 })
    }

    @Test("the summary names the scaling, each row says what it is")
    func summary() {
        #expect(picture { _ in }.said.contains { $0.contains("Heights: equal areas") })
        #expect(picture { $0.scaling = .count }.said.contains { $0.contains("areas by number of values") })
        #expect(picture { _ in }.said.contains { $0.hasPrefix("North, 60 values") })
        #expect(
            picture { $0.order = .given(["Nobody"]) }.said.contains { $0.hasPrefix("Nobody, no values") })
    }

    @Test("light and dark pictures differ, and gradients, quantiles and dates draw without a diagnostic")
    func styles() throws {
        let gradient = Gradient(colors: [.red, .blue])
        for fill in [RidgelineOptions.Fill.order(gradient), .x(gradient), .height(gradient), .colors([.red])] {
            let picture = picture {
                $0.fill = fill
                $0.quantiles = [0.25, 0.5, 0.75]
            }
            #expect(picture.diagnostics.isEmpty)
        }
        let dated = RidgelinePlot(
            rows.enumerated().map { ($0, $1) }, x: { Date(timeIntervalSinceReferenceDate: Double($0.0) * 86_400) },
            height: { $0.1.value }, group: { $0.1.group })
        #expect(Picture(dated.frame(width: 300, height: 200)).diagnostics.isEmpty)
        func svg(_ scheme: ColorScheme) throws -> String {
            try ImageRenderer(content: dated.frame(width: 300, height: 200).environment(\.colorScheme, scheme)).svg()
        }
        #expect(try svg(.light) != svg(.dark))
        #expect(try svg(.light) == svg(.light))
    }

    @Test("notes reach the views around")
    func notes() {
        let plot = RidgelinePlot(series: [RidgelineSeries("a", samples: [])])
        #expect(plot.notes.map(\.code) == ["ridgeline.empty-group"])
        #expect(plot.rowLabels == ["a"])
    }
}

@MainActor
struct CalendarDrawingTests {
    private func values(_ range: CivilDayRange) -> [CalendarDatum] {
        (0..<range.count).map { CalendarDatum(range.first.adding(days: $0), Double($0 % 17)) }
    }

    @Test("every day of a year is a cell with its date, in every zone")
    func zones() throws {
        let range = CivilDayRange(year: 2023)
        let pictures = try ["America/New_York", "Pacific/Apia", "Pacific/Kiritimati"].map { name in
            Picture(
                CalendarHeatmap(values(range), range: range),
                zone: try #require(TimeZone(identifier: name)))
        }
        for picture in pictures {
            let days = picture.said.filter { $0.contains(", 2023, ") && $0.split(separator: ",").count == 4 }
            #expect(days.count == 365)
            #expect(Set(days).count == 365)
            #expect(picture.said.contains("Sunday, March 12, 2023, 2"))
        }
        #expect(pictures[0].said == pictures[1].said && pictures[1].said == pictures[2].said)
    }

    @Test("labels never collide, whatever the range, the direction and the size")
    func labels() {
        var random = SeededRandom(seed: 21)
        for round in 0..<20 {
            let first = CivilDay(daysSince2001: Int.random(in: 0...8000, using: &random))
            let range = CivilDayRange(first, first.adding(days: Int.random(in: 0...800, using: &random)))
            let options = CalendarOptions {
                $0.arrangement = round % 2 == 0 ? .strip : .years
                $0.direction = round % 4 < 2 ? .horizontal : .vertical
                $0.months = [.together, .outlined, .apart(6)][round % 3]
                $0.firstWeekday = round % 7 + 1
            }
            let view = CalendarHeatmap(values(range), range: range, options: options)
                .frame(width: random.double(in: 100...1000))
            let picture = Picture(view, locale: ["en_US", "de_DE", "fr_FR"][round % 3])
            #expect(picture.collisions.isEmpty, "\(range) \(picture.collisions)")
            #expect(picture.diagnostics.isEmpty)
        }
    }

    @Test("a month's name stands over the first column with one of its days")
    func monthLabels() throws {
        let range = CivilDayRange(
            try #require(CivilDay(year: 2024, month: 3, day: 30)), try #require(CivilDay(year: 2024, month: 7, day: 2)))
        let options = CalendarOptions {
            $0.cellSize = .fixed(10)
            $0.firstWeekday = 1
            $0.weekdayLabels = .hidden
            $0.legend = .hidden
        }
        let picture = Picture(CalendarHeatmap(values(range), range: range, options: options))
        let places = Dictionary(picture.labels.map { ($0.string, Double($0.box.minX)) }) { first, _ in first }
        #expect(abs((places["Mar"] ?? -9) - 0) < 1)
        // April begins in the next column, 12 points on, where March still stands.
        #expect(places["Apr"] == nil)
        #expect(abs((places["May"] ?? 0) - 5 * 12) < 1)
        #expect(abs((places["Jun"] ?? 0) - 9 * 12) < 1)
    }

    @Test("it takes the size its cells lead to: fitted to the proposal, or fixed")
    func sizes() {
        let range = CivilDayRange(year: 2024)
        func size(_ width: CGFloat, _ change: @escaping (inout CalendarOptions) -> Void) -> CGSize {
            let options = CalendarOptions {
                $0.legend = .hidden
                $0.weekdayLabels = .hidden
                $0.showsMonthLabels = false
                change(&$0)
            }
            let renderer = ImageRenderer(content: CalendarHeatmap(values(range), range: range, options: options))
            renderer.proposedSize = ProposedViewSize(width: width, height: nil)
            return renderer.drawing.size
        }
        let fixed = size(200) {
            $0.cellSize = .fixed(10)
            $0.firstWeekday = 1
        }
        #expect(fixed == CGSize(width: 53 * 12 - 2, height: 7 * 12 - 2))
        for width in [120.0, 300, 700] {
            let fitted = size(CGFloat(width)) { $0.cellSize = .fitted(upTo: 100) }
            #expect(abs(fitted.width - CGFloat(width)) < 1)
        }
    }

    @Test("the legend shows the scale's real bounds and says where it is clipped")
    func legend() {
        let range = CivilDayRange(year: 2024)
        let data = values(range) + [CalendarDatum(range.last, 500)]
        func texts(_ scale: CalendarScale) -> [String] {
            Picture(CalendarHeatmap(data, range: range, options: CalendarOptions { $0.scale = scale })).labels
                .map(\.string)
        }
        #expect(texts(.linear).contains("500"))
        #expect(texts(.clipped(percentile: 95)).contains("≥ 16"))
        #expect(texts(.linear).contains("> 0"))
        #expect(texts(.bins([5, 10])).contains("5") && texts(.bins([5, 10])).contains("10"))
        let bins = CalendarHeatmap(data, range: range, options: CalendarOptions { $0.scale = .bins([5, 10]) })
        for name in ["Below 5", "5 to below 10", "10 and above"] { #expect(Picture(bins).said.contains(name)) }
    }
}

@MainActor
struct RingDrawingTests {
    private func ring(_ values: [Double], total: Double? = nil, text: String, width: CGFloat) -> some View {
        SegmentedRing(
            values.map { RingSegment("\($0)", value: $0) }, total: total,
            options: RingOptions { $0.legend = .hidden }
        ) { _ in RingCenterText(text, short: "8.43 M") }
        .frame(width: width, height: width)
    }

    @Test("every part is said with its percentage")
    func said() {
        let picture = Picture(ring([2, 2, 3], text: "7", width: 100))
        #expect(picture.said.contains("2.0, 29%") && picture.said.contains("3.0, 43%"))
        #expect(picture.diagnostics.isEmpty)
    }

    @Test("the text fits the hole, in short form or not at all where there is no room")
    func center() {
        for width in [20.0, 60, 88, 120, 300] {
            let picture = Picture(ring([1], text: "SEK 8 430 915.50", width: CGFloat(width)))
            let hole = width * 0.55 / 2
            for label in picture.labels {
                for x in [label.box.minX, label.box.maxX] {
                    for y in [label.box.minY, label.box.maxY] {
                        let distance = hypot(Double(x) - width / 2, Double(y) - width / 2)
                        #expect(distance < hole, "\(label) in \(width)")
                    }
                }
            }
        }
        #expect(Picture(ring([1], text: "SEK 8 430 915.50", width: 600)).labels.map(\.string) == ["SEK 8 430 915.50"])
        #expect(Picture(ring([1], text: "SEK 8 430 915.50", width: 20)).labels.isEmpty)
    }

    @Test("a text that is left out is told to the views around")
    func notes() {
        final class Box { var codes: [String] = [] }
        func codes(_ width: CGFloat) -> [String] {
            let box = Box()
            let view = ring([1], text: "SEK 8 430 915.50", width: width)
                .onPreferenceChange(DataNotesKey.self) { box.codes = $0.map(\.code) }
            _ = Picture(view)
            return box.codes
        }
        #expect(codes(300) == [])
        #expect(codes(20) == ["ring.center-left-out"])
    }

    @Test("legend entries are there for parts that are not shown")
    func legend() {
        let view = SegmentedRing(
            [5, -2, 3].map { RingSegment("Part \($0)", value: $0) },
            options: RingOptions { $0.legend = .bottom }
        ).frame(width: 200, height: 250)
        #expect(Picture(view).said.contains("Part -2.0, -2 not shown"))
        #expect(Picture(view).said.contains("Part 5.0, 63%"))
        let texts = Picture(view).labels.map(\.string)
        #expect(texts.contains("Part -2.0") && texts.contains("-2 not shown"))
    }

    @Test("a legend leaves room for the ring, whatever the number and the length of its names")
    func longLegend() {
        let names = (0..<1000).map { "Part \($0) " + String(repeating: "of the whole ", count: 40) }
        let view = SegmentedRing(
            names.map { RingSegment($0, value: 1) }, options: RingOptions { $0.legend = .trailing }
        ).frame(width: 600, height: 400)
        let picture = Picture(view)
        #expect(picture.collisions.isEmpty)
        #expect(picture.labels.map(\.string).contains("and 976 more"))
        #expect(picture.labels.allSatisfy { $0.box.minX >= 0 && $0.box.maxX <= 600 })
        let ring = picture.boxes.filter { $0.width > 20 }.reduce(CGRect.null) { $0.union($1) }
        #expect(ring.width > 200)
        #expect(picture.said.filter { $0.hasPrefix("Part ") && $0.hasSuffix("%") }.count == 1000)
    }

    @Test("a second lap, half rings and rings within each other draw in light and dark")
    func kinds() {
        for scheme in [ColorScheme.light, .dark] {
            for value in [0.32, 1, 1.32, 2.5] {
                for sweep in [180.0, 270, 360] {
                    let view = SegmentedRing(
                        tracks: [RingTrack("a", value: value, of: 1), RingTrack("b", value: 1, of: 3)],
                        options: RingOptions {
                            $0.sweep = .degrees(sweep)
                            $0.start = .degrees(-90)
                        })
                    let picture = Picture(view.frame(width: 120, height: 120), scheme: scheme)
                    #expect(picture.boxes.allSatisfy { $0.minX > -2 && $0.maxX < 122 })
                    #expect(picture.diagnostics.isEmpty)
                }
            }
        }
    }
}
