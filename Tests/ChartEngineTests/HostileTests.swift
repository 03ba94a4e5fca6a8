import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine

/// Whatever comes in, something sensible comes out: finite geometry and no trap.
struct HostileTests {
    private func isFinite(_ chart: LaidOut) -> Bool {
        let paths = chart.paths + chart.gridPaths + chart.guidePaths
        let views = chart.result.labels + chart.result.annotations
        let plot = chart.result.plot
        return paths.allSatisfy { $0.outline.isFinite }
            && views.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite }
            && plot.minX.isFinite && plot.width.isFinite && plot.height.isFinite && plot.width >= 0 && plot.height >= 0
    }

    @Test("An empty table lays out to an empty plot; with an explicit domain its axis stays")
    func empty() {
        let chart = LaidOut(MarkTable())
        #expect(isFinite(chart) && chart.paths.isEmpty && chart.result.labels.isEmpty)
        let domain = chartSettings { $0.y.domain = .explicit([.number(0), .number(10)]) }
        #expect(!LaidOut(MarkTable(), settings: domain).result.labels.isEmpty)
    }

    @Test("Equal values widen the domain around them, zero stays on the edge")
    func flat() {
        let settings = chartSettings {
            $0.yAxis.visibility = .hidden
            $0.y.domain = .automatic(includesZero: false, reversed: false, modify: nil)
        }
        let flat = (0..<40).map { mark(.line, x: number("x", Double($0)), y: number("y", 17.3)) }
        let chart = LaidOut(flat, settings: settings)
        expectNear(chart.boxes[0].midY, chart.result.plot.height / 2)
        let zeros = (0..<40).map { mark(.line, x: number("x", Double($0)), y: number("y", 0)) }
        expectNear(LaidOut(zeros, settings: settings).boxes[0].midY, chart.result.plot.height)
        let collapsed = chartSettings { $0.y.domain = .explicit([.number(5), .number(5)]) }
        #expect(LaidOut(flat, settings: collapsed).codes == ["chart.domain-collapsed"])
    }

    @Test("One date alone lies in the middle of the plot")
    func oneDate() {
        let chart = LaidOut(
            [mark(.point, x: date("t", seconds(2024)), y: number("y", 1))],
            settings: chartSettings { $0.yAxis.visibility = .hidden })
        expectNear(chart.boxes[0].midX, 150)
    }

    @Test(
        "Sizes of any kind lay out",
        arguments: [
            CGSize.zero, CGSize(width: 5, height: 3), CGSize(width: CGFloat.nan, height: 100),
            CGSize(width: CGFloat.infinity, height: CGFloat.infinity), CGSize(width: -50, height: -1),
            CGSize(width: 1e300, height: 1e300), CGSize(width: 20_000, height: 1),
        ])
    func sizes(_ size: CGSize) {
        let rows = ["a", "b", "c"].map { name -> MarkRow in
            var row = mark(.bar, x: category("x", name), y: number("y", 3))
            row.foreground = category("n", name)
            return row
        }
        #expect(isFinite(LaidOut(rows, size: size)))
    }

    @Test("Explicit domains and ranges of any kind lay out")
    func settings() {
        let rows = [1.0, 2].map { mark(.bar, x: number("x", $0), y: number("y", $0)) }
        let bounds: [Double] = [0, -1, 5, .nan, .infinity, -.infinity, 1e308, -1e308, 1e-300 * 1e-20]
        for a in bounds {
            for b in bounds {
                for kind in [ScaleKind.linear, .log, .squareRoot, .power(exponent: .nan), .symmetricLog(slope: 0)] {
                    let settings = chartSettings {
                        $0.y.domain = .explicit([.number(a), .number(b)])
                        $0.y.kind = kind
                        $0.x.range = .plotDimension(startPadding: CGFloat(a), endPadding: CGFloat(b))
                    }
                    #expect(isFinite(LaidOut(rows, settings: settings)), "\(a) to \(b) on \(kind)")
                }
            }
        }
    }

    @Test("Guides of any size lay out")
    func guides() {
        let rows = [1.0, 2].map { mark(.bar, x: number("x", $0), y: number("y", $0)) }
        for extent in [CGFloat.nan, .infinity, -10, 1e9] {
            let guides = FixedGuides()
            for id in 0..<20 { guides.sizes[id] = CGSize(width: extent, height: extent) }
            #expect(isFinite(LaidOut(rows, guides: guides)))
        }
    }

    @Test("Generated tables of all kinds lay out with finite geometry", arguments: 0..<60)
    func generated(_ seed: Int) {
        var random = Generator(state: UInt64(seed) &* 7919 &+ 1)
        var table = MarkTable()
        _ = table.addLayer(MarkLayer())
        _ = table.addMask(MarkTable())
        _ = table.addAnnotation(
            AnnotationTemplate(
                position: .top, alignment: UnitPosition(x: 0.5, y: 0.5), spacing: nil, overflowX: .padScale,
                overflowY: .padScale, content: ViewID(-1)))
        for _ in 0..<(1 + random.int(40)) { table.append(random.row(), template: random.template()) }
        let settings = chartSettings {
            $0.x.kind = random.scale()
            $0.y.kind = random.scale()
            $0.scroll.axes = random.int(4) == 0 ? [.x, .y] : []
            $0.scroll.visibleX = random.number()
            $0.scroll.visibleY = random.number()
            $0.scroll.positionX = random.value()
        }
        let guides = FixedGuides()
        guides.sizes[-1] = CGSize(width: 30, height: 12)
        #expect(isFinite(LaidOut(table, settings: settings, guides: guides)))
    }
}

