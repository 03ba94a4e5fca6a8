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
