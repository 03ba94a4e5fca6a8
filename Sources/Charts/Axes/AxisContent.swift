import ChartEngine
import Foundation
import SwiftUICore

/// What an axis is made of: one or several `AxisMarks`.
public protocol AxisContent {
    /// Hands its sets of marks over.
    @MainActor
    func _collect(into axis: _AxisCollector)
}

/// Takes the sets of marks of one axis.
@MainActor
public final class _AxisCollector {
    /// Where the chart stands.
    let context: ResolveContext
    private(set) var sets: [AxisMarksSettings] = []
    /// What custom sets draw at a value, by the id in their settings; ids continue those of other axes.
    private(set) var contents: [AxisMarkContent] = []
    let styles: LayerStyles
    private let firstID: Int

    init(context: ResolveContext, styles: LayerStyles, firstID: Int) {
        (self.context, self.styles, self.firstID) = (context, styles, firstID)
    }

    func add(_ settings: AxisMarksSettings) { sets.append(settings) }

    /// Content whose sets are all drawn in a client's view.
    func collect(_ content: some AxisContent, in style: Int) {
        let first = sets.count
        content._collect(into: self)
        for index in sets.indices.dropFirst(first) { sets[index].styles.insert(style, at: 0) }
    }

    func add(_ settings: AxisMarksSettings, content: @escaping AxisMarkContent) {
        var settings = settings
        settings.content = .custom(id: firstID + contents.count)
        contents.append(content)
        sets.append(settings)
    }
}

/// What is drawn at one value of an axis.
typealias AxisMarkContent = @MainActor (AxisValue, _AxisMarkContext) -> [_AxisMarkElement]

extension Never: AxisContent {
    public func _collect(into axis: _AxisCollector) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public func _collect(into axis: _AxisCollector) { self?._collect(into: axis) }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public func _collect(into axis: _AxisCollector) {
        switch storage {
        case .first(let content): content._collect(into: axis)
        case .second(let content): content._collect(into: axis)
        }
    }
}

/// Axis content of any type.
public struct AnyAxisContent: AxisContent {
    private let base: any AxisContent

    public init(_ content: any AxisContent) { base = content }

    public init(erasing content: some AxisContent) { base = content }

    public func _collect(into axis: _AxisCollector) { base._collect(into: axis) }
}

/// Several contents in a row.
struct AxisContentPack<each T: AxisContent>: AxisContent {
    let content: (repeat each T)

    func _collect(into axis: _AxisCollector) {
        repeat (each content)._collect(into: axis)
    }
}

/// Collects the content of an axis.
@resultBuilder
public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some AxisContent { Never?.none }

    public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }

    @_disfavoredOverload
    public static func buildBlock<each T: AxisContent>(_ content: repeat each T) -> some AxisContent {
        AxisContentPack(content: (repeat each content))
    }

    public static func buildPartialBlock<T: AxisContent>(first content: T) -> T { content }

    public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> some AxisContent {
        AxisContentPack(content: (accumulated, next))
    }

    public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

    public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
        .init(storage: .first(first))
    }

    public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
        .init(storage: .second(second))
    }

    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
        AnyAxisContent(erasing: content)
    }
}