/// A small deterministic source of awkward marks.
private struct Generator {
    var state: UInt64

    mutating func int(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(1, count)
    }

    mutating func number() -> Double {
        let special: [Double] = [0, -0.0, .nan, .infinity, -.infinity, 1e308, -1e308, 1e-300 * 1e-20, 5, -5, 1e15]
        return int(3) == 0 ? special[int(special.count)] : Double(int(200)) / 7 - 10
    }

    mutating func value() -> PlotValue {
        switch int(4) {
        case 0: .category("c\(int(5))")
        case 1: .date(number() * 86_400)
        default: .number(number())
        }
    }

    mutating func channel() -> ChannelInput? {
        switch int(6) {
        case 0: return nil
        case 1: return ChannelInput(label: "bin", .bin(lower: value(), upper: value()))
        case 2: return ChannelInput(label: "range", .range(lower: value(), upper: value()))
        default: return ChannelInput(label: "single", .single(value()))
        }
    }

    mutating func row() -> MarkRow {
        var row = MarkRow(kind: MarkKind.allCases[int(MarkKind.allCases.count)])
        (row.x, row.y, row.angle) = (channel(), channel(), channel())
        if int(4) == 0 { row.xEnd = channel() }
        if int(4) == 0 { row.yEnd = channel() }
        if int(5) == 0 { row.fixedX = .interval(start: CGFloat(number()), end: nil) }
        if int(5) == 0 { row.fixedY = .single(nil) }
        if int(3) == 0 { row.foreground = channel() }
        if int(3) == 0 { row.series = channel() }
        if int(4) == 0 { row.symbol = channel() }
        if int(4) == 0 { row.symbolSize = channel() }
        if int(4) == 0 { row.lineStyle = channel() }
        if int(4) == 0 { row.group = channel() }
        return row
    }

    mutating func template() -> MarkTemplate {
        var template = MarkTemplate()
        template.stacking = [.standard, .normalized, .center, .unstacked][int(4)]
        template.curve = [.linear, .cardinal, .catmullRom, .monotone, .stepCenter][int(5)]
        template.width = [.automatic, .ratio(CGFloat(number())), .inset(CGFloat(number())), .fixed(4)][int(4)]
        template.innerRadius = [.automatic, .ratio(CGFloat(number())), .fixed(CGFloat(number()))][int(3)]
        template.offsetYStart = int(3) == 0 ? 20 : 0
        template.opacity = number()
        template.zIndex = number()
        template.cornerRadius = CGFloat(number())
        template.symbolSize = int(2) == 0 ? .area(CGFloat(number())) : nil
        template.layers = int(4) == 0 ? [0] : int(9) == 0 ? [5] : []
        template.masks = int(5) == 0 ? [0] : []
        template.annotations = int(4) == 0 ? [0] : int(9) == 0 ? [9] : []
        return template
    }

    mutating func scale() -> ScaleKind? {
        let kinds: [ScaleKind?] = [
            nil, nil, .linear, .log, .category, .date, .squareRoot, .power(exponent: number()),
            .symmetricLog(slope: number()),
        ]
        return kinds[int(kinds.count)]
    }
}
