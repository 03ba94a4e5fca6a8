import Foundation
import Testing
import TextShaping

@testable import SwiftUICore

/// What controls would do is kept with their frames.
@MainActor
struct ControlActionTests {
    /// A value that outlives the view.
    private final class Store<Value>: @unchecked Sendable {
        var value: Value

        init(_ value: Value) { self.value = value }

        var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
    }

    private func interactions(_ view: some View) -> [Interaction] {
        let graph = RenderGraph(text: ShapingCache(shaper: FixedMetricsShaper()))
        let root = ResolveContext(environment: EnvironmentValues(), graph: graph).node(of: view)
        root.place(at: .zero, proposal: ProposedViewSize(width: 300, height: 300))
        return root.interactions.map(\.interaction)
    }

    private func actions(_ view: some View) -> [ControlAction] {
        interactions(view).compactMap { if case .control(let action) = $0 { action } else { nil } }
    }

    @Test("a button keeps its action and role")
    func buttons() throws {
        let count = Store(0)
        guard case .press(let press)? = actions(Button("Go", role: .destructive) { count.value += 1 }).first else {
            Issue.record("no action")
            return
        }
        press.action()
        #expect(count.value == 1 && press.role == .destructive)
    }

    @Test("a menu keeps its content and its primary action")
    func menus() throws {
        let count = Store(0)
        let menu = Menu {
            Button("Inner") {}
        } label: {
            Text("Menu")
        } primaryAction: {
            count.value += 1
        }
        let uses = actions(menu).compactMap { if case .menu(let use) = $0 { use } else { nil } }
        let use = try #require(uses.first)
        use.primaryAction?()
        #expect(count.value == 1)
        #expect(texts(in: drawing(use.content).items).map(\.string) == ["Inner"])
    }

    @Test("a slider snaps to its steps and tells when it is edited")
    func sliders() throws {
        let (value, edits) = (Store(2.0), Store([Bool]()))
        let view = Slider(value: value.binding, in: 0...10, step: 2.5) { edits.value.append($0) }
        guard case .slide(let edit)? = actions(view).first else {
            Issue.record("no action")
            return
        }
        #expect(edit.fraction.wrappedValue == 0.2 && edit.step == 0.25)
        edit.onEditingChanged(true)
        edit.fraction.wrappedValue = 0.6
        #expect(value.value == 5 && edits.value == [true])
        edit.fraction.wrappedValue = 7
        #expect(value.value == 10)
    }

    @Test("a stepper goes by its step and stays in its range")
    func steppers() throws {
        let value = Store(8)
        guard case .step(let edit)? = actions(Stepper("n", value: value.binding, in: 0...10, step: 3)).first else {
            Issue.record("no action")
            return
        }
        edit.increment?()
        #expect(value.value == 10)
        edit.decrement?()
        #expect(value.value == 7)
        guard case .step(let end)? = actions(Stepper("n", value: .constant(10), in: 0...10)).first else { return }
        #expect(end.increment == nil && end.decrement != nil)
    }

    @Test("a field writes what is typed through its format")
    func fields() throws {
        let number = Store(1.5)
        let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
        guard case .edit(let edit)? = actions(TextField("n", value: number.binding, format: format)).first else {
            Issue.record("no action")
            return
        }
        #expect(edit.text.wrappedValue == "1.5")
        edit.text.wrappedValue = "2.25"
        #expect(number.value == 2.25)
        edit.text.wrappedValue = "nothing"
        #expect(number.value == 2.25)
    }

    @Test("toggles and pickers write their bindings")
    func choices() throws {
        let (isOn, choice) = (Store(false), Store("a"))
        guard case .toggle(let binding)? = actions(Toggle("t", isOn: isOn.binding)).first else {
            Issue.record("no action")
            return
        }
        binding.wrappedValue = true
        #expect(isOn.value)
        let picker = Picker("p", selection: choice.binding) { ForEach(["a", "b"], id: \.self) { Text($0) } }
        let choose = actions(picker).compactMap { if case .choose(let choose) = $0 { choose } else { nil } }.first
        choose?(AnyHashable("b"))
        #expect(choice.value == "b")
    }

    @Test("a date outside of its range is shown and kept as the nearest within")
    func dates() throws {
        let (early, late) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1_000_000_000))
        let view = DatePicker("d", selection: .constant(early), in: late..., displayedComponents: .date)
        guard case .pickDate(_, let limits)? = actions(view).first else {
            Issue.record("no action")
            return
        }
        #expect(limits.clamped(early) == late && limits.latest == nil)
        let shown = texts(in: drawing(view, width: 300).items).map(\.string).joined()
        #expect(shown.contains("2001"))
    }

    @Test("swipe actions, keyboards and scrolling are kept")
    func modifiers() {
        let view = Text("row")
            .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
            .keyboardType(.decimalPad).scrollDisabled(true).deleteDisabled(true).menuOrder(.fixed)
        let kept = interactions(view)
        #expect(kept.count == 5)
        #expect(kept.contains { if case .swipeActions(let it) = $0 { !it.allowsFullSwipe } else { false } })
        #expect(kept.contains { if case .scrolling(.isDisabled(true)) = $0 { true } else { false } })
        #expect(kept.contains { if case .row(.deleteDisabled(true)) = $0 { true } else { false } })
        #expect(kept.contains { if case .textInput(.keyboard(.decimalPad)) = $0 { true } else { false } })
    }
}
