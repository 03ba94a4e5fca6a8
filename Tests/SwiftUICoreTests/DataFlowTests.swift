import Combine
import Foundation
import Observation
import Testing
import TextShaping

@testable import SwiftUICore

/// Objects, stored values and focus: where they live and when a change leads to a new pass.
@MainActor
struct DataFlowTests {
    final class Model: ObservableObject {
        static nonisolated(unsafe) var made = 0

        @Published var width: CGFloat = 2
        @Published var name = "a"

        init() { Self.made += 1 }
    }

    private struct Owner: View {
        @StateObject private var model = Model()

        var body: some View {
            Rectangle().frame(width: model.width, height: 1).onAppear { model.width = 9 }
        }
    }

    @Test("a state object is made once, and its changes lead to a new pass")
    func stateObject() {
        Model.made = 0
        #expect(drawing(Owner()).size.width == 9)
        #expect(Model.made == 1)
    }

    private struct Watcher: View {
        @ObservedObject var model: Model

        var body: some View {
            Child(width: $model.width).frame(width: model.width, height: 1)
        }

        struct Child: View {
            @Binding var width: CGFloat

            var body: some View { Rectangle().onAppear { width *= 5 } }
        }
    }

    @Test("an observed object's bindings write to it")
    func observedObject() {
        let model = Model()
        #expect(drawing(Watcher(model: model)).size.width == 10)
        #expect(model.width == 10)
    }

