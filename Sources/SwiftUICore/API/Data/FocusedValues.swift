import Combine
import Foundation

/// The key of a value that the focused view tells the rest of the interface.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the focused view and the scene tell the rest of the interface. Nothing has the focus in a still picture, so
/// only what `focusedSceneValue` sets is there.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    package subscript<T: AnyObject>(object type: T.Type) -> T? {
        get { values[ObjectIdentifier(type)] as? T }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}

/// The scene's focused values, and which places have set one.
package final class FocusedValuesBox {
    package var values = FocusedValues()
    fileprivate var known: Set<StructuralPath> = []

    @MainActor
    package static func shared(in context: ResolveContext) -> FocusedValuesBox {
        let place = StructuralPath().child(type: FocusedValuesBox.self)
        return context.graph.box(at: place, field: 0, isPermanent: true) { FocusedValuesBox() }
    }
}

/// Reads a focused value.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private var values = FocusedValues()

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    public var wrappedValue: Value? { read(values) }
}

extension FocusedValue: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) {
        values = FocusedValuesBox.shared(in: context).values
    }
}

/// Reads and writes through a binding that is a focused value.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private var binding: FocusedValue<Binding<Value>>

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set {
            if let newValue { binding.wrappedValue?.wrappedValue = newValue }
        }
    }

    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(
            get: { binding.wrappedValue?.wrappedValue },
            set: { if let value = $0 { binding.wrappedValue?.wrappedValue = value } })
    }
}

extension FocusedBinding: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) { binding.connect(in: context, field: field) }
}

/// Sets a value for the scene.
private struct SceneValueSetter {
    let change: @MainActor (inout FocusedValues) -> Void
}

extension SceneValueSetter: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let box = FocusedValuesBox.shared(in: context)
        change(&box.values)
        // Readers may have been before: once more, now that the value is there.
        if box.known.insert(context.path).inserted { context.graph.afterPassInternally { context.graph.dirty.raise() } }
        return content(context)
    }
}

extension View {
    /// Said while this view has the focus, which it never has in a still picture; kept for interactive output.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        interactive(.focusedValue { $0[keyPath: keyPath] = value })
    }

    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        interactive(.focusedValue { $0[keyPath: keyPath] = value })
    }

    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        interactive(.focusedValue { $0[object: T.self] = object })
    }

    /// Said to the whole scene, whatever has the focus.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        let box = UncheckedSendableBox((keyPath, value))
        return modifier(SceneValueSetter { $0[keyPath: box.value.0] = box.value.1 })
    }
}
