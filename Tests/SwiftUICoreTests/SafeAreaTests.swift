import Drawing
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct SafeAreaTests {
    private let screen = EdgeInsets(top: 50, leading: 0, bottom: 20, trailing: 0)

    private func boxes(_ view: some View) -> [CGRect] {
        SwiftUICoreTests.boxes(view.insetSafeArea(screen), width: 100, height: 200)
    }

    @Test func `content keeps within the safe area, and what ignores it does not`() {
        #expect(boxes(Rectangle()) == [box(0, 50, 100, 130)])
        #expect(boxes(Rectangle().ignoresSafeArea()) == [box(0, 0, 100, 200)])
        #expect(boxes(Rectangle().ignoresSafeArea(edges: .top)) == [box(0, 0, 100, 180)])
        #expect(boxes(Rectangle().ignoresSafeArea(.keyboard)) == [box(0, 50, 100, 130)])
        #expect(boxes(Rectangle().edgesIgnoringSafeArea(.bottom)) == [box(0, 50, 100, 150)])
    }

    @Test func `only edges that meet the safe area's are moved`() {
        #expect(boxes(Rectangle().ignoresSafeArea().padding(.top, 10)) == [box(0, 60, 100, 140)])
    }

    @Test func `the background's style reaches to the edges, and its view does not`() {
        let content = Color.clear
        #expect(boxes(content.background(.red)) == [box(0, 0, 100, 200)])
        #expect(boxes(content.background(.red, ignoresSafeAreaEdges: [])) == [box(0, 50, 100, 130)])
        #expect(boxes(content.background { Rectangle() }) == [box(0, 50, 100, 130)])
    }

    @Test func `the layout around does not change`() {
        let view = VStack(spacing: 0) {
            Color.clear.frame(height: 30).background { Rectangle().ignoresSafeArea() }
            Rectangle()
        }
        #expect(boxes(view) == [box(0, 0, 100, 80), box(0, 80, 100, 100)])
    }

    @Test func `views beside an edge are part of what is ignored`() {
        let view = Rectangle().ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) {
            Rectangle().frame(height: 10)
        }
        #expect(SwiftUICoreTests.boxes(view, width: 100, height: 100) == [box(0, 0, 100, 100), box(0, 90, 100, 10)])
        #expect(boxes(view) == [box(0, 0, 100, 200), box(0, 170, 100, 10)])
    }

    @Test func `padding of the safe area is ignored like the safe area`() {
        let view = ZStack {
            Rectangle()
            Rectangle().ignoresSafeArea()
        }
        #expect(
            SwiftUICoreTests.boxes(view.safeAreaPadding(.horizontal, 10), width: 100, height: 50)
                == [box(10, 0, 80, 50), box(0, 0, 100, 50)])
    }

    @Test func `a geometry reader tells the insets`() {
        var seen: [EdgeInsets] = []
        let reader = GeometryReader { proxy in
            seen.append(proxy.safeAreaInsets)
            return Color.clear
        }
        _ = boxes(reader)
        _ = boxes(reader.padding(.bottom, 5))
        #expect(seen == [screen, EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)])
    }

    @Test func `a picture under bars has them in front`() throws {
        let stack = NavigationStack {
            Color.red.ignoresSafeArea().navigationTitle("A").navigationBarTitleDisplayMode(.inline)
        }
        let items = drawing(stack, width: 300, height: 200).items
        let red = try #require(paths(in: items).last)
        #expect(rounded(red.outline.controlBounds) == box(0, 0, 300, 200))
        #expect(texts(in: items).map(\.string) == ["A"])
    }
}
