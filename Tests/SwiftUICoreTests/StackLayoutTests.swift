import Foundation
import Testing

@testable import SwiftUICore

/// Rectangles that SwiftUI is known to produce.
@MainActor
struct StackLayoutTests {
    private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
        Rectangle().frame(width: width, height: height)
    }

    @Test("a vertical stack centres its views and sets them 8 points apart")
    func verticalStack() {
        let view = VStack {
            block(40, 10)
            block(20, 10)
        }
        #expect(boxes(view) == [box(0, 0, 40, 10), box(10, 18, 20, 10)])
    }

    @Test("explicit spacing and leading alignment")
    func leadingStack() {
        let view = VStack(alignment: .leading, spacing: 2) {
            block(40, 10)
            block(20, 10)
        }
        #expect(boxes(view) == [box(0, 0, 40, 10), box(0, 12, 20, 10)])
    }

    @Test("flexible views share what the fixed ones leave")
    func flexibleShare() {
        let view = HStack(spacing: 0) {
            Rectangle()
            block(20, 10)
            Rectangle()
        }
        #expect(boxes(view, width: 100, height: 10) == [box(0, 0, 40, 10), box(40, 0, 20, 10), box(60, 0, 40, 10)])
    }

    @Test("the least flexible view is asked first, so a limited one leaves the rest to the others")
    func limitedFlexibility() {
        let view = HStack(spacing: 0) {
            Rectangle()
            Rectangle().frame(maxWidth: 10)
        }
        #expect(boxes(view, width: 100, height: 5) == [box(0, 0, 90, 5), box(90, 0, 10, 5)])
    }

    @Test("higher layout priority takes all but the others' minimum")
    func priority() {
        let view = HStack(spacing: 0) {
            Rectangle().frame(minWidth: 10)
            Rectangle().layoutPriority(1)
        }
        #expect(boxes(view, width: 100, height: 5) == [box(0, 0, 10, 5), box(10, 0, 90, 5)])
    }

    @Test("a spacer pushes its neighbours to the ends and has no spacing of its own")
    func spacer() {
        let view = HStack {
            block(10, 10)
            Spacer()
            block(10, 10)
        }
        #expect(boxes(view, width: 100) == [box(0, 0, 10, 10), box(90, 0, 10, 10)])
        #expect(boxes(view)[1].minX == 18)
    }

    @Test("a spacer takes what the texts leave, so that a text with room enough is not cut")
    func spacerComesLast() {
        // Twenty characters of half an em at 10 points are 100 points wide: more than half of the row.
        let row = HStack(spacing: 0) {
            Text(verbatim: "01234567890123456789")
            Spacer()
            Text(verbatim: "0123")
        }
        .font(.system(size: 10))
        let lines = texts(in: drawing(row, width: 140).items)
        #expect(lines.map(\.string) == ["01234567890123456789", "0123"])
        #expect(lines.last?.origin.x == 120)
    }

    @Test("texts touch in a vertical stack; a text keeps a line's distance from a shape below it")
    func textSpacing() {
        let two = drawing(
            VStack {
                Text("a")
                Text("b")
            }.font(.system(size: 11)))
        #expect(abs(two.size.height - 2 * 13.0 - 2.0 / 3) < 0.01)
        // 11 pt: line 13.127, a tenth of it rounded up to 4/3, cap height 7.751 -> 6.71 above the shape.
        let mixed = boxes(
            VStack {
                Text("a").font(.system(size: 11))
                block(10, 10)
            })
        #expect(abs(mixed[0].minY - (13.33 + 6.71)) < 0.02)
    }

    @Test("a shape above a text: the text's ascent fills part of the distance")
    func textBelowShape() {
        let view = drawing(
            VStack {
                block(10, 10)
                Text("a").font(.system(size: 11))
            })
        #expect(abs(view.size.height - (10 + 3.99 + 13.33)) < 0.02)
    }

    @Test("baselines meet")
    func baselines() {
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("A").font(.system(size: 34))
            Text("a").font(.system(size: 11))
        }
        let lines = texts(in: drawing(view).items)
        #expect(lines.count == 2)
        #expect(abs(lines[0].origin.y - lines[1].origin.y) < 0.001)
    }

    @Test("frames align their content and flexible frames take the offer within their limits")
    func frames() {
        #expect(boxes(block(10, 10).frame(width: 50, height: 50, alignment: .bottomTrailing)) == [box(40, 40, 10, 10)])
        #expect(boxes(block(10, 10).frame(maxWidth: .infinity, alignment: .leading), width: 80) == [box(0, 0, 10, 10)])
        #expect(drawing(block(10, 10).frame(maxWidth: .infinity), width: 80).size == CGSize(width: 80, height: 10))
        #expect(drawing(block(10, 10).frame(minWidth: 30), width: 20).size.width == 30)
        #expect(drawing(block(10, 10).frame(minWidth: 5, maxWidth: 60), width: 40).size.width == 40)
    }

    @Test("padding insets by 16 unless told otherwise")
    func padding() {
        #expect(boxes(block(10, 10).padding()) == [box(16, 16, 10, 10)])
        #expect(drawing(block(10, 10).padding(.horizontal, 4)).size == CGSize(width: 18, height: 10))
    }

    @Test("overlay and background take the view's size and leave the layout alone")
    func layers() {
        let view = block(40, 20)
            .overlay(alignment: .topTrailing) { block(10, 10) }
            .background { Rectangle() }
        #expect(boxes(view) == [box(0, 0, 40, 20), box(0, 0, 40, 20), box(30, 0, 10, 10)])
    }

    @Test("offset moves the drawing only; position centres in all that is offered")
    func placement() {
        let offset = HStack(spacing: 0) {
            block(10, 10).offset(x: 5, y: 3)
            block(10, 10)
        }
        #expect(boxes(offset) == [box(5, 3, 10, 10), box(10, 0, 10, 10)])
        let positioned = block(10, 10).position(x: 50, y: 20)
        #expect(boxes(positioned, width: 100, height: 100) == [box(45, 15, 10, 10)])
    }

    @Test("aspect ratio fits and fills")
    func aspect() {
        #expect(boxes(Rectangle().aspectRatio(2, contentMode: .fit), width: 100, height: 100) == [box(0, 0, 100, 50)])
        #expect(drawing(Rectangle().aspectRatio(2, contentMode: .fill), width: 100, height: 100).size.width == 200)
    }

    @Test("a geometry reader takes the offer and starts at the top leading corner")
    func geometry() {
        let view = GeometryReader { proxy in
            block(proxy.size.width / 2, proxy.size.height / 4)
        }
        #expect(boxes(view, width: 80, height: 40) == [box(0, 0, 40, 10)])
    }

    @Test("right to left turns rows, leading edges and paddings around")
    func rightToLeft() {
        let view = HStack(spacing: 0) {
            block(10, 10)
            block(30, 10)
        }
        .padding(.leading, 5)
        .environment(\.layoutDirection, .rightToLeft)
        #expect(boxes(view) == [box(30, 0, 10, 10), box(0, 0, 30, 10)])
        #expect(drawing(view).size.width == 45)
    }

    @Test("modifiers on a group go to each view in it")
    func group() {
        let view = HStack(spacing: 1) {
            Group {
                Rectangle()
                Rectangle()
            }
            .frame(width: 10, height: 10)
        }
        #expect(boxes(view) == [box(0, 0, 10, 10), box(11, 0, 10, 10)])
    }
}

