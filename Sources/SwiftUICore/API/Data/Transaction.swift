import Foundation

/// The context of a change. In a still picture the end state is drawn, so an animation here moves nothing; it is kept.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public init(animation: Animation?) { self.animation = animation }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// That of the change under way.
    package static var current: Transaction { CurrentTransaction.value?.value ?? Transaction() }
}

/// A value that goes with a change.
public protocol TransactionKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

private enum CurrentTransaction {
    @TaskLocal static var value: UncheckedSendableBox<Transaction>?
}

/// Makes changes in the context of a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try CurrentTransaction.$value.withValue(UncheckedSendableBox(transaction), operation: body)
}

/// Makes changes that are animated on a screen; a picture shows their end.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool

    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Makes changes; `completion` runs after them, by either criterion: a picture shows no time in between.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try withAnimation(animation, body)
}

extension Binding {
    /// The same binding, whose writes are animated on a screen.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var changed = transaction
        changed.animation = animation
        return transaction(changed)
    }
}

extension View {
    /// Changes the context of changes to this view; kept, as a picture shows only where they end.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        interactive(.transaction(transform))
    }

    /// As `transaction(_:)`, for changes of a value only.
    public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        interactive(.kept(.transaction(ChangeTrigger(value), transform)))
    }

    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        interactive(.animation(animation, trigger: ChangeTrigger(value)))
    }

    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    public nonisolated func animation(_ animation: Animation?) -> some View {
        interactive(.animation(animation, trigger: nil))
    }

    /// The animatable changes that `body` makes to this view, at their end.
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(showing: self)).interactive(.animation(animation, trigger: nil))
    }
}

/// Stands for a view, or for content of another kind (marks, axis marks), in a closure that makes a view around it.
public struct PlaceholderContentView<Value>: Sendable {
    private let content: UncheckedSendableBox<AnyView>

    package nonisolated init(showing content: some View) { self.content = UncheckedSendableBox(AnyView(content)) }
}

extension PlaceholderContentView: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] { context.nodes(of: content.value) }
}
