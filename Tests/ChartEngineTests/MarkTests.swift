import Drawing
import Foundation
import Geometry
import ShapeKit
import Testing

@testable import ChartEngine

/// Points, rectangles, rules, and the scales they lie on.
struct MarkTests {
    private func bare(_ change: (inout ChartSettings) -> Void = { _ in }) -> ChartSettings {
        chartSettings {
            $0.xAxis.visibility = .hidden
            $0.yAxis.visibility = .hidden
            $0.legend.visibility = .hidden
            change(&$0)
        }
    }

    private func point(_ x: Double, _ y: Double) -> MarkRow { mark(.point, x: number("x", x), y: number("y", y)) }

    @Test("S49 A point is a circle of 50 square points unless told otherwise")
    func pointSize() {
        expectNear(LaidOut([point(10, 10)], settings: bare()).boxes[0].width, 7.9788)
        var template = MarkTemplate()
        template.symbolSize = .area(1600)
        expectNear(LaidOut([point(10, 10)], template: template, settings: bare()).boxes[0].width, 45.135)
        template.symbolSize = .size(CGSize(width: 12, height: 20))
        expectNear(
            LaidOut([point(10, 10)], template: template, settings: bare()).boxes[0],
            CGRect(x: 294, y: -10, width: 12, height: 20))
    }

    @Test("Nothing of a line is seen within a ring that a client's shape draws as symbol")
    func ringOnLine() {
        let ring = OutlineProvider(id: 1) { box in
            Outline {
                $0.addEllipse(in: box)
                $0.addEllipse(in: box.insetBy(dx: 2, dy: 2))
            }
        }
        var template = MarkTemplate()
        template.symbol = .custom(ring, perceptualUnitRect: CGRect(x: 0, y: 0, width: 1, height: 1))
        let rows = [0.0, 10].map { mark(.line, x: number("x", $0), y: number("y", $0)) }
        let chart = LaidOut(rows, template: template)
        let clips = chart.marks.flatMap(\.items).compactMap { item -> Outline? in
            if case .group(let group) = item { group.clip?.outline } else { nil }
        }
        // The frame around the line and one circle for each symbol.
        #expect(clips.count == 1)
        #expect(clips.first?.verbs.filter { $0 == .move }.count == 3)
    }

