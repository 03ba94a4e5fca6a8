import Drawing
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
struct ContainersListTests {
    private struct Item: Identifiable {
        let id: Int
        var children: [Item]?
    }

    private func strings(_ view: some View, height: CGFloat = 800) -> [String] {
        texts(in: drawing(view, width: 375, height: height).items).map(\.string)
    }

    @Test("an inset grouped list has a card with 20 points around and rows of 44 points")
    func card() throws {
        let view = List {
            Text("One")
            Text("Two")
        }
        let all = boxes(view, width: 375, height: 400)
        // The page, the card, the line between the rows from the text's start to the card's edge.
        #expect(all.first == box(0, 0, 375, 400))
        let card = try #require(all.first { $0.width == 335 })
        #expect(card == box(20, 20, 335, 88))
        let line = try #require(all.last)
        #expect(line.minX == 40 && line.maxX == 355 && line.height < 0.4)
    }

    @Test("headers are upper-case and small, footers as they are written")
    func sections() {
        let view = List {
            Section {
                Text("Row")
            } header: {
                Text("Title")
            } footer: {
                Text("Note")
            }
        }
        #expect(strings(view) == ["TITLE", "Row", "Note"])
        let sizes = texts(in: drawing(view, width: 375, height: 400).items).map { $0.runs.first?.shaped.size }
        #expect(sizes == [13, 17, 13])
    }

    @Test("a section in a stack stands for its parts in order")
    func looseSection() {
        #expect(strings(VStack { Section("Title") { Text("Row") } }) == ["Title", "Row"])
    }

    @Test("a hidden separator is not drawn, a tint colours it")
    func separators() {
        func lines(_ view: some View) -> [DrawnPath] {
            paths(in: drawing(view, width: 375, height: 400).items).filter {
                $0.outline.controlBounds.height < 0.5 && $0.outline.controlBounds.width > 100
            }
        }
        let rows = List {
            Text("a").listRowSeparator(.hidden)
            Text("b").listRowSeparatorTint(.red)
            Text("c")
        }
        let found = lines(rows)
        #expect(found.count == 1)
        #expect(found.first?.fill?.solidColor == Color.red.rgba(in: EnvironmentValues()))
    }

    @Test("rows take the insets and the background they ask for")
    func rowSettings() {
        let view = List {
            Rectangle().frame(height: 60).listRowInsets(EdgeInsets()).listRowBackground(Color.red)
        }
        let all = boxes(view, width: 375, height: 400)
        #expect(all.filter { $0 == box(20, 20, 335, 60) }.count == 2)
    }

    @Test("lists of data, ranges and bindings have a row for each element")
    func data() {
        #expect(strings(List([Item(id: 1), Item(id: 2)]) { Text("i\($0.id)") }) == ["i1", "i2"])
        #expect(strings(List(["a", "b"], id: \.self) { Text($0) }) == ["a", "b"])
        #expect(strings(List(0..<3) { Text("\($0)") }) == ["0", "1", "2"])
        let binding: Binding<[Item]> = .constant([Item(id: 7)])
        #expect(strings(List(binding) { $item in Text("b\(item.id)") }) == ["b7"])
    }

    @Test("the selected row is marked")
    func selection() {
        let view = List(["a", "b"], id: \.self, selection: .constant("b" as String?)) { Text($0) }
        let gray = SystemColor.gray4.rgba(Appearance())
        let marked = paths(in: drawing(view, width: 375, height: 400).items).filter { $0.fill?.solidColor == gray }
        #expect(marked.count == 1)
        #expect(marked.first?.outline.controlBounds.minY == 64)
    }

    @Test("outlines and disclosure groups are folded unless told otherwise")
    func disclosure() {
        let tree = [Item(id: 1, children: [Item(id: 2)])]
        #expect(strings(List(tree, children: \.children) { Text("n\($0.id)") }) == ["n1"])
        #expect(strings(DisclosureGroup("More") { Text("Inside") }) == ["More"])
        #expect(strings(DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }) == ["More", "Inside"])
    }

    @Test("a table shows all columns where the width is regular and the first where it is compact")
    func table() {
        let view = Table([Item(id: 1), Item(id: 2)]) {
            TableColumn("Id") { Text("\($0.id)") }
            TableColumn("Double") { Text("\($0.id * 2)") }
        }
        #expect(strings(view) == ["1", "2"])
        let wide = view.environment(\.horizontalSizeClass, .regular)
        #expect(strings(wide) == ["Id", "Double", "1", "2", "2", "4"])
    }

    @Test("a new identity starts with fresh state, an equal one keeps it")
    func identity() {
        let optional = AnyHashable(Optional(3))
        #expect(AnyHashable(3).selects(optional))
        let none = AnyHashable(Int?.none)
        #expect(none.selects(none))
        #expect(!AnyHashable(3).selects(AnyHashable(4)))
        #expect(!AnyHashable(3).selects(nil))
    }
}