    @Test("a change between two drawings shows in the second")
    func laterChange() {
        let renderer = ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper()))
        let model = Model()
        let watcher = Sized(model: model)
        #expect(renderer.drawing(of: watcher, proposal: .unspecified).size.width == 2)
        model.width = 4
        #expect(renderer.graph.dirty.isRaised)
        #expect(renderer.drawing(of: watcher, proposal: .unspecified).size.width == 4)
    }

    private struct Sized: View {
        @ObservedObject var model: Model

        var body: some View { Rectangle().frame(width: model.width, height: 1) }
    }

    private struct Inheriting: View {
        @EnvironmentObject private var model: Model

        var body: some View {
            Rectangle().frame(width: model.width, height: 1).onAppear { $model.width.wrappedValue = 6 }
        }
    }

    @Test("an object goes down the tree by its type")
    func environmentObject() {
        #expect(drawing(Inheriting().environmentObject(Model())).size.width == 6)
    }

    @Observable
    final class Observed {
        var width: CGFloat = 1
    }

    private struct Binder: View {
        @Bindable var model: Observed

        var body: some View {
            Watcher.Child(width: $model.width).frame(width: model.width, height: 1)
        }
    }

    @Test("Bindable makes bindings to an observable object")
    func bindable() {
        let model = Observed()
        #expect(drawing(Binder(model: model)).size.width == 5)
        #expect(Bindable(model).width.wrappedValue == 5)
    }

    enum Kind: String { case one, two }

    private struct Settings: View {
        @AppStorage("width") private var width = 3.0
        @AppStorage("kind") private var kind = Kind.one
        @AppStorage("count") private var count: Int?

        var body: some View {
            Rectangle().frame(width: kind == .two ? width : 0, height: CGFloat(count ?? 1)).onAppear {
                width = 8
                kind = .two
                count = 5
            }
        }
    }

    @Test("app storage reads and writes the user defaults, and draws anew")
    func appStorage() throws {
        let name = "ridgeline-test-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let picture = drawing(Settings().defaultAppStorage(store))
        #expect(picture.size == CGSize(width: 8, height: 5))
        #expect(store.string(forKey: "kind") == "two" && store.double(forKey: "width") == 8)
        let count = AppStorage<Int?>("count", store: store)
        #expect(count.wrappedValue == 5)
        count.wrappedValue = nil
        #expect(store.object(forKey: "count") == nil)
        #expect(AppStorage(wrappedValue: URL(fileURLWithPath: "/a"), "link", store: store).wrappedValue.path == "/a")
    }

    private struct ScenePart: View {
        @SceneStorage("shared") private var width = 1
        let writes: Bool

        var body: some View {
            Rectangle().frame(width: CGFloat(width), height: 1).onAppear { if writes { width = 7 } }
        }
    }

    @Test("scene storage is shared by key")
    func sceneStorage() {
        let view = HStack(spacing: 0) {
            ScenePart(writes: false)
            ScenePart(writes: true)
        }
        #expect(boxes(view).map(\.width) == [7, 7])
    }

    private struct Scaled: View {
        @ScaledMetric private var width = 10.0
        @ScaledMetric(relativeTo: .caption) private var height: CGFloat = 12

        var body: some View { Rectangle().frame(width: width, height: height) }
    }

    @Test("scaled metrics grow with the text size, to whole pixels")
    func scaledMetric() {
        #expect(drawing(Scaled()).size == CGSize(width: 10, height: 12))
        // Body goes from 17 to 23, caption from 12 to 18 points.
        let large = drawing(Scaled().environment(\.dynamicTypeSize, .xxxLarge)).size
        #expect(abs(large.width - 41.0 / 3) < 1e-9 && large.height == 18)
    }

    private struct Spaces: View {
        @Namespace private var first
        @Namespace private var second
        let report: (Namespace.ID, Namespace.ID) -> Void

        var body: some View { Rectangle().onAppear { report(first, second) } }
    }

    @Test("namespaces differ within and between views, and stay over passes")
    func namespaces() {
        var seen: [Namespace.ID] = []
        let view = HStack {
            Spaces { seen += [$0, $1] }
            Spaces { seen += [$0, $1] }
        }
        _ = drawing(view)
        #expect(Set(seen).count == 4)
    }

    private struct Form: View {
        @FocusState private var field: Kind?
        @FocusState private var isOn: Bool

        var body: some View {
            Rectangle().frame(width: field == .two ? 4 : 1, height: isOn ? 3 : 1)
                .focused($field, equals: .two).focused($isOn)
                .onAppear {
                    field = .two
                    isOn = true
                }
        }
    }

    @Test("focus state is state")
    func focusState() {
        #expect(drawing(Form()).size == CGSize(width: 4, height: 3))
    }

    private struct SceneReader: View {
        @FocusedValue(\.dataFlowTestWidth) private var width

        var body: some View { Rectangle().frame(width: width ?? 1, height: 1) }
    }

    @Test("a scene value reaches readers that were before it; nothing has the focus")
    func focusedValues() {
        let view = HStack(spacing: 0) {
            SceneReader()
            Rectangle().frame(width: 1, height: 1).focusedSceneValue(\.dataFlowTestWidth, 6)
        }
        #expect(boxes(view).map(\.width) == [6, 1])
        let unfocused = HStack(spacing: 0) {
            SceneReader()
            Rectangle().frame(width: 1, height: 1).focusedValue(\.dataFlowTestWidth, 6)
        }
        #expect(boxes(unfocused).map(\.width) == [1, 1])
    }

    private struct Tinting: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> Sizing { Sizing(isDark: environment.colorScheme == .dark) }
    }

    private struct Sizing: ViewModifier {
        let isDark: Bool

        func body(content: Content) -> some View { content.padding(.leading, isDark ? 5 : 0) }
    }

    @Test("an environmental modifier is made of the environment")
    func environmentalModifier() {
        let view = Rectangle().frame(width: 1, height: 1).modifier(Tinting())
        #expect(drawing(view).size.width == 1)
        #expect(drawing(view.environment(\.colorScheme, .dark)).size.width == 6)
    }

    private struct Enabled: View {
        @Environment(\.isEnabled) private var isEnabled

        var body: some View { Rectangle().frame(width: isEnabled ? 2 : 1, height: 1) }
    }

    @Test("what is within something disabled is disabled")
    func disabled() {
        #expect(drawing(Enabled()).size.width == 2)
        #expect(drawing(Enabled().disabled(false).disabled(true)).size.width == 1)
    }
}

extension FocusedValues {
    fileprivate struct WidthKey: FocusedValueKey { typealias Value = CGFloat }

    fileprivate var dataFlowTestWidth: CGFloat? {
        get { self[WidthKey.self] }
        set { self[WidthKey.self] = newValue }
    }
}
