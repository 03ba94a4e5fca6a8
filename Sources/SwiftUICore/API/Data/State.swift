import Foundation
import Observation

/// Where a `@State` value lives between passes.
package final class StateBox<Value> {
    package var value: Value {
        didSet { changed() }
    }
    private let changed: () -> Void

    package init(_ value: Value, changed: @escaping () -> Void) { (self.value, self.changed) = (value, changed) }
}

/// A value that a view owns. It lives in the tree, at the view's place, and outlives the view's value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var initial: () -> Value
    private var box: StateBox<Value>?

    public init(wrappedValue value: Value) { initial = { value } }

    public init(initialValue value: Value) { initial = { value } }

    /// Objects are made when the view first appears, not with each value of the view.
    public init(wrappedValue thunk: @autoclosure @escaping () -> Value) where Value: AnyObject, Value: Observable {
        initial = thunk
    }

    public var wrappedValue: Value {
        get { box?.value ?? initial() }
        nonmutating set { box?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let box else {
            let value = initial()
            return .constant(value)
        }
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(initialValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) {
        let dirty = context.graph.dirty
        let make = initial
        box = context.graph.box(at: context.path, field: field) { StateBox(make()) { dirty.raise() } }
    }
}

extension Binding: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) {}
}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value?
    private var values = EnvironmentValues()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The observable object of this type that `environment(_:)` set further up.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0[object: objectType] }
    }

    public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
        read = { .some($0[object: objectType]) }
    }

    public var wrappedValue: Value {
        guard let value = read(values) else {
            // checked: there is no value to go on with; the message names the remedy.
            preconditionFailure(
                "No \(Value.self) in the environment. Set one with .environment(_:) on this view or one around it.")
        }
        return value
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) { values = context.environment }
}
