import Drawing
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct ContainersNavigationTests {
    private func strings(_ view: some View) -> [String] {
        texts(in: drawing(view, width: 375, height: 600).items).map(\.string)
    }

    private func sizes(_ view: some View) -> [CGFloat?] {
        texts(in: drawing(view, width: 375, height: 600).items).map { $0.runs.first?.shaped.size }
    }

    @Test("a large title takes 96 points with its bar, an inline one 44")
    func titles() {
        let content = Rectangle()
        let large = boxes(NavigationStack { content.navigationTitle("Title") }, width: 375, height: 600)
        #expect(large.last == box(0, 96, 375, 504))
        let inline = NavigationStack { content.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        #expect(boxes(inline, width: 375, height: 600).last == box(0, 44, 375, 556))
        #expect(sizes(NavigationStack { Text("x").navigationTitle("Title") }).first == 34)
        #expect(
            sizes(NavigationStack { Text("x").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }).first
                == 17)
    }

    @Test("a hidden bar takes no room")
    func hiddenBar() {
        let view = NavigationStack { Rectangle().navigationTitle("Title").toolbar(.hidden, for: .navigationBar) }
        #expect(boxes(view, width: 375, height: 600).last == box(0, 0, 375, 600))
        #expect(strings(view).isEmpty)
    }

    @Test("toolbar items stand at their ends of the bar")
    func toolbar() {
        let view = NavigationStack {
            Text("Content").navigationTitle("T").navigationBarTitleDisplayMode(.inline).toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Right") {} }
                ToolbarItem(placement: .cancellationAction) { Button("Left") {} }
                if true { ToolbarItem(placement: .bottomBar) { Text("Below") } }
                ToolbarItem(placement: .keyboard) { Text("Keys") }
            }
        }
        let drawn = texts(in: drawing(view, width: 375, height: 600).items)
        func place(_ string: String) -> CGPoint? { drawn.first { $0.string == string }?.origin }
        #expect(place("Left")?.x == 16)
        #expect((place("Right")?.x ?? 0) > 300)
        #expect((place("Below")?.y ?? 0) > 556)
        #expect(place("Keys") == nil)
    }

    @Test("a path shows the destination of its last value, with the way back")
    func path() {
        let view = NavigationStack(path: .constant([3, 5])) {
            Text("Root").navigationTitle("Start").navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
        #expect(strings(view) == ["Start", "Number 5"])
        var path = NavigationPath()
        path.append("a")
        path.append(1)
        path.removeLast(7)
        #expect(path.isEmpty)
    }

    @Test("a title that only content of a known size sets is found in the next pass")
    func lateTitle() {
        let view = NavigationStack { GeometryReader { _ in Text("x").navigationTitle("Late") } }
        #expect(strings(view) == ["Late", "x"])
    }

    @Test("a tab view shows the selected tab, and only that one appears")
    func tabs() {
        var appeared: [String] = []
        let view = TabView(selection: .constant(1)) {
            Text("First").onAppear { appeared.append("First") }.tabItem { Label("A", systemImage: "star") }.tag(0)
            Text("Second").onAppear { appeared.append("Second") }.tabItem { Text("B") }.tag(1)
        }
        #expect(strings(view).filter { $0.count > 0 && $0.first?.isASCII == true } == ["Second", "A", "B"])
        #expect(appeared == ["Second"])
    }

    @Test("the newer tabs do the same")
    func newTabs() {
        let view = TabView(selection: .constant("b")) {
            Tab("A", systemImage: "star", value: "a") { Text("First") }
            Tab("B", systemImage: "heart", value: "b") { Text("Second") }
        }
        #expect(strings(view).filter { $0.first?.isASCII == true } == ["Second", "A", "B"])
    }

    @Test("a split view shows one column where the width is compact, all where it is regular")
    func splitView() {
        let view = NavigationSplitView {
            Text("Side")
        } detail: {
            Text("Detail")
        }
        #expect(strings(view) == ["Side"])
        #expect(strings(view.environment(\.horizontalSizeClass, .regular)) == ["Side", "Detail"])
    }
}
