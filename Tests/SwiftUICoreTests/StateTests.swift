import Foundation
import Observation
import Testing
import TextShaping

@testable import SwiftUICore

/// State, environment and life cycle: what the passes hand on and when they run again.
@MainActor
struct StateTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Rectangle().frame(width: CGFloat(count), height: 1).onAppear { count = 7 }
        }
    }

    @Test("a change in onAppear leads to a new pass, and state outlives the view's value")
    func appearanceChangesState() {
        #expect(drawing(Counter()).size.width == 7)
    }

    private struct Owner: View {
        @State private var width: CGFloat = 3

        var body: some View { Child(width: $width) }

        struct Child: View {
            @Binding var width: CGFloat

            var body: some View { Rectangle().frame(width: width, height: 1).onAppear { width *= 4 } }
        }
    }

    @Test("a binding writes through to its owner")
    func binding() {
        #expect(drawing(Owner()).size.width == 12)
    }

    private struct Restless: View {
        @State private var count = 0

        var body: some View { Rectangle().frame(width: 1, height: 1).onChange(of: count, initial: true) { count += 1 } }
    }

    @Test("a view that never settles is drawn all the same, with a diagnostic")
    func restless() {
        let renderer = ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper()))
        let picture = renderer.drawing(of: Restless(), proposal: .unspecified)
        #expect(picture.size == CGSize(width: 1, height: 1))
        #expect(renderer.graph.diagnostics.map(\.code) == ["view.does-not-settle"])
    }

    @Observable
    final class Model {
        var width: CGFloat = 2
    }

    private struct Observing: View {
        let model: Model

        var body: some View { Rectangle().frame(width: model.width, height: 1).onAppear { model.width = 9 } }
    }

    @Test("a change of an observed property leads to a new pass")
    func observation() {
        #expect(drawing(Observing(model: Model())).size.width == 9)
    }

    private struct WidthKey: EnvironmentKey {
        static let defaultValue: CGFloat = 1
    }

    private struct Reader: View {
        @Environment(\.calendar) private var calendar
        @Environment(Model.self) private var model: Model?

        var body: some View {
            Rectangle().frame(width: CGFloat(calendar.firstWeekday), height: model?.width ?? 1)
        }
    }

    @Test("environment values go down, by key path and by object type")
    func environment() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 5
        let view = Reader().environment(\.calendar, calendar).environment(Model())
        #expect(drawing(view).size == CGSize(width: 5, height: 2))
        #expect(drawing(Reader().environment(\.calendar, calendar)).size == CGSize(width: 5, height: 1))
    }

    private struct Twin: View {
        @State private var value = 1
        let target: Int

        var body: some View {
            Rectangle().frame(width: CGFloat(value), height: 1).onAppear { value = target }
        }
    }

    @Test("state is kept per identity: each element of a loop has its own")
    func identity() {
        let view = HStack(spacing: 0) { ForEach([4, 6], id: \.self) { Twin(target: $0) } }
        #expect(boxes(view).map(\.width) == [4, 6])
    }

    private struct Framed: ViewModifier {
        @State private var extra: CGFloat = 0

        func body(content: Content) -> some View {
            content.padding(.leading, extra).onAppear { extra = 5 }
        }
    }

    @Test("custom modifiers have state and keep their content's place")
    func modifier() {
        #expect(boxes(Counter().modifier(Framed())) == [box(5, 0, 7, 1)])
    }
}
