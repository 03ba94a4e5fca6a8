import Foundation
import Testing

@testable import SwiftUICore

private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

/// A row whose views share the width by their weights.
private struct WeightedRow: Layout {
    func makeCache(subviews: Subviews) -> CGFloat { subviews.map { $0[Weight.self] }.reduce(0, +) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
        let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: proposal.width ?? 100, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
        var x = bounds.minX
        for subview in subviews {
            let width = bounds.width * subview[Weight.self] / cache
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

/// Leaves its views where they fall.
private struct Careless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@MainActor
struct LayoutProtocolTests {
    private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
        Rectangle().frame(width: width, height: height)
    }

    private var weighted: some View {
        WeightedRow {
            Rectangle().frame(height: 10)
            Rectangle().frame(height: 20).layoutValue(key: Weight.self, value: 3)
        }
    }

    @Test("a layout measures and places its views, with their values and its cache")
    func places() {
        #expect(boxes(weighted, width: 80) == [box(0, 5, 20, 10), box(20, 0, 60, 20)])
        #expect(boxes(weighted) == [box(0, 5, 25, 10), box(25, 0, 75, 20)])
    }

    @Test("a layout is mirrored as a whole in right-to-left")
    func mirrored() {
        let view = weighted.environment(\.layoutDirection, .rightToLeft)
        #expect(boxes(view, width: 80) == [box(60, 5, 20, 10), box(0, 0, 60, 20)])
    }

    @Test("a view that a layout does not place stands in its middle")
    func unplaced() {
        #expect(boxes(Careless { block(10, 20) }, width: 100, height: 60) == [box(45, 20, 10, 20)])
    }

    @Test("stacks as layouts give the rectangles of the stacks, spacers included")
    func stackLayouts() {
        @ViewBuilder var content: some View {
            block(10, 10)
            Spacer()
            block(20, 30)
        }
        let row = boxes(HStack(alignment: .top) { content }, width: 100)
        #expect(boxes(HStackLayout(alignment: .top) { content }, width: 100) == row)
        #expect(row == [box(0, 0, 10, 10), box(80, 0, 20, 30)])
        let column = boxes(VStack(alignment: .trailing, spacing: 3) { content }, height: 90)
        #expect(boxes(AnyLayout(VStackLayout(alignment: .trailing, spacing: 3)) { content }, height: 90) == column)
        let layers = boxes(ZStack(alignment: .bottomTrailing) { content })
        #expect(boxes(ZStackLayout(alignment: .bottomTrailing) { content }) == layers)
    }

    @Test("guides of the views in a layout are seen from outside")
    func guides() {
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            block(10, 40)
            ZStackLayout(alignment: .topLeading) {
                block(10, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
            }
        }
        #expect(boxes(view) == [box(0, 0, 10, 40), box(10, 35, 10, 20)])
    }

    @Test("ViewThatFits takes the first view whose ideal size fits, else the last")
    func fitting() {
        let view = ViewThatFits {
            block(100, 10)
            block(50, 10)
            block(20, 10)
        }
        #expect(boxes(view, width: 120, height: 10).map(\.width) == [100])
        #expect(boxes(view, width: 60, height: 10).map(\.width) == [50])
        #expect(boxes(view, width: 5, height: 10).map(\.width) == [20])
        #expect(boxes(view, width: 120, height: 5).map(\.width) == [20])
        let horizontal = ViewThatFits(in: .horizontal) { block(100, 10) }
        #expect(boxes(horizontal, width: 120, height: 5).map(\.width) == [100])
    }
}
