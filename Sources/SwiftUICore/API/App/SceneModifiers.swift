import Foundation

/// How the size of a window follows its content.
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    public static let automatic = WindowResizability(name: "automatic")
    public static let contentSize = WindowResizability(name: "contentSize")
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The frame around a window, which pictures do not show.
public protocol WindowStyle {}

public struct DefaultWindowStyle: WindowStyle, Sendable {
    public init() {}
}

public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
    public init() {}
}

public struct TitleBarWindowStyle: WindowStyle, Sendable {
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    public static var titleBar: TitleBarWindowStyle { .init() }
}

/// A scene whose windows are changed.
struct ModifiedScene<Content: Scene> {
    let content: Content
    let change: @MainActor (inout SceneWindow) -> Void
}

extension ModifiedScene: Scene, PrimitiveScene {
    public var body: Never { unreachableBody }

    func windows(in context: ResolveContext) -> [SceneWindow] {
        content.allWindows(in: context.child(0)).map { window in
            var copy = window
            change(&copy)
            return copy
        }
    }
}

extension Scene {
    private nonisolated func changing(_ change: @escaping @MainActor (inout SceneWindow) -> Void) -> ModifiedScene<Self>
    {
        ModifiedScene(content: self, change: change)
    }

    /// The size in points of a window that nothing else sizes.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { changing { $0.size = $0.size ?? size } }

    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Kept with the window, which is drawn at one size and not resized.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
        changing { $0.resizability = $0.resizability ?? resizability }
    }

    /// Kept with the window, of which pictures show the content only.
    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        let box = UncheckedSendableBox(style)
        return changing { $0.style = $0.style ?? box.value }
    }

    /// Kept with the windows; menus are not part of pictures.
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let box = UncheckedSendableBox(content())
        return changing { $0.commands += box.value.allMenuCommands }
    }

    /// Runs on changes that happen while a scene lives, and at the start where `initial` is set.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene {
        let box = UncheckedSendableBox((value, action))
        return replacingContent { AnyView($0.onChange(of: box.value.0, initial: initial, box.value.1)) }
    }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    @available(*, deprecated, message: "Use a closure of no or two parameters instead.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        onChange(of: value) { _, new in action(new) }
    }

    /// Sets an environment value of the scene's windows.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        let box = UncheckedSendableBox((keyPath, value))
        return replacingContent { AnyView($0.environment(box.value.0, box.value.1)) }
    }

    private nonisolated func replacingContent(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
        changing { $0.content = change($0.content) }
    }
}
