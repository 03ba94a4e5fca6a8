import Foundation

/// A scene whose windows all show the same kind of content.
public struct WindowGroup<Content: View> {
    private let window: SceneWindow

    private nonisolated init(title: String?, id: String?, content: AnyView) {
        window = SceneWindow(title: title, id: id, content: content)
    }
}

extension WindowGroup: Scene, PrimitiveScene {
    public var body: Never { unreachableBody }

    package func windows(in context: ResolveContext) -> [SceneWindow] { [window] }
}

extension WindowGroup {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(title: nil, id: nil, content: AnyView(content()))
    }

    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
        self.init(title: nil, id: id, content: AnyView(content()))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String? = nil, @ViewBuilder content: () -> Content) {
        self.init(title: String(title), id: id, content: AnyView(content()))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(title: titleKey.key, id: id, content: AnyView(content()))
    }

    /// Windows for values: the one drawn has no value yet.
    public nonisolated init<D: Decodable & Encodable & Hashable, C: View>(
        id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        let content = PresentedWindowContent(content: content)
        self.init(title: nil, id: id, content: AnyView(content))
    }
}

/// What a window for a value shows, with the value as its state.
public struct PresentedWindowContent<Data: Hashable, Content: View> {
    @State private var value: Data?
    private let content: (Binding<Data?>) -> Content

    fileprivate nonisolated init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }
}

extension PresentedWindowContent: View {
    public var body: some View { content($value) }
}

/// A scene of one window.
public struct Window<Content: View> {
    private let window: SceneWindow

    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        window = SceneWindow(title: titleKey.key, id: id, content: AnyView(content()))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        window = SceneWindow(title: String(title), id: id, content: AnyView(content()))
    }
}

extension Window: Scene, PrimitiveScene {
    public var body: Never { unreachableBody }

    package func windows(in context: ResolveContext) -> [SceneWindow] { [window] }
}

/// The window of an app's settings, by the identifier `settings`.
public struct Settings<Content: View> {
    private let window: SceneWindow

    public nonisolated init(@ViewBuilder content: () -> Content) {
        window = SceneWindow(title: "Settings", id: "settings", content: AnyView(content()))
    }
}

extension Settings: Scene, PrimitiveScene {
    public var body: Never { unreachableBody }

    package func windows(in context: ResolveContext) -> [SceneWindow] { [window] }
}
