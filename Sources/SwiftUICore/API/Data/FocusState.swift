import Foundation

/// Which part of a view has the keyboard focus. Kept and written like `@State`; a still picture draws no focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Reads and writes a focus state that a view around owns.
    @propertyWrapper
    public struct Binding {
        fileprivate let base: SwiftUICore.Binding<Value>

        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private var state: State<Value>

    public init() where Value == Bool { state = State(initialValue: false) }

    public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(base: state.projectedValue) }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) { state.connect(in: context, field: field) }
}

/// Which part of a view assistive technology is at. Kept and written like `@State`.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// Reads and writes a focus state that a view around owns.
    @propertyWrapper
    public struct Binding {
        fileprivate let base: SwiftUICore.Binding<Value>

        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private var state: State<Value>

    public init() where Value == Bool { state = State(initialValue: false) }

    public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(base: state.projectedValue) }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}

extension AccessibilityFocusState: ConnectedProperty {
    package mutating func connect(in context: ResolveContext, field: Int) { state.connect(in: context, field: field) }
}

/// What a view is focused by.
package struct FocusTarget {
    package let isFocused: () -> Bool
    package let focus: () -> Void
}

extension View {
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        let target = FocusTarget(
            isFocused: { binding.wrappedValue == value }, focus: { binding.wrappedValue = value })
        return interactive(.focus(target))
    }

    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focused(condition, equals: true)
    }

    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        let target = FocusTarget(
            isFocused: { binding.wrappedValue == value }, focus: { binding.wrappedValue = value })
        return interactive(.accessibilityFocus(target))
    }

    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessibilityFocused(condition, equals: true)
    }
}
