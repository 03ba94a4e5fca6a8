import Foundation

/// Collects the views of a closure.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    @available(*, unavailable, message: "this expression is not a View")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        let box = UncheckedSendableBox((repeat each content))
        return TupleView(views: box.value) { context in
            var all: [LayoutNode] = []
            var index = 0
            for view in repeat each box.value {
                all.append(contentsOf: context.child(index).nodes(of: view))
                index += 1
            }
            return all
        }
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        .init(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        .init(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views in a row, as one value.
public struct TupleView<T> {
    public var value: T
    private let make: @MainActor (ResolveContext) -> [LayoutNode]

    public init(_ value: T) {
        self.value = value
        let box = UncheckedSendableBox(value)
        make = { context in
            Mirror(reflecting: box.value).children.enumerated().flatMap { index, child -> [LayoutNode] in
                guard let view = child.value as? any View else { return [] }
                return context.child(index).nodes(of: view)
            }
        }
    }

    fileprivate init(views: T, make: @escaping @MainActor (ResolveContext) -> [LayoutNode]) {
        (value, self.make) = (views, make)
    }
}

extension TupleView: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] { make(context) }
}

/// One of two views, chosen by `if`/`else` or `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    package let storage: Storage

    package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        switch storage {
        case .trueContent(let view): context.child(0).nodes(of: view)
        case .falseContent(let view): context.child(1).nodes(of: view)
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        guard let view = self else { return [] }
        return context.child(0).nodes(of: view)
    }
}

/// Nothing: no size, no place in a stack.
public struct EmptyView: Sendable {
    public nonisolated init() {}
}

extension EmptyView: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] { [] }
}

/// A view whose type is not known to the compiler.
public struct AnyView {
    private let make: @MainActor (ResolveContext) -> [LayoutNode]

    public nonisolated init<V: View>(_ view: V) {
        let box = UncheckedSendableBox(view)
        make = { context in context.child(type: V.self).nodes(of: box.value) }
    }

    public nonisolated init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] { make(context) }
}
