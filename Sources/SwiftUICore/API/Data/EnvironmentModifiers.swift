import Foundation
import Observation

extension View {
    /// Sets an environment value for this view and all within.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        let box = UncheckedSendableBox((keyPath, value))
        return transformingEnvironment { $0[keyPath: box.value.0] = box.value.1 }
    }

    /// Hands an observable object down by its type.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        let box = UncheckedSendableBox(object)
        return transformingEnvironment { $0[object: T.self] = box.value }
    }

    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        let box = UncheckedSendableBox((keyPath, transform))
        return transformingEnvironment { box.value.1(&$0[keyPath: box.value.0]) }
    }

    package nonisolated func transformingEnvironment(
        _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        ModifiedContent(content: self, modifier: EnvironmentTransform(change: change))
    }
}

/// Changes the environment of its content.
package struct EnvironmentTransform {
    package let change: @MainActor (inout EnvironmentValues) -> Void
}

extension EnvironmentTransform: ViewModifier, PrimitiveViewModifier {
    package typealias Body = Never

    package func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let inner = context.with(change)
        // Closures below run in the new appearance, wherever they are called from.
        return CurrentAppearance.with(inner.environment) { content(inner) }
    }
}
