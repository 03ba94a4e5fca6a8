import Drawing
import Foundation
import Testing

@testable import SwiftUICore

private struct Shouting: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(isEnabled ? "!" : "?")
        }
    }
}

private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("<")
            Label(configuration)
            Text(">")
        }
    }
}

private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text("[")
            configuration.content
        }
    }
}

@MainActor
struct ControlsTests {
    private func strings(_ view: some View) -> [String] { texts(in: drawing(view, width: 300).items).map(\.string) }

    private func meanings(in items: [DrawingItem]) -> [DrawnSemantics] {
        items.flatMap { item -> [DrawnSemantics] in
            switch item {
            case .semantics(let meaning): [meaning] + meanings(in: meaning.items)
            case .group(let group): meanings(in: group.items)
            default: []
            }
        }
    }

    private func meaning(_ view: some View) -> DrawnSemantics? { meanings(in: drawing(view, width: 300).items).first }

    @Test("a bordered button is its label with 12 and 7 points around, in the tint on gray")
    func borderedButton() {
        let view = Button("ab") {}.buttonStyle(.bordered)
        // Two characters of half an em at 17 points, a line of 20.33.
        let size = drawing(view).size
        #expect(size.width == 41 && abs(size.height - 34.333_333) < 1e-5)
        let blue = SystemColor.blue.rgba(Appearance())
        let drawn = drawing(view).items
        #expect(texts(in: drawn).first?.runs.first?.paint == .color(blue))
        #expect(paths(in: drawn).first?.fill == .color(SystemColor.tertiarySystemFill.rgba(Appearance())))
    }

    @Test("a prominent button is white on its tint, a destructive one red")
    func prominentButton() {
        let view = Button("Go", role: .destructive) {}.buttonStyle(.borderedProminent)
        let drawn = drawing(view).items
        #expect(texts(in: drawn).first?.runs.first?.paint == .color(.white))
        #expect(paths(in: drawn).first?.fill == .color(SystemColor.red.rgba(Appearance())))
    }

    @Test("custom styles read the environment and can wrap the style outside")
    func customStyles() {
        #expect(strings(Button("Go") {}.buttonStyle(Shouting())) == ["Go", "!"])
        #expect(strings(Button("Go") {}.buttonStyle(Shouting()).environment(\.isEnabled, false)) == ["Go", "?"])
        let label = Label(title: { Text("T") }, icon: { Text("I") })
        #expect(strings(label.labelStyle(Framed())) == ["<", "I", "T", ">"])
        #expect(strings(label.labelStyle(Framed()).labelStyle(.titleOnly)) == ["<", "T", ">"])
        let nested = GroupBox { GroupBox { Text("x") } }.groupBoxStyle(Boxed())
        #expect(strings(nested) == ["[", "[", "x"])
    }

    @Test("controls say what they are and what they show")
    func semantics() {
        #expect(meaning(Button("Go") {})?.role == .button)
        #expect(meaning(Button("Go") {})?.label == "Go")
        #expect(meaning(Toggle("Sound", isOn: .constant(true)))?.value == "on")
        #expect(meaning(Slider(value: .constant(3.0), in: 0...10) { Text("Width") })?.label == "Width")
        #expect(meaning(Slider(value: .constant(3.0), in: 0...10))?.value == "30%")
        #expect(meaning(ProgressView(value: 0.25))?.value == "25%")
    }

    @Test("a toggle is 51 by 31 points at the end of its line, its knob at the end that is on")
    func toggle() {
        func knob(_ isOn: Bool) -> CGRect? { boxes(Toggle("S", isOn: .constant(isOn)), width: 200).last }
        #expect(boxes(Toggle("S", isOn: .constant(true)), width: 200).first == box(149, 0, 51, 31))
        #expect(knob(true) == box(171, 2, 27, 27))
        #expect(knob(false) == box(151, 2, 27, 27))
        #expect(drawing(Toggle("S", isOn: .constant(true)).labelsHidden(), width: 200).size.width == 51)
    }

    @Test("a slider's knob stands where the value is, also outside of its range or without one")
    func slider() {
        func knob(_ value: Double, _ range: ClosedRange<Double> = 0...10) -> CGFloat? {
            boxes(Slider(value: .constant(value), in: range), width: 127).last?.minX
        }
        #expect(knob(0) == 0)
        #expect(knob(5) == 50)
        #expect(knob(99) == 100)
        #expect(knob(5, 5...5) == 0)
    }

