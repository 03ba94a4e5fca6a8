import Foundation
import SwiftUI

/// Shows that layout costs as much per view in a large view as in a small one: a deep stack and a wide grid, at a
/// quarter, half and all of their size.
@MainActor
enum LayoutCost {
    private static let depths = [50, 100, 200]
    private static let grids = [(25, 25), (25, 50), (50, 50)]

    /// Prints a line for each size: views, measurements, measurements and microseconds for each view.
    static func report(count: Int) {
        for depth in depths {
            line("stack", views: 2 * depth, count: count) { nested(depth, counting: $0) }
        }
        for (rows, columns) in grids {
            line("grid", views: rows * columns, count: count) { grid(rows, columns, counting: $0) }
        }
    }

    private static func line(
        _ name: String, views: Int, count: Int, _ make: (MeasureCount) -> some View
    ) {
        let counter = MeasureCount()
        _ = renderer(make(counter)).drawing
        let uncounted = make(MeasureCount())
        let timings = Timings(count: count) { _ = renderer(uncounted).drawing }
        let perView = Double(counter.measures) / Double(views)
        print(
            "\(name) views=\(views) measures=\(counter.measures) measures_per_view=\(milliseconds(perView))"
                + " ms=\(milliseconds(timings.median)) us_per_view="
                + milliseconds(timings.median * 1000 / Double(views)))
    }

    private static func renderer(_ view: some View) -> ImageRenderer<AnyView> {
        ImageRenderer(content: AnyView(view.frame(width: 3000, height: 3000)))
    }

    /// Rows in columns in rows: each level has a text and the next level.
    private static func nested(_ depth: Int, counting counter: MeasureCount) -> AnyView {
        guard depth > 0 else { return AnyView(CountedLayout(counter: counter) { Rectangle() }) }
        let inner = nested(depth - 1, counting: counter)
        let layout = depth.isMultiple(of: 2) ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        return AnyView(
            CountedLayout(counter: counter) {
                layout {
                    Text(verbatim: "Level")
                    inner
                }
            })
    }

    private static func grid(_ rows: Int, _ columns: Int, counting counter: MeasureCount) -> some View {
        Grid(horizontalSpacing: 1, verticalSpacing: 1) {
            ForEach(0..<rows, id: \.self) { row in
                GridRow {
                    ForEach(0..<columns, id: \.self) { column in
                        CountedLayout(counter: counter) { Text(verbatim: "\((row + column) % 10)") }
                    }
                }
            }
        }
    }
}

/// How often views were measured; counted on the main actor alone.
private final class MeasureCount: @unchecked Sendable {
    var measures = 0
}

/// Passes everything on to its view and counts.
private struct CountedLayout: Layout {
    let counter: MeasureCount

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        counter.measures += 1
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}
