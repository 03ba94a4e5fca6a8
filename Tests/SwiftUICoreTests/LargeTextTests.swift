import Drawing
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Large text")
struct LargeTextTests {
    private func lines(
        _ view: some View, _ size: DynamicTypeSize = .accessibility3, width: CGFloat = 300, height: CGFloat? = nil
    ) -> [DrawnText] {
        texts(in: drawing(view.dynamicTypeSize(size), width: width, height: height).items)
    }

    private func strings(_ lines: [DrawnText]) -> [String] {
        lines.map { $0.string.trimmingCharacters(in: .whitespaces) }
    }

    private func origin(_ string: String, _ lines: [DrawnText]) -> CGPoint? {
        lines.first { $0.string.trimmingCharacters(in: .whitespaces) == string }?.origin
    }

    private func size(_ string: String, _ lines: [DrawnText]) -> CGFloat? {
        lines.first { $0.string == string }?.runs.first?.shaped.size
    }

    @Test("a value stands beside its label, and below it at accessibility sizes")
    func labeledContent() throws {
        let view = LabeledContent("Label", value: "Value")
        let usual = lines(view, .xxxLarge)
        #expect(try #require(origin("Label", usual)).y == #require(origin("Value", usual)).y)
        let large = lines(view)
        let (label, value) = (try #require(origin("Label", large)), try #require(origin("Value", large)))
        #expect(label.x == 0 && value.x == 0 && value.y > label.y + 40)
    }

    @Test("pickers and date pickers in rows stand so too, their text in full size")
    func pickers() throws {
        let form = Form {
            Picker("Range", selection: .constant("Month")) { Text("Month").tag("Month") }
            Picker("Other", selection: .constant("Week")) { Text("Week").tag("Week") }
                .pickerStyle(.navigationLink)
            DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        }
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US"))
        let drawn = lines(form, width: 375, height: 900)
        for (label, value) in [("Range", "Month"), ("Other", "Week"), ("Day", "Jan 1, 1970")] {
            let (above, below) = (try #require(origin(label, drawn)), try #require(origin(value, drawn)))
            #expect(below.y > above.y + 40, "\(value)")
            #expect(size(value, drawn) == 40)
        }
    }

    @Test("a switch stays beside its label")
    func toggle() {
        let view = Toggle("Quiet", isOn: .constant(false)).dynamicTypeSize(.accessibility3)
        let track = boxes(view, width: 300).first { $0.size == CGSize(width: 51, height: 31) }
        #expect(track?.minX == 249)
    }

    @Test("what follows the title in a label stands below it, smaller")
    func subtitle() throws {
        let view = Toggle(isOn: .constant(true)) {
            Text("Title")
            Text("More")
        }
        let drawn = lines(view, .large)
        let (title, more) = (try #require(origin("Title", drawn)), try #require(origin("More", drawn)))
        #expect(title.x == more.x && more.y > title.y)
        #expect(size("Title", drawn) == 17 && size("More", drawn) == 15)
    }

    @Test("a bordered button's text wraps at words and is centred")
    func button() throws {
        let drawn = lines(Button("wide words") {}.buttonStyle(.bordered), .large, width: 80)
        #expect(strings(drawn) == ["wide", "words"])
        #expect(try #require(origin("wide", drawn)).x > #require(origin("words", drawn)).x)
    }

    @Test("a control group's parts stand one below the other where the width is too little")
    func controlGroup() throws {
        let view = ControlGroup {
            Button("Duplicate") {}
            Button("Replace") {}
        }
        let usual = lines(view, .large)
        #expect(try #require(origin("Duplicate", usual)).y == #require(origin("Replace", usual)).y)
        let large = lines(view)
        let (first, second) = (try #require(origin("Duplicate", large)), try #require(origin("Replace", large)))
        #expect(first.x == second.x && second.y >= first.y + 40)
    }

    @Test("bars stop growing, large titles do not")
    func bars() {
        let page = Text("Content").navigationTitle("Title").toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Item") {} }
            ToolbarItem(placement: .bottomBar) { Text("Below") }
        }
        let inline = lines(
            NavigationStack { page.navigationBarTitleDisplayMode(.inline) }, .accessibility5, width: 375, height: 600)
        #expect(size("Title", inline) == 23 && size("Item", inline) == 23 && size("Below", inline) == 23)
        #expect(size("Content", inline) == 53)
        #expect(size("Title", lines(NavigationStack { page }, .accessibility5, width: 375, height: 600)) == 60)
    }

    @Test("the way back shortens where the title needs its room, which is never drawn over it")
    func back() throws {
        func bar(_ root: String, _ title: String) -> [DrawnText] {
            let view = NavigationStack(path: .constant([1])) {
                Text("Root").navigationTitle(root).navigationDestination(for: Int.self) { _ in
                    Text("Leaf").navigationTitle(title).navigationBarTitleDisplayMode(.inline)
                }
            }
            return lines(view, .large, width: 320, height: 400)
        }
        #expect(strings(bar("Start", "Title")) == ["Start", "Title", "Leaf"])
        #expect(strings(bar("A long way back", "A rather long title")) == ["Back", "A rather long title", "Leaf"])
        let crowded = bar("A long way back", "A title that fills the bar alone")
        #expect(!strings(crowded).contains("Back"))
        let title = try #require(crowded.first)
        #expect(title.origin.x > 32 && title.origin.x + (title.runs.last?.shaped.width ?? 999) <= 304.1)
    }

    @Test("the column of icons grows with the text")
    func icons() throws {
        let list = List { Label("Title", systemImage: "plus") }
        #expect(try #require(origin("Title", lines(list, .large, width: 375, height: 300))).x == 80)
        let large = try #require(origin("Title", lines(list, width: 375, height: 300)))
        #expect(abs(large.x - (20 + 20 + 56.33 + 16)) < 0.1)
    }

    @Test("an icon stands above a title that would break beside it")
    func narrowLabel() throws {
        let list = List { Toggle(isOn: .constant(true)) { Label("Running", systemImage: "plus") } }
        let drawn = lines(list, width: 320, height: 300)
        #expect(strings(drawn) == ["Running"])
        #expect(try #require(origin("Running", drawn)).x == 40)
    }

    @Test("a badge stands below a label that would break beside it")
    func badge() throws {
        let list = List { NavigationLink("Timetable") { Text("x") }.badge("Monday") }
        let usual = lines(list, .large, width: 320, height: 300)
        #expect(try #require(origin("Timetable", usual)).y == #require(origin("Monday", usual)).y)
        let large = lines(list, width: 320, height: 300)
        let (label, badge) = (try #require(origin("Timetable", large)), try #require(origin("Monday", large)))
        #expect(badge.x == label.x && badge.y > label.y)
    }

    @Test("date and time stand one below the other where they do not fit side by side")
    func dateAndTime() throws {
        let view = DatePicker("Starts", selection: .constant(Date(timeIntervalSince1970: 0)))
            .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
        let drawn = lines(view)
        let heights = Set(drawn.map { ($0.origin.y * 100).rounded() })
        #expect(drawn.count == 3 && heights.count == 3)
        #expect(drawn.allSatisfy { $0.runs.first?.shaped.size == 40 })
    }

    @Test("the days of a month keep to their columns")
    func month() {
        let view = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
            .datePickerStyle(.graphical)
            .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
        let drawn = lines(view, width: 360)
        #expect(size("28", drawn) == 26 && size("29", drawn) == 26)
        #expect(strings(drawn).contains("January 1970"))
    }

    @Test("a table's text wraps where it is large")
    func table() {
        struct Row: Identifiable { let id: String }
        let view = Table([Row(id: "Two words")]) {
            TableColumn("First column", value: \.id)
            TableColumn("Other", value: \.id)
        }
        .environment(\.horizontalSizeClass, .regular)
        let drawn = strings(lines(view, width: 400, height: 600))
        #expect(drawn.contains("First") && drawn.contains("column") && drawn.filter { $0 == "words" }.count == 2)
        #expect(!drawn.contains { $0.contains("…") })
    }

    @Test("a search field grows with its text")
    func search() {
        let view = NavigationStack { Text("x").navigationTitle("T").searchable(text: .constant("")) }
        let field = boxes(view.dynamicTypeSize(.accessibility3), width: 375, height: 600).first { $0.width == 343 }
        #expect((field?.height ?? 0) > 50)
        #expect(boxes(view, width: 375, height: 600).first { $0.width == 343 }?.height == 36)
    }
}