    @Test("pickers show the tag that is selected")
    func picker() {
        let menu = Picker("P", selection: .constant(1)) {
            Text("zero").tag(0)
            Text("one").tag(1)
        }
        #expect(strings(menu) == ["one"])
        let optional = Picker("P", selection: .constant(nil as Int?)) {
            Text("none").tag(nil as Int?)
            Text("one").tag(Optional(1))
        }
        #expect(strings(optional) == ["none"])
        let each = Picker("P", selection: .constant("b")) { ForEach(["a", "b"], id: \.self) { Text($0) } }
        #expect(strings(each) == ["b"])
        #expect(strings(each.pickerStyle(.segmented)) == ["a", "b"])
        let rows = Form { each.pickerStyle(.inline) }
        #expect(strings(rows) == ["P", "a", "b"])
        let row = Form { each }
        #expect(strings(row) == ["P", "b"])
    }

    @Test("text fields show their text, else the prompt, else the label; secure ones dots")
    func textFields() {
        #expect(strings(TextField("Label", text: .constant("text"))) == ["text"])
        #expect(strings(TextField("Label", text: .constant(""))) == ["Label"])
        #expect(strings(TextField("Label", text: .constant(""), prompt: Text("Prompt"))) == ["Prompt"])
        #expect(strings(TextField("Label", value: .constant(3), format: .number)) == ["3"])
        #expect(strings(SecureField("Label", text: .constant("abc"))) == ["\u{2022}\u{2022}\u{2022}"])
    }

    @Test("a date picker shows the parts that are picked")
    func datePicker() {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let day = DatePicker("D", selection: .constant(date), displayedComponents: .date)
        #expect(strings(day.environment(\.timeZone, .gmt)) == ["D", "Nov 14, 2023"])
        let line = TimeZone(identifier: "Pacific/Kiritimati") ?? .gmt
        #expect(strings(day.environment(\.timeZone, line)) == ["D", "Nov 15, 2023"])
        let both = DatePicker("D", selection: .constant(date), in: ...Date.distantFuture)
        #expect(strings(both).count == 3)
        #expect(strings(day.datePickerStyle(.graphical)).filter { $0 == "30" }.count == 1)
    }

    @Test("gauges and progress fill their part, never less than nothing or more than all")
    func fractions() {
        func fill(_ view: some View) -> CGFloat? { boxes(view, width: 100).last?.width }
        #expect(fill(ProgressView(value: 2.5, total: 10)) == 25)
        #expect(fill(ProgressView(value: 30, total: 10)) == 100)
        #expect(fill(Gauge(value: 0.5) { EmptyView() }) == 50)
    }

    @Test("an unavailable view has icon, title and description")
    func unavailable() {
        let view = ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Later"))
        #expect(strings(view).filter { $0.first?.isASCII == true } == ["Nothing", "Later"])
        #expect(strings(ContentUnavailableView.search(text: "ab")).contains { $0.contains("ab") })
    }

    @Test("labelled content puts its value at the end of the line")
    func labeledContent() {
        let view = LabeledContent("Samples", value: 3, format: .number)
        let drawn = texts(in: drawing(view, width: 300).items)
        #expect(drawn.map(\.string) == ["Samples", "3"])
        #expect(drawn.last?.origin.x == 291.5)
    }

    @Test("a calendar shows all of its days at every text size")
    func calendarSizes() {
        let picker = DatePicker("", selection: .constant(Date(timeIntervalSince1970: 1_750_000_000)))
            .datePickerStyle(.graphical).environment(\.dynamicTypeSize, .accessibility5)
        let shown = texts(in: drawing(picker, width: 340).items).map(\.string)
        #expect(shown.contains("15") && shown.contains("30"))
        #expect(!shown.contains { $0.contains("…") })
    }

    @Test("a dial runs clockwise from right to left too")
    func dials() {
        func ring(_ direction: LayoutDirection) -> [CGRect] {
            boxes(
                Gauge(value: 0.3) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)
                    .environment(\.layoutDirection, direction))
        }
        #expect(ring(.rightToLeft) == ring(.leftToRight))
    }
}
