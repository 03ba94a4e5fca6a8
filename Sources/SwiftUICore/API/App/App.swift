import Foundation

/// A program with an interface. Run from the command line it draws its first window, or a preview, into a file.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    @MainActor @preconcurrency init()
}

/// An app's window as a view: the app's own state lives in the tree, above its window's.
package struct AppWindow<A: App> {
    let app: A
    let windowID: String?

    package nonisolated init(app: A, windowID: String? = nil) { (self.app, self.windowID) = (app, windowID) }
}

extension AppWindow: View, PrimitiveView {
    package var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        guard let window = window(in: context) else { return [] }
        return context.child(1).nodes(of: window.content)
    }

    /// The window of the identifier or title, else the first.
    @MainActor
    package func window(in context: ResolveContext) -> SceneWindow? {
        var connected = app
        let inner = context.child(0)
        DynamicFields.connect(&connected, in: inner)
        let body = inner.evaluating { connected.body }
        let windows = body.allWindows(in: inner)
        guard let windowID else { return windows.first }
        return windows.first { $0.id == windowID || $0.title == windowID }
    }
}

#if !canImport(Darwin)
    /// What an app is told about its life.
    @MainActor @preconcurrency
    public protocol UIApplicationDelegate: AnyObject {
        /// Delegates are made by their type, which takes a final class or a `required` initialiser.
        init()

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
    }

    extension UIApplicationDelegate {
        public func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
    }

    /// Makes an app's delegate and tells it that the app has started.
    @MainActor @preconcurrency @propertyWrapper
    public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
        public let wrappedValue: DelegateType

        public init(_ delegateType: DelegateType.Type = DelegateType.self) {
            wrappedValue = delegateType.init()
            _ = wrappedValue.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
        }
    }
#endif