    @Test("S50 A custom symbol is drawn so large that its perceptual rectangle has the area")
    func perceptual() {
        var template = MarkTemplate()
        template.symbol = .custom(
            OutlineProvider(id: 1) { Outline(rect: $0) },
            perceptualUnitRect: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
        template.symbolSize = .area(100)
        expectNear(LaidOut([point(10, 10)], template: template, settings: bare()).boxes[0].width, 20)
    }

    @Test("S13 With an explicit domain a point at its bound lies on the plot's edge")
    func edges() {
        let settings = bare { $0.x.domain = .explicit([.number(0), .number(10)]) }
        expectNear(LaidOut([point(10, 5)], settings: settings).boxes[0].midX, 300)
    }

    @Test("S14 Marks outside of an explicit domain are drawn outside of the plot")
    func outside() {
        let settings = bare { $0.x.domain = .explicit([.number(0), .number(10)]) }
        expectNear(LaidOut([point(20, 5)], settings: settings).boxes[0].midX, 600)
    }

    @Test("S40 A point without a value on one axis is centred there, or at its fixed place")
    func oneDimensional() {
        var row = mark(.point, x: number("x", 10))
        expectNear(LaidOut([row], settings: bare()).boxes[0].midY, 100)
        row.fixedY = .single(30)
        expectNear(LaidOut([row], settings: bare()).boxes[0].midY, 30)
    }

    @Test("S17 Paddings of the plot dimension shrink a range in points")
    func padding() {
        let settings = bare {
            $0.x.range = .plotDimension(startPadding: 20, endPadding: 40)
            $0.y.range = .plotDimension(startPadding: 10, endPadding: 0)
        }
        let chart = LaidOut([point(0, 0), point(10, 10)], settings: settings)
        expectNear(chart.boxes[0].midX, 20)
        expectNear(chart.boxes[0].midY, 190)
        expectNear(chart.boxes[1].midX, 260)
        expectNear(chart.boxes[1].midY, 0)
    }

    @Test("S05 S06 Other scale types place values by their formula")
    func scaleTypes() {
        let cases: [(ScaleKind, Double)] = [
            (.linear, 0.25), (.squareRoot, 0.5), (.power(exponent: 2), 0.0625),
            (.symmetricLog(slope: 1), log(1 + 25) / log(1 + 100)),
        ]
        for (kind, share) in cases {
            let chart = LaidOut([point(25, 1), point(100, 1)], settings: bare { $0.x.kind = kind })
            expectNear(chart.boxes[0].midX, CGFloat(share * 300))
        }
        let logarithmic = bare {
            $0.x.kind = .log
            $0.x.domain = .explicit([.number(1), .number(100)])
        }
        expectNear(LaidOut([point(10, 1)], settings: logarithmic).boxes[0].midX, 150)
    }

    @Test("A rectangle fills 0.7 of a band each way")
    func cells() {
        let rows = ["a", "b"].map { mark(.rectangle, x: category("x", $0), y: category("y", "r")) }
        let chart = LaidOut(rows, settings: bare())
        expectNear(chart.boxes[1], CGRect(x: 172.5, y: 30, width: 105, height: 140))
        #expect(chart.paths[0].outline.verbs == [.move, .line, .line, .line, .close])
    }

    @Test("S35 A rectangle fills a bin, and all of its ratio of a band")
    func fills() {
        var row = MarkRow(kind: .rectangle)
        row.x = ChannelInput(label: "", .bin(lower: .number(0), upper: .number(5)))
        row.y = category("y", "r")
        var template = MarkTemplate()
        template.height = .ratio(1)
        let chart = LaidOut([row], template: template, settings: bare())
        expectNear(chart.boxes[0], CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test("S41 A rectangle without arguments fills the plot")
    func whole() {
        let chart = LaidOut([point(1, 1), MarkRow(kind: .rectangle)], settings: bare())
        expectNear(chart.boxes[1], CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test("A rule spans the plot, an interval of data, or from a fixed place")
    func rules() {
        let full = mark(.rule, y: number("y", 50))
        var partial = MarkRow(kind: .rule)
        (partial.x, partial.xEnd, partial.y) = (number("a", 20), number("b", 60), number("y", 100))
        var vertical = mark(.rule, x: number("x", 100))
        vertical.fixedY = .interval(start: nil, end: 40)
        let chart = LaidOut([full, partial, vertical], settings: bare())
        expectNear(chart.boxes[0], CGRect(x: 0, y: 100, width: 300, height: 0))
        expectNear(chart.boxes[1], CGRect(x: 60, y: 0, width: 120, height: 0))
        expectNear(chart.boxes[2], CGRect(x: 300, y: 0, width: 0, height: 40))
        #expect(chart.paths.allSatisfy { $0.stroke == Stroke(width: 1, cap: .butt) })
    }

    @Test("S15 Rules and the content of masks count for the domain")
    func domainOfRules() {
        var table = MarkTable()
        table.append(point(1, 10), template: MarkTemplate())
        table.append(mark(.rule, y: number("y", 40)), template: MarkTemplate())
        var mask = MarkTable()
        mask.append(point(1, 80), template: MarkTemplate())
        _ = table.addMask(mask)
        #expect(LaidOut(table, settings: bare()).result.scales.yDomain == [.number(0), .number(80)])
    }

    @Test("A chart may have more than one kind of value on an axis; the first decides and the rest is reported")
    func mixedKinds() {
        let rows = [
            mark(.point, x: number("x", 1), y: number("y", 1)),
            mark(.point, x: category("x", "one"), y: number("y", 2)),
        ]
        let chart = LaidOut(rows, settings: bare())
        #expect(chart.paths.count == 1)
        #expect(chart.codes == ["chart.mixed-kinds"])
    }

    @Test("A scale type that cannot place the values is replaced and reported")
    func unsuited() {
        let chart = LaidOut(
            [mark(.bar, x: category("x", "a"), y: number("y", 1))], settings: bare { $0.x.kind = .log })
        #expect(chart.result.scales.xDomain == [.category("a")])
        #expect(chart.codes == ["chart.scale-type-unsuited"])
    }

    @Test("Numbers on a scale of categories have bands in order of appearance")
    func numericCategories() {
        let rows = [2020.0, 2010, 2015].map { mark(.bar, x: number("x", $0), y: number("y", 1)) }
        let chart = LaidOut(rows, settings: bare { $0.x.kind = .category })
        #expect(chart.result.scales.xDomain == [.number(2020), .number(2010), .number(2015)])
        expectNear(chart.boxes[1], CGRect(x: 115, y: 0, width: 70, height: 200))
    }

    @Test("S12 S16 Categories stand in order of appearance, or as the explicit domain lists them")
    func categoryOrder() {
        let rows = ["b", "a"].map { mark(.bar, x: category("x", $0), y: number("y", 1)) }
        #expect(LaidOut(rows, settings: bare()).result.scales.xDomain == [.category("b"), .category("a")])
        let settings = bare { $0.x.domain = .explicit(["a", "c", "x"].map(PlotValue.category)) }
        let chart = LaidOut(rows, settings: settings)
        #expect(chart.paths.count == 1)
        expectNear(chart.boxes[0].midX, 50)
        #expect(chart.codes == ["chart.category-outside-domain"])
    }

    @Test("Bars in bins given as ranges stand on the whole range")
    func histogram() {
        let rows = [(0.0, 2.0), (10, 4)].map { start, count -> MarkRow in
            var row = MarkRow(kind: .bar)
            row.x = ChannelInput(label: "bin", .range(lower: .number(start), upper: .number(start + 10)))
            row.y = number("count", count)
            return row
        }
        let chart = LaidOut(rows, settings: bare())
        expectNear(chart.boxes[0], CGRect(x: 0, y: 100, width: 150, height: 100))
        expectNear(chart.boxes[1], CGRect(x: 150, y: 0, width: 150, height: 200))
    }

    @Test("Many opaque points of one style share an outline; the others keep their own")
    func merged() {
        var columns = MarkColumns(kind: .point, count: 400)
        columns.x = ColumnInput(label: "x", .numbers((0..<400).map(Double.init)))
        columns.y = ColumnInput(label: "y", .numbers((0..<400).map { Double($0 % 17) }))
        var table = MarkTable()
        table.append(columns, template: MarkTemplate())
        #expect(LaidOut(table, settings: bare()).paths.count == 1)
        var translucent = MarkTemplate()
        translucent.opacity = 0.5
        var second = MarkTable()
        second.append(columns, template: translucent)
        #expect(LaidOut(second, settings: bare()).paths.count == 400)
    }

    @Test("S20 Symbol sizes are proportional to their value")
    func symbolSizes() {
        let rows = [1.0, 4].map { value -> MarkRow in
            var row = point(value, value)
            row.symbolSize = number("size", value)
            return row
        }
        let chart = LaidOut(rows, settings: bare())
        expectNear(chart.boxes[1].width / chart.boxes[0].width, 2)
    }

    @Test("Line styles by data begin with a solid line and differ after it")
    func lineStyles() {
        let rows = ["a", "b"].flatMap { name in
            [0.0, 1].map { x -> MarkRow in
                var row = mark(.line, x: number("x", x), y: number("y", x))
                row.lineStyle = category("s", name)
                return row
            }
        }
        let strokes = LaidOut(rows, settings: bare()).paths.compactMap(\.stroke)
        #expect(strokes.map(\.width) == [2, 2])
        #expect(strokes[0].dash.isEmpty && !strokes[1].dash.isEmpty)
    }
}
