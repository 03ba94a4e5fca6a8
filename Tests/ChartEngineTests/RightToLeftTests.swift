import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine

/// Charts in a right-to-left layout: the same charts, turned over.
@Suite("Right to left")
struct RightToLeftTests {
    private func charts(
        _ rows: [MarkRow], template: MarkTemplate = MarkTemplate(), guides: FixedGuides = FixedGuides(),
        _ change: (inout ChartSettings) -> Void = { _ in }
    ) -> (left: LaidOut, right: LaidOut) {
        let left = chartSettings(change)
        var right = left
        right.rightToLeft = true
        return (
            LaidOut(rows, template: template, settings: left, guides: guides),
            LaidOut(rows, template: template, settings: right, guides: guides)
        )
    }

    private let bars = ["a", "b", "c"].enumerated().map { index, name in
        mark(.bar, x: category("x", name), y: number("y", Double(index + 1) * 10))
    }

    private func turned(_ rect: CGRect) -> CGRect {
        CGRect(x: 300 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    @Test("The y axis stands at the left, and x grows to the left")
    func directions() throws {
        let (left, right) = charts(bars)
        expectNear(right.result.plot.minX, 300 - left.result.plot.maxX)
        expectNear(right.result.plot.maxX, 300)
        #expect(right.result.plot.minX > 10)
        for (a, b) in zip(left.boxes, right.boxes) { expectNear(b, turned(a)) }
        #expect(right.boxes[0].minX > right.boxes[2].maxX)
        let numbers = charts([10, 20].map { mark(.point, x: number("x", $0), y: number("y", 1)) }).right
        #expect(numbers.boxes[0].minX > numbers.boxes[1].maxX)
    }

    @Test("Labels keep their size and their distance from lines and plot")
    func labels() throws {
        let (left, right) = charts(bars)
        #expect(left.labelTexts == right.labelTexts)
        for (a, b) in zip(left.result.labels, right.result.labels) {
            let width = right.guides.size(of: b.view, width: b.width, height: b.height).width
            expectNear(b.origin.x, 300 - a.origin.x - width)
            expectNear(b.origin.y, a.origin.y)
        }
    }

    @Test("A legend begins at the right, each sample before its text")
    func legend() throws {
        let rows = ["one", "two"].map { name -> MarkRow in
            var row = mark(.bar, x: category("x", name), y: number("y", 1))
            row.foreground = category("kind", name)
            return row
        }
        let chart = charts(rows).right
        let (one, two) = (try #require(chart.label("one")), try #require(chart.label("two")))
        #expect(one.origin.x > two.origin.x)
        let samples = chart.guidePaths.map(\.outline.controlBounds)
        expectNear(samples.first?.maxX, 300)
        #expect(samples.allSatisfy { $0.minX > two.origin.x })
        #expect((samples.first?.minX ?? 0) > one.origin.x)
    }

    @Test("An annotation's leading side is the right one")
    func annotations() throws {
        let guides = FixedGuides()
        guides.sizes[-7] = CGSize(width: 20, height: 10)
        var table = MarkTable()
        var template = MarkTemplate()
        template.annotations = [
            table.addAnnotation(
                AnnotationTemplate(
                    position: .leading, alignment: UnitPosition(x: 0.5, y: 0.5), spacing: nil, content: ViewID(-7)))
        ]
        table.append(mark(.point, x: number("x", 5), y: number("y", 5)), template: template)
        table.append(mark(.point, x: number("x", 10), y: number("y", 10)), template: MarkTemplate())
        let chart = LaidOut(table, settings: chartSettings { $0.rightToLeft = true }, guides: guides)
        let note = try #require(chart.result.annotations.first)
        expectNear(note.origin.x, chart.boxes[0].maxX + 4)
    }

    @Test("The proxy answers in the picture's coordinates")
    func proxy() throws {
        let (left, right) = charts(bars)
        let (a, b) = (left.result.scales, right.result.scales)
        let position = try #require(a.position(forX: .category("a")))
        expectNear(b.position(forX: .category("a")), a.plot.width - position)
        #expect(b.value(atX: 1) == .category("c"))
        expectNear(b.plot.minX, 300 - a.plot.maxX)
        #expect(b.position(forY: .number(10)) == a.position(forY: .number(10)))
    }

    @Test("Sectors go clockwise all the same")
    func sectors() {
        let rows = [1.0, 3].map { value -> MarkRow in
            var row = MarkRow(kind: .sector)
            row.angle = number("angle", value)
            return row
        }
        let (left, right) = charts(rows)
        for (a, b) in zip(left.boxes, right.boxes) { expectNear(b, a) }
    }

    @Test("Gradients are turned over with their marks, shadows fall to the same side")
    func paints() throws {
        var template = MarkTemplate()
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        template.paint = .linear(stops: stops, from: UnitPosition(x: 0, y: 0.5), to: UnitPosition(x: 1, y: 0.5))
        template.shadow = DrawnShadow(color: .black, deviation: 1, offset: CGSize(width: 3, height: 0))
        let chart = charts([bars[0]], template: template).right
        guard case .group(let group)? = chart.marks.first?.items.first, case .path(let path)? = group.items.first,
            case .linear(_, let from, let to)? = path.fill
        else {
            Issue.record("no gradient in a group")
            return
        }
        #expect(from.x > to.x)
        #expect(group.shadow?.offset.width == 3)
    }
}
