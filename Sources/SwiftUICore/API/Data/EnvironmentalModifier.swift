import Foundation

/// A modifier made of what the environment says where it is applied.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
    associatedtype ResolvedModifier: ViewModifier

    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> _EnvironmentalContent {
        let box = UncheckedSendableBox((self, content))
        return _EnvironmentalContent { context in
            let (modifier, content) = box.value
            let made = context.evaluating { modifier.resolve(in: context.environment) }
            return context.child(0).nodes(of: content.modifier(made))
        }
    }
}

/// Content under a modifier that is made when the environment is known.
public struct _EnvironmentalContent {
    fileprivate let make: @MainActor (ResolveContext) -> [LayoutNode]
}

extension _EnvironmentalContent: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] { make(context) }
}
