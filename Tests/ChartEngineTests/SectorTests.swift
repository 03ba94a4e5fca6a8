import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine

struct SectorTests {
    private func sectors(_ values: [Double]) -> [MarkRow] {
        values.enumerated().map { index, value in
            var row = MarkRow(kind: .sector)
            row.angle = number("share", value)
            row.foreground = category("name", "\(index)")
            return row
        }
    }

    private func chart(_ values: [Double], _ change: (inout MarkTemplate) -> Void = { _ in }) -> LaidOut {
        var template = MarkTemplate()
        change(&template)
        return LaidOut(
            sectors(values), template: template, settings: chartSettings { $0.legend.visibility = .hidden },
            size: CGSize(width: 300, height: 200))
    }

    @Test("S55 Sectors begin at 12 o'clock and go clockwise, and there are no axes")
    func start() {
        let chart = chart([1, 1, 2])
        #expect(chart.result.plot == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(chart.result.gridLines.isEmpty && chart.result.ticks.isEmpty && chart.result.labels.isEmpty)
        expectNear(chart.boxes[0], CGRect(x: 150, y: 0, width: 100, height: 100), within: 0.1)
        expectNear(chart.boxes[1], CGRect(x: 150, y: 100, width: 100, height: 100), within: 0.1)
        expectNear(chart.boxes[2].maxX, 150, within: 0.1)
    }

    @Test("S54 The angle is the share of the sum and the outer diameter the plot's smaller side")
    func whole() { expectNear(chart([3]).boxes[0], CGRect(x: 50, y: 0, width: 200, height: 200)) }

    @Test("S54 The inner radius is a ratio of the outer one, or points")
    func inner() {
        for radius in [MarkDimension.ratio(0.5), .fixed(50), .inset(50)] {
            let chart = chart([1, 1, 1, 1]) { $0.innerRadius = radius }
            let nearest = chart.paths[0].outline.points.map { hypot($0.x - 150, $0.y - 100) }.min() ?? 0
            expectNear(nearest, 50, within: 1)
        }
    }

    @Test("S56 An angular inset leaves twice its points between neighbours")
    func inset() {
        let chart = chart([1, 1]) {
            $0.innerRadius = .ratio(0.5)
            $0.angularInset = 2
        }
        expectNear(chart.boxes[0].minX, 152, within: 0.1)
        expectNear(chart.boxes[1].maxX, 148, within: 0.1)
    }

    @Test("S54 An explicit range of angles is taken in the unit of the sum")
    func range() {
        var row = MarkRow(kind: .sector)
        row.angle = ChannelInput(label: "", .range(lower: .number(25), upper: .number(50)))
        var rest = row
        rest.angle = ChannelInput(label: "", .range(lower: .number(50), upper: .number(100)))
        let chart = LaidOut([row, rest], size: CGSize(width: 200, height: 200))
        expectNear(chart.boxes[0], CGRect(x: 100, y: 100, width: 100, height: 100), within: 0.1)
    }

    @Test("Zero takes nothing, negative and missing values are left out and reported")
    func unusable() {
        let chart = chart([3, -2, 0, .nan, 5])
        #expect(chart.paths.count == 2)
        #expect(Set(chart.codes) == ["chart.negative-sector", "chart.invalid-value"])
        #expect(LaidOut(sectors([0, 0])).paths.isEmpty)
    }

    @Test("S85 Angles run clockwise from 12 o'clock about the plot's centre, and yield places in the total")
    func angles() {
        let scales = chart([1, 1, 2]).result.scales
        expectNear(scales.angle(at: CGPoint(x: 150, y: 0)), 0)
        expectNear(scales.angle(at: CGPoint(x: 250, y: 100)), .pi / 2)
        expectNear(scales.angle(at: CGPoint(x: 50, y: 100)), 3 * .pi / 2)
        #expect(scales.value(atAngle: .pi) == .number(2))
    }

    @Test("An annotation stands at the middle of its sector")
    func annotation() {
        var table = MarkTable()
        var template = MarkTemplate()
        template.innerRadius = .ratio(0.5)
        template.annotations = [
            table.addAnnotation(
                AnnotationTemplate(
                    position: .overlay, alignment: UnitPosition(x: 0.5, y: 0.5), spacing: nil, content: ViewID(-1)))
        ]
        for row in sectors([1, 1]) { table.append(row, template: template) }
        let guides = FixedGuides()
        guides.sizes[-1] = CGSize(width: 20, height: 10)
        let chart = LaidOut(
            table, settings: chartSettings { $0.legend.visibility = .hidden }, size: CGSize(width: 200, height: 200),
            guides: guides)
        expectNear(chart.result.annotations[0].origin.x, 175 - 10)
        expectNear(chart.result.annotations[0].origin.y, 100 - 5)
    }
}
