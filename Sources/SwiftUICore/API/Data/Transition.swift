import Foundation

/// How a view comes and goes. A picture shows the view as it is in between; the description is kept.
public struct AnyTransition: Sendable {
    package indirect enum Kind: Sendable {
        case identity
        case opacity
        case scale(CGFloat, anchor: UnitPoint)
        case offset(CGSize)
        case move(Edge)
        case push(from: Edge)
        case slide
        case blurReplace
        case combined(Kind, Kind)
        case asymmetric(insertion: Kind, removal: Kind)
        case animated(Kind, Animation?)
        case modifiers(UncheckedSendableBox<(active: Any, identity: Any)>)
        case custom(UncheckedSendableBox<any Transition>)
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }

    public static let identity = AnyTransition(.identity)
    public static let opacity = AnyTransition(.opacity)
    public static var scale: AnyTransition { scale(scale: 0) }
    public static var slide: AnyTransition { .init(.slide) }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        .init(.scale(scale, anchor: anchor))
    }

    public static func offset(_ offset: CGSize) -> AnyTransition { .init(.offset(offset)) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    public static func move(edge: Edge) -> AnyTransition { .init(.move(edge)) }

    public static func push(from edge: Edge) -> AnyTransition { .init(.push(from: edge)) }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        .init(.asymmetric(insertion: insertion.kind, removal: removal.kind))
    }

    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        .init(.modifiers(UncheckedSendableBox((active, identity))))
    }

    public func combined(with other: AnyTransition) -> AnyTransition { .init(.combined(kind, other.kind)) }

    public func animation(_ animation: Animation?) -> AnyTransition { .init(.animated(kind, animation)) }
}

/// How the content of a view changes. Kept.
public struct ContentTransition: Hashable, @unchecked Sendable {
    package enum Kind: Hashable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool?, value: Double?)
        case symbolEffect(AnyHashable?)
    }

    package let kind: Kind

    public static let identity = ContentTransition(kind: .identity)
    public static let opacity = ContentTransition(kind: .opacity)
    public static let interpolate = ContentTransition(kind: .interpolate)
    public static var symbolEffect: ContentTransition { .init(kind: .symbolEffect(nil)) }

    /// One symbol takes the place of another.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .init(kind: .symbolEffect(AnyHashable(SymbolEffectChoice(effect: effect, options: options))))
    }

    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        .init(kind: .numericText(countsDown: countsDown, value: nil))
    }

    public static func numericText(value: Double) -> ContentTransition {
        .init(kind: .numericText(countsDown: nil, value: value))
    }
}

/// A symbol effect with its options, as a transition has it.
package struct SymbolEffectChoice<Effect: SymbolEffect>: Hashable {
    package let effect: Effect
    package let options: SymbolEffectOptions
}

/// What two views share that stand for one thing.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The group of views that a view moves with.
package struct GeometryMatch {
    package let id: AnyHashable
    package let namespace: Namespace.ID
    package let properties: MatchedGeometryProperties
    package let anchor: UnitPoint
    package let isSource: Bool
}

extension View {
    public nonisolated func transition(_ t: AnyTransition) -> some View { interactive(.transition(t)) }

    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        interactive(.contentTransition(transition))
    }

    /// Where only one view of a group shows at a time, as is usual, each is drawn in its own place.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        interactive(
            .matchedGeometry(
                GeometryMatch(
                    id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor,
                    isSource: isSource)))
    }
}
