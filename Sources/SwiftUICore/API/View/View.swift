import Foundation

/// A piece of user interface, described by its `body`.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { self }
}

/// Built-in views: they resolve to nodes themselves and have no body. Found by a cast, so that `View` publicly needs
/// nothing but `body`.
@MainActor
package protocol PrimitiveView {
    /// The nodes this view stands for: none, one, or several where it is a list (a tuple, a `ForEach`).
    func nodes(in context: ResolveContext) -> [LayoutNode]
}

extension PrimitiveView {
    /// The `body` of a view that has none: never reached, since resolving asks for `nodes(in:)` first.
    package var unreachableBody: Never {
        // checked: resolving asks primitives for their nodes, never for this.
        preconditionFailure("\(Self.self) draws itself; its body is not for use")
    }
}
