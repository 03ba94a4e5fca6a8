import Drawing
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct ContainersScrollTests {
    private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
        Rectangle().frame(width: width, height: height)
    }

    private var column: some View {
        VStack(spacing: 0) { ForEach(0..<10) { block(20, 10).id($0) } }
    }

    @Test("a scroll view takes the height offered, its content its own, clipped from the beginning")
    func initialPosition() throws {
        let picture = drawing(ScrollView { column }, width: 50, height: 35)
        #expect(picture.size == CGSize(width: 20, height: 35))
        #expect(paths(in: picture.items).map { rounded($0.outline.controlBounds).minY }.first == 0)
        guard case .group(let group)? = picture.items.first else {
            Issue.record("The content is not clipped.")
            return
        }
        #expect(group.clip?.outline.controlBounds == CGRect(x: 0, y: 0, width: 20, height: 35))
    }

    @Test("without an offer a scroll view is as large as its content")
    func idealSize() {
        #expect(drawing(ScrollView { column }).size == CGSize(width: 20, height: 100))
        #expect(drawing(ScrollView(.horizontal) { block(300, 10) }, width: 50).size == CGSize(width: 50, height: 10))
    }

    @Test("a reader scrolls to a view, an anchor and a position do the same from the start")
    func scrolled() {
        func top(_ view: some View) -> CGFloat? { boxes(view, width: 50, height: 30).map(\.minY).first }
        let read = ScrollViewReader { proxy in
            ScrollView { column }.onAppear { proxy.scrollTo(5, anchor: .top) }
        }
        #expect(top(read) == -50)
        #expect(top(ScrollView { column }.defaultScrollAnchor(.bottom)) == -70)
        #expect(top(ScrollView { column }.scrollPosition(id: .constant(2 as Int?), anchor: .center)) == -10)
        #expect(top(ScrollView { column }.scrollPosition(id: .constant(99 as Int?))) == 0)
    }

    @Test("of a lazy stack only what can be seen is drawn")
    func culled() {
        let view = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { _ in block(20, 10) } } }
        #expect(boxes(view, width: 50, height: 30).count < 20)
        #expect(boxes(view, width: 50, height: 30).first == box(15, 0, 20, 10))
    }

    @Test("content margins stand around the content")
    func margins() {
        let view = ScrollView { block(20, 10) }.contentMargins(.top, 7)
        #expect(boxes(view, width: 50, height: 30) == [box(0, 7, 20, 10)])
    }

    @Test("a view relative to its container is as long as the window of the scroll view")
    func relativeFrame() {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 10) {
                ForEach(0..<4) { _ in
                    Rectangle().containerRelativeFrame(.horizontal, count: 2, spacing: 10).frame(height: 5)
                }
            }
        }
        #expect(boxes(view, width: 110, height: 20).map(\.width) == [50, 50, 50, 50])
    }

    @Test("a safe area inset takes its room at the edge")
    func inset() {
        let view = Rectangle().safeAreaInset(edge: .bottom, spacing: 2) { block(10, 8) }
        #expect(boxes(view, width: 40, height: 50) == [box(0, 0, 40, 40), box(15, 42, 10, 8)])
        let side = Rectangle().safeAreaInset(edge: .leading) { block(10, 8) }
        #expect(boxes(side, width: 40, height: 50) == [box(10, 0, 30, 50), box(0, 21, 10, 8)])
    }
}
