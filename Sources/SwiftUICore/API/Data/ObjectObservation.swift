import Combine
import Foundation

/// What a property wrapper keeps at its place in the tree of the object it watches.
package final class ObjectWatch<ObjectType: ObservableObject> {
    package private(set) var object: ObjectType?
    private var link: AnyCancellable?

    package init() {}

    /// Listens to `object`, if it does not already: each change leads to a new pass.
    package func watch(_ object: ObjectType, dirty: DirtyFlag) {
        if self.object === object { return }
        self.object = object
        link = object.objectWillChange.sink { _ in dirty.raise() }
    }
}

extension Binding {
    /// A property of an object.
    package static func property<Object: AnyObject>(
        _ keyPath: ReferenceWritableKeyPath<Object, Value>, of object: Object
    ) -> Binding<Value> {
        Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// An observable object that somebody else owns; its changes lead to a new pass.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            .property(keyPath, of: object)
        }
    }

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

extension ObservedObject: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) {
        context.graph.box(at: context.path, field: field) { ObjectWatch<ObjectType>() }
            .watch(wrappedValue, dirty: context.graph.dirty)
    }
}

/// An observable object that a view owns: made when the view first appears, kept with the view's place in the tree.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var watch: ObjectWatch<ObjectType>?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// Outside a view's body there is no place to keep the object: each access makes a new one.
    public var wrappedValue: ObjectType { watch?.object ?? make() }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

extension StateObject: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) {
        let kept = context.graph.box(at: context.path, field: field) { ObjectWatch<ObjectType>() }
        kept.watch(kept.object ?? make(), dirty: context.graph.dirty)
        watch = kept
    }
}

/// An observable object that `environmentObject(_:)` set further up.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            .property(keyPath, of: object)
        }
    }

    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            // checked: there is no value to go on with; the message names the remedy.
            preconditionFailure(
                "No \(ObjectType.self) in the environment. Set one with .environmentObject(_:) on a view around this.")
        }
        return object
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension EnvironmentObject: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) {
        object = context.environment[object: ObjectType.self]
        guard let object else { return }
        context.graph.box(at: context.path, field: field) { ObjectWatch<ObjectType>() }
            .watch(object, dirty: context.graph.dirty)
    }
}

extension View {
    /// Hands an observable object down by its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        let box = UncheckedSendableBox(object)
        return transformingEnvironment { $0[object: T.self] = box.value }
    }
}
