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

    /// Measurements that each further level costs, which is to be no more at twice the depth. The first few levels cost
    /// less: questions are exact there, and there are few to ask them.
    private func expectLinear(_ direction: Direction, depth: Int) {
        let costs = [depth, 2 * depth, 3 * depth].map { depth in measures { nested(depth, direction, $0) } }
        #expect(costs[0] > depth)
        #expect(costs[2] - costs[1] <= costs[1] - costs[0], "\(costs) measurements from \(depth) levels on")
        #expect(costs[2] <= 18 * 3 * depth, "\(costs) measurements from \(depth) levels on")
    }

    @Test("a stack in a stack, many times over", arguments: [5, 10, 20, 40])
    func nestedStacks(depth: Int) {
        expectLinear(.vertical, depth: depth)
    }

    @Test("rows in columns in rows, many times over", arguments: [10, 20, 40])
    func alternatingStacks(depth: Int) {
        expectLinear(.alternating, depth: depth)
    }

    @Test("a grid", arguments: [(5, 10), (10, 10), (25, 50)])
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

    @Test("how flexible a view is, is asked exactly several containers deep")
    func deepFlexibility() {
        let square = Color.clear.aspectRatio(1, contentMode: .fit).background { Rectangle() }
        let view = HStack(spacing: 0) {
            VStack(spacing: 0) { HStack(spacing: 0) { VStack(spacing: 0) { square } } }
            Color.clear.frame(minWidth: 30, maxWidth: 100)
        }
        // Up to 50 points wide, the square is the less flexible one, and gets half of the room.
        #expect(boxes(view, width: 50, height: 50).map(\.size) == [CGSize(width: 25, height: 25)])
    }

    @Test("a drawing made while another is being laid out has its own questions")
    func nestedDrawings() {
        final class Seen: @unchecked Sendable { var level: Int? }
        struct Asking: Layout {
            let seen: Seen

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                MainActor.assumeIsolated {
                    if LayoutProbe.current.level > 0 { LayoutProbe.fresh { seen.level = LayoutProbe.current.level } }
                }
                return .zero
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let seen = Seen()
        _ = drawing(
            HStack {
                Asking(seen: seen) {}; Color.clear
            }, width: 50, height: 50)
        #expect(seen.level == 0)
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
