import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine

/// Cells that touch reach under the ones drawn after them, so that soft edges leave no seam.
@Suite("Seams")
struct SeamTests {
    private func rect(_ column: Int, _ row: Int) -> CGRect {
        CGRect(x: column * 20, y: row * 10, width: 20, height: 10)
    }

    private func bounds(_ rects: [CGRect], isOpaque: Bool = true) -> [CGRect] {
        outlinesCoveringSeams(rects.map { ($0, isOpaque) }).map(\.controlBounds)
    }

    @Test("A cell reaches under its later neighbours, the last one under none")
    func grid() {
        let cells = [rect(0, 0), rect(1, 0), rect(0, 1), rect(1, 1)]
        let found = bounds(cells)
        expectNear(found[0], CGRect(x: 0, y: 0, width: 21, height: 11))
        expectNear(found[1], CGRect(x: 20, y: 0, width: 20, height: 11))
        expectNear(found[2], CGRect(x: 0, y: 10, width: 21, height: 10))
        expectNear(found[3], cells[3])
    }

    @Test("A corner that an earlier cell shows stays free")
    func corner() {
        // The cell across the corner is drawn first.
        let found = outlinesCoveringSeams([rect(1, 1), rect(0, 0), rect(1, 0), rect(0, 1)].map { ($0, true) })
        let first = found[1]
        #expect(!first.points.contains { $0.x > 20 && $0.y > 10 })
        expectNear(first.controlBounds, CGRect(x: 0, y: 0, width: 21, height: 11))
    }

    @Test("Nothing reaches under what can be seen through, or under what stands apart")
    func exceptions() {
        let cells = [rect(0, 0), rect(1, 0)]
        for (found, cell) in zip(bounds(cells, isOpaque: false), cells) { expectNear(found, cell) }
        let apart = [rect(0, 0), rect(2, 0), rect(0, 2)]
        for (found, cell) in zip(bounds(apart), apart) { expectNear(found, cell) }
        let shifted = [rect(0, 0), rect(1, 0).offsetBy(dx: 0, dy: 3)]
        for (found, cell) in zip(bounds(shifted), shifted) { expectNear(found, cell) }
    }
}

/// Areas on top of each other.
struct AreaSeamTests {
    private func area(_ x: Double, _ y: Double, _ name: String) -> MarkRow {
        var row = mark(.area, x: number("x", x), y: number("y", y))
        row.foreground = category("n", name)
        return row
    }

    private var hidden: ChartSettings {
        chartSettings {
            $0.xAxis.visibility = .hidden
            $0.yAxis.visibility = .hidden
            $0.legend.visibility = .hidden
        }
    }

    @Test("A stacked area reaches a point under the opaque one on top of it, and no farther than half of that")
    func stacked() {
        let rows = ["a", "b"].flatMap { name in [0.0, 1, 2].map { area($0, name == "b" && $0 == 2 ? 0 : 1, name) } }
        let chart = LaidOut(rows, settings: hidden)
        // 200 points for 0 to 2; the lower area's border at y = 100, where nothing is on top at 100 as well.
        let lower = chart.paths[0].outline.points.filter { $0.y < 150 }
        expectNear(lower.first { $0.x == 0 }?.y, 99)
        expectNear(lower.first { $0.x == 300 }?.y, 100)
        expectNear(chart.paths[1].outline.controlBounds, CGRect(x: 0, y: 0, width: 300, height: 100))
    }

    @Test("Translucent areas stay exact")
    func translucent() {
        let rows = ["a", "b"].flatMap { name in [0.0, 1].map { area($0, 1, name) } }
        var template = MarkTemplate()
        template.opacity = 0.5
        let chart = LaidOut(rows, template: template, settings: hidden)
        expectNear(chart.paths[0].outline.controlBounds, CGRect(x: 0, y: 100, width: 300, height: 100))
    }
}
