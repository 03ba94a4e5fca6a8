import Foundation
import Testing

@testable import SwiftUICore

/// Positions of scroll views, and what they tell of themselves.
@MainActor
struct ScrollGeometryTests {
    private var column: some View {
        VStack(spacing: 0) { ForEach(0..<10) { Rectangle().frame(width: 20, height: 10).id($0) } }
    }

    private func top(_ position: ScrollPosition, anchor: UnitPoint? = nil) -> CGFloat? {
        let view = ScrollView { column }.scrollPosition(.constant(position), anchor: anchor)
        return boxes(view, width: 50, height: 30).map(\.minY).first
    }

    @Test("a position is an edge, a view, or a point within the content")
    func positions() {
        #expect(top(ScrollPosition(edge: .bottom)) == -70)
        #expect(top(ScrollPosition(edge: .top)) == 0)
        #expect(top(ScrollPosition(id: 5), anchor: .top) == -50)
        #expect(top(ScrollPosition(id: 5, anchor: .bottom), anchor: .top) == -30)
        #expect(top(ScrollPosition(y: 24)) == -24)
        #expect(top(ScrollPosition(point: CGPoint(x: 0, y: 999))) == -70)
        #expect(top(ScrollPosition(idType: Int.self)) == 0)
    }

    @Test("a position that is changed tells where it went")
    func changes() {
        var position = ScrollPosition(idType: Int.self)
        #expect(position.edge == nil && position.point == nil && position.viewID == nil)
        position.scrollTo(id: 3)
        #expect(position.viewID(type: Int.self) == 3)
        position.scrollTo(edge: .bottom)
        #expect(position.edge == .bottom && position.viewID == nil)
        position.scrollTo(x: 4)
        #expect(position.x == 4 && position.y == nil && !position.isPositionedByUser)
    }

    @Test("the geometry of a scroll view is told after layout")
    func geometry() {
        var told: [ScrollGeometry] = []
        let view = ScrollView { column }.defaultScrollAnchor(.bottom)
            .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }, action: { told.append($1) })
        _ = drawing(view, width: 50, height: 30)
        #expect(told.count == 1)
        #expect(told.first?.contentOffset == CGPoint(x: 0, y: 70))
        #expect(told.first?.contentSize == CGSize(width: 20, height: 100))
        #expect(told.first?.containerSize.height == 30)
        #expect(told.first?.visibleRect.minY == 70)
    }

    @Test("views in sight are told so, those out of sight are not")
    func visibility() {
        var seen: [Int] = []
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<10) { index in
                    Rectangle().frame(width: 20, height: 10)
                        .onScrollVisibilityChange(threshold: 0.6) { if $0 { seen.append(index) } }
                }
            }
        }
        _ = drawing(view, width: 50, height: 25)
        #expect(seen.sorted() == [0, 1])
    }
}