/// How often layout asks: its cost has to grow with the number of views, at any depth.
@MainActor
struct LayoutCostTests {
    private final class CountingNode: LayoutNode {
        var count = 0

        override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
            count += 1
            return super.arrange(proposal)
        }
    }

    @Test("the leaf of 40 nested stacks is measured a bounded number of times", arguments: [1, 10, 40])
    func nesting(depth: Int) {
        let leaf = CountingNode()
        var node: LayoutNode = leaf
        for level in 0..<depth {
            node = StackNode(
                axis: level % 2 == 0 ? .horizontal : .vertical, alignment: .center, spacing: 0,
                children: [node, SpacerNode(minimum: 1, axis: level % 2 == 0 ? .horizontal : .vertical)])
        }
        node.place(at: .zero, proposal: ProposedViewSize(width: 300, height: 200))
        #expect(leaf.count <= 3 * 3 * 4 * depth)
    }

    @Test("a tree of fixed frames is arranged once")
    func rigid() {
        let leaf = CountingNode()
        let frame = FixedFrameNode(leaf, width: 10, height: 10, alignment: .center)
        let stack = StackNode(axis: .horizontal, alignment: .center, spacing: 0, children: [frame])
        for width in 0..<20 { _ = stack.size(for: ProposedViewSize(width: CGFloat(width), height: 5)) }
        #expect(leaf.count == 1)
        #expect(stack.size(for: .unspecified) == CGSize(width: 10, height: 10))
    }
}
