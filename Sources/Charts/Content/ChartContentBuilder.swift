import Foundation

/// Collects the content of a closure.
@resultBuilder
public struct ChartContentBuilder {
    @inlinable
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some ChartContent { EmptyChartContent() }

    @inlinable
    public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }

    @_disfavoredOverload
    public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> some ChartContent {
        PackContent(content: (repeat each content))
    }

    @inlinable
    public static func buildPartialBlock<T: ChartContent>(first content: T) -> T { content }

    @inlinable
    public static func buildPartialBlock(
        accumulated: some ChartContent, next: some ChartContent
    ) -> some ChartContent {
        PairContent(accumulated, next)
    }

    @inlinable
    public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }

    @inlinable
    public static func buildEither<T1: ChartContent, T2: ChartContent>(first: T1) -> BuilderConditional<T1, T2> {
        .init(storage: .first(first))
    }

    @inlinable
    public static func buildEither<T1: ChartContent, T2: ChartContent>(second: T2) -> BuilderConditional<T1, T2> {
        .init(storage: .second(second))
    }

    @inlinable
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(erasing: content)
    }
}

/// Two contents in a row: any number of them is built pair by pair. Not a pack of two, since what is generic over a
/// pack is not specialised for the client's types.
@usableFromInline
struct PairContent<First, Second> {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable
    init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension PairContent: ChartContent where First: ChartContent, Second: ChartContent {
    @usableFromInline var body: Never { unreachableContent }

    @inlinable
    static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        First._collect(content.first, in: context, into: collector)
        Second._collect(content.second, in: context, into: collector)
    }
}

/// Several contents in a row.
struct PackContent<each C: ChartContent> {
    let content: (repeat each C)
}

extension PackContent: ChartContent {
    var body: Never { unreachableContent }

    static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        func collect<Part: ChartContent>(_ part: Part) { Part._collect(part, in: context, into: collector) }
        repeat collect(each content.content)
    }
}

/// One of two branches, chosen by `if`/`else` or `switch`, in chart, axis and axis-mark builders alike.
public struct BuilderConditional<TrueContent, FalseContent> {
    @usableFromInline
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    @usableFromInline let storage: Storage

    @inlinable
    init(storage: Storage) { self.storage = storage }
}

extension BuilderConditional: Sendable where TrueContent: Sendable, FalseContent: Sendable {}
extension BuilderConditional.Storage: Sendable where TrueContent: Sendable, FalseContent: Sendable {}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public var body: Never { unreachableContent }

    @inlinable
    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        switch content.storage {
        case .first(let content): TrueContent._collect(content, in: context, into: collector)
        case .second(let content): FalseContent._collect(content, in: context, into: collector)
        }
    }
}
