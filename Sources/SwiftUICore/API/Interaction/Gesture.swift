import Foundation

/// Something a person does with fingers or a pointer. A still picture receives no touches: gestures are kept with their
/// views for interactive output and never begin.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    public var body: Never {
        // checked: the built-in gestures are recognised as they are, never through a body.
        preconditionFailure("\(Self.self) is recognised as it is; it has no body")
    }
}

/// A gesture together with what is called as it goes on.
public struct _ChangedGesture<Content: Gesture> {
    package let content: Content
    package let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
}

/// A gesture together with what is called at its end.
public struct _EndedGesture<Content: Gesture> {
    package let content: Content
    package let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
}

/// A gesture whose values are turned into others.
public struct _MapGesture<Content: Gesture, Value> {
    package let content: Content
    package let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture {
    public typealias Body = Never
}

/// A gesture that keeps a `@GestureState` up to date while it goes on.
public struct GestureStateGesture<Base: Gesture, State> {
    public var base: Base
    public var state: GestureState<State>

    package var update: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
}

extension Gesture {
    public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }

    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

extension Gesture where Value: Equatable {
    public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

/// State that lasts as long as a gesture; in a still picture always its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value
    /// Sets up the transaction in which the value goes back, with the value at the end of the gesture; kept for
    /// interactive output, as no gesture ends in a still picture.
    package let reset: (Value, inout Transaction) -> Void

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        (self.wrappedValue, self.reset) = (wrappedValue, reset)
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) {}
}
