import Drawing
import Foundation
import Testing
import TextShaping

@testable import SwiftUICore

/// What stands around the content of rows, tables, tabs and split views.
@MainActor
struct ContainersChromeTests {
    private struct City: Identifiable {
        var id: String
        var people: Int
    }

    private func lines(_ view: some View, width: CGFloat = 600, height: CGFloat = 400) -> [DrawnText] {
        texts(in: drawing(view, width: width, height: height).items)
    }

    private func left(of string: String, in lines: [DrawnText]) -> CGFloat? {
        lines.first { $0.string == string }?.origin.x
    }

    /// Where the picture has filled paths of one of the heights that lines have.
    private func separators(_ view: some View) -> [CGRect] {
        boxes(view, width: 400, height: 400).filter { abs($0.height - 0.33) < 0.01 }
    }

    @Test("a link's badge stands before its chevron")
    func badges() throws {
        let list = List { NavigationLink("Row") { EmptyView() }.badge(7) }
        let picture = drawing(list, width: 400, height: 400)
        let badge = try #require(left(of: "7", in: texts(in: picture.items)))
        let chevron = try #require(paths(in: picture.items).map(\.outline.controlBounds).filter { $0.width < 20 }.last)
        #expect(badge + 8 < chevron.minX)
        #expect(chevron.maxX <= 360.5)
    }

    @Test("separators begin at a label's title, in both directions")
    func separatorStart() throws {
        let list = List {
            Label("One", systemImage: "star")
            Text("Two")
        }
        let ltr = try #require(separators(list).first)
        let rtl = try #require(separators(list.environment(\.layoutDirection, .rightToLeft)).first)
        #expect(ltr.maxX == 380 && rtl.minX == 20)
        #expect(abs((ltr.minX - 20) - (380 - rtl.maxX)) < 0.01)
        #expect(ltr.minX > 60)
    }

    @Test("a split view's columns keep their limits and give way to the detail")
    func splitColumns() throws {
        func detail(_ width: CGFloat, min: CGFloat?, ideal: CGFloat, max: CGFloat?) throws -> CGFloat {
            let view = NavigationSplitView {
                Color.red.navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
            } detail: {
                Rectangle().frame(height: 9)
            }
            .environment(\.horizontalSizeClass, .regular)
            let found = boxes(view, width: width, height: 300).first { $0.height == 9 }
            return try #require(found).width
        }
        #expect(abs(try detail(1000, min: 100, ideal: 250, max: 400) - 749.67) < 0.01)
        #expect(abs(try detail(1000, min: 100, ideal: 250, max: 200) - 799.67) < 0.01)
        #expect(abs(try detail(500, min: 100, ideal: 250, max: nil) - 319.67) < 0.01)
        #expect(abs(try detail(500, min: 230, ideal: 250, max: nil) - 269.67) < 0.01)
    }

    @Test("a table's header shows what it is sorted by, and sorts the other way when it is pressed")
    func tableOrder() throws {
        var order = [KeyPathComparator(\City.people)]
        let binding = Binding(get: { order }, set: { order = $0 })
        let table = Table([City(id: "A", people: 2), City(id: "B", people: 1)], sortOrder: binding) {
            TableColumn("City", value: \.id)
            TableColumn("People", value: \.people) { Text($0.people, format: .number) }
        }
        .environment(\.horizontalSizeClass, .regular)
        let graph = RenderGraph(text: ShapingCache(shaper: FixedMetricsShaper()))
        let root = ResolveContext(environment: EnvironmentValues(), graph: graph).node(of: table)
        root.place(at: .zero, proposal: ProposedViewSize(width: 600, height: 300))
        let presses = root.interactions.compactMap { entry -> ButtonPress? in
            if case .control(.press(let press)) = entry.interaction { press } else { nil }
        }
        #expect(presses.count == 2)
        presses.last?.action()
        #expect(order.first?.order == .reverse && order.first?.keyPath == \City.people)
        presses.first?.action()
        #expect(order.first?.order == .forward && order.first?.keyPath == \City.id)
    }

    @Test("the search tab stands last")
    func searchTab() throws {
        let view = TabView {
            Tab("Find", systemImage: "magnifyingglass", role: .search) { Text("a") }
            Tab("Home", systemImage: "house") { Text("b") }
        }
        let found = lines(view)
        #expect(try #require(left(of: "Home", in: found)) < (try #require(left(of: "Find", in: found))))
    }

    @Test("a link that is active shows its destination")
    @available(*, deprecated, message: "tests a deprecated initialiser")
    func activeLink() {
        let view = NavigationStack {
            NavigationLink(destination: Text("There"), isActive: .constant(true)) { Text("Here") }
        }
        #expect(lines(view).map(\.string).contains("There"))
    }
}
