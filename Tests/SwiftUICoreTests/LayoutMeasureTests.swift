import Foundation
import Testing

@testable import SwiftUICore

/// Layout costs a number of measurements that grows with the number of views, not faster.
@MainActor
struct LayoutMeasureTests {
    /// How often the views of one layout were measured; counted on the main actor alone.
    private final class Count: @unchecked Sendable {
        var measures = 0
    }

    /// Passes everything on and counts.
    private struct Counted: Layout {
        let count: Count

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            count.measures += 1
            return subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews.first?.place(at: bounds.origin, proposal: proposal)
        }
    }

    private enum Direction { case vertical, alternating }

    private func nested(_ depth: Int, _ direction: Direction, _ count: Count) -> AnyView {
        guard depth > 0 else { return AnyView(Counted(count: count) { Rectangle() }) }
        let inner = nested(depth - 1, direction, count)
        let sign = Text(verbatim: "Words that wrap")
        if direction == .alternating, depth.isMultiple(of: 2) {
            return AnyView(
                Counted(count: count) {
                    HStack(spacing: 0) {
                        sign; inner
                    }
                })
        }
        return AnyView(
            Counted(count: count) {
                VStack(spacing: 0) {
                    sign; inner
                }
            })
    }

    private func measures(_ make: (Count) -> some View) -> Int {
        let count = Count()
        _ = drawing(make(count), width: 3000, height: 3000)
        return count.measures
    }

    @Test("a stack in a stack, many times over", arguments: [20, 40])
    func nestedStacks(depth: Int) {
        let once = measures { nested(depth, .vertical, $0) }
        let twice = measures { nested(2 * depth, .vertical, $0) }
        #expect(once > depth)
        #expect(twice <= 2 * once + 8, "\(once) measurements for \(depth) levels, \(twice) for twice as many")
    }

    @Test("rows in columns in rows, many times over", arguments: [20, 40])
    func alternatingStacks(depth: Int) {
        let once = measures { nested(depth, .alternating, $0) }
        let twice = measures { nested(2 * depth, .alternating, $0) }
        #expect(twice <= 2 * once + 30, "\(once) measurements for \(depth) levels, \(twice) for twice as many")
    }

    @Test("a grid", arguments: [(5, 10), (10, 10)])
    func grids(rows: Int, columns: Int) {
        func grid(_ rows: Int, _ count: Count) -> some View {
            Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                ForEach(0..<rows, id: \.self) { _ in
                    GridRow { ForEach(0..<columns, id: \.self) { _ in Counted(count: count) { Rectangle() } } }
                }
            }
        }
        let once = measures { grid(rows, $0) }
        let twice = measures { grid(2 * rows, $0) }
        #expect(once >= rows * columns)
        #expect(twice <= 2 * once, "\(once) measurements for \(rows) rows, \(twice) for twice as many")
    }

    @Test("what is arranged once is arranged exactly, however deep the question came from")
    func rigidInside() {
        let cell = Color.clear.frame(width: 40, height: 40).background { Rectangle() }
        let view = VStack(spacing: 0) {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        cell
                        Color.clear
                    }
                    Color.clear
                }
                Color.clear
            }
            Color.clear
        }
        #expect(boxes(view, width: 400, height: 400) == [box(0, 30, 40, 40)])
    }

    @Test("a lazy grid", arguments: [50, 100])
    func lazyGrids(cells: Int) {
        func grid(_ cells: Int, _ count: Count) -> some View {
            LazyVGrid(columns: Array(repeating: GridItem(), count: 10)) {
                ForEach(0..<cells, id: \.self) { _ in Counted(count: count) { Rectangle().frame(height: 5) } }
            }
        }
        let once = measures { grid(cells, $0) }
        #expect(once >= cells)
        #expect(measures { grid(2 * cells, $0) } <= 2 * once)
    }
}
