import Foundation

/// A part of an app's interface with a life cycle of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A window that an app can show.
package struct SceneWindow {
    package var title: String?
    package var id: String?
    /// In points; nil for the device's screen.
    package var size: CGSize?
    package var content: AnyView
    /// Kept, as pictures show a window's content only.
    package var style: (any WindowStyle)?
    package var resizability: WindowResizability?
    package var commands: [MenuCommand] = []
}

/// Built-in scenes: they have windows and no body.
@MainActor
package protocol PrimitiveScene {
    func windows(in context: ResolveContext) -> [SceneWindow]
}

extension PrimitiveScene {
    package var unreachableBody: Never {
        // checked: reading windows asks primitives for theirs, never for this.
        preconditionFailure("\(Self.self) has windows itself; its body is not for use")
    }
}

extension Scene {
    /// The windows of any scene, its dynamic properties connected to their place first.
    package func allWindows(in context: ResolveContext) -> [SceneWindow] {
        if let primitive = self as? any PrimitiveScene { return primitive.windows(in: context) }
        let inner = context.child(type: Self.self)
        var connected = self
        DynamicFields.connect(&connected, in: inner)
        let body = inner.evaluating { connected.body }
        return body.allWindows(in: inner)
    }
}

/// Collects the scenes of an app's body.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var all: [any Scene] = []
        for scene in repeat each content { all.append(scene) }
        return SceneList(scenes: all)
    }

    public static func buildOptional(_ content: (any Scene)?) -> some Scene {
        SceneList(scenes: content.map { [$0] } ?? [])
    }

    public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { SceneList(scenes: [content]) }
}

/// Several scenes as one.
struct SceneList {
    let scenes: [any Scene]
}

extension SceneList: Scene, PrimitiveScene {
    public var body: Never { unreachableBody }

    func windows(in context: ResolveContext) -> [SceneWindow] {
        scenes.enumerated().flatMap { index, scene in scene.allWindows(in: context.child(index)) }
    }
}
