import ChartEngine
import Drawing
import Foundation
import SwiftUICore

/// What is drawn at one value of an axis: a grid line, a tick, a label.
public protocol AxisMark {
    @MainActor
    func _elements(in context: _AxisMarkContext) -> [_AxisMarkElement]
}

public typealias _AxisMarkElement = AxisMarkElement

/// What modifiers around axis marks say; what is nearer to a mark wins, and offsets add up.
public struct _AxisMarkContext {
    let value: AxisValue
    let axis: ChartAxis
    let views: ViewBoard
    let texts: AxisTextStyles
    /// Where labels are resolved: the chart's environment with the guides' font and colour.
    var labels: ResolveContext
    /// Whether modifiers changed the labels' font or colour.
    var restylesLabels = false
    var paint: PaintTemplate?
    var offset = CGSize.zero

    func element(_ kind: AxisMarkElement.Kind) -> AxisMarkElement {
        var element = AxisMarkElement(kind)
        (element.paint, element.offset) = (paint, offset)
        return element
    }
}

/// How labels of plain text at one value are resolved, in order. The engine makes their text, which may be known to it
/// alone, and asks for each right after the value's marks.
@MainActor
final class AxisTextStyles {
    /// Nil for the guides' own style.
    private(set) var contexts: [ResolveContext?] = []

    func add(_ context: ResolveContext?) { contexts.append(context) }
}

extension Never: AxisMark {
    public func _elements(in context: _AxisMarkContext) -> [_AxisMarkElement] { [] }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public func _elements(in context: _AxisMarkContext) -> [_AxisMarkElement] {
        self?._elements(in: context) ?? []
    }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public func _elements(in context: _AxisMarkContext) -> [_AxisMarkElement] {
        switch storage {
        case .first(let content): content._elements(in: context)
        case .second(let content): content._elements(in: context)
        }
    }
}

/// An axis mark of any type.
public struct AnyAxisMark: AxisMark {
    private let base: any AxisMark

    public init(_ content: any AxisMark) { base = content }

    public init(erasing content: some AxisMark) { base = content }

    public func _elements(in context: _AxisMarkContext) -> [_AxisMarkElement] { base._elements(in: context) }
}

/// Several marks at one value.
struct AxisMarkPack<each T: AxisMark>: AxisMark {
    let content: (repeat each T)

    func _elements(in context: _AxisMarkContext) -> [_AxisMarkElement] {
        var all: [AxisMarkElement] = []
        repeat all.append(contentsOf: (each content)._elements(in: context))
        return all
    }
}

/// Collects what is drawn at one value of an axis.
@resultBuilder
public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some AxisMark { Never?.none }

    public static func buildBlock<T: AxisMark>(_ content: T) -> T { content }

    @_disfavoredOverload
    public static func buildBlock<each T: AxisMark>(_ content: repeat each T) -> some AxisMark {
        AxisMarkPack(content: (repeat each content))
    }

    public static func buildPartialBlock<T: AxisMark>(first content: T) -> T { content }

    public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> some AxisMark {
        AxisMarkPack(content: (accumulated, next))
    }

    public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

    public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
        .init(storage: .first(first))
    }

    public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
        .init(storage: .second(second))
    }

    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
        AnyAxisMark(erasing: content)
    }
}
