import Foundation

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    /// Whether the view is fully there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before a view is there, 0 while it is, 1 when it is gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition says of itself.
public struct TransitionProperties: Hashable, Sendable {
    public let hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes, as a change of the view for each phase. A picture shows the view in the phase `identity`.
@MainActor @preconcurrency
public protocol Transition {
    typealias Content = PlaceholderContentView<Self>
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Both at once: the other changes what this one has changed.
    public func combined<T: Transition>(with other: T) -> some Transition {
        _CombinedTransition(first: self, second: other)
    }

    /// With its own animation, whatever animates the change around it; kept.
    public func animation(_ animation: Animation?) -> some Transition {
        _AnimatedTransition(base: self, animation: animation)
    }
}

public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    public func body(content: Content, phase: TransitionPhase) -> some View {
        second.body(
            content: PlaceholderContentView(
                showing: first.body(content: PlaceholderContentView(showing: content), phase: phase)),
            phase: phase)
    }
}

public struct _AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    public func body(content: Content, phase: TransitionPhase) -> some View {
        base.body(content: PlaceholderContentView(showing: content), phase: phase)
            .interactive(.animation(animation, trigger: nil))
    }
}

/// Blurs and fades.
public struct BlurReplaceTransition: Transition {
    public struct Configuration: Hashable, Sendable {
        private let isUpUp: Bool

        public static let downUp = Configuration(isUpUp: false)
        public static let upUp = Configuration(isUpUp: true)
    }

    public var configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 8)
    }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }

    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        .init(configuration: config)
    }
}

/// A symbol's own way to come and go.
public struct SymbolEffectTransition: Transition {
    package let choice: AnyHashable

    public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
        choice = AnyHashable(SymbolEffectChoice(effect: effect, options: options))
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    public static var symbolEffect: SymbolEffectTransition { .init(effect: .automatic, options: .default) }

    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        .init(effect: effect, options: options)
    }
}

extension AnyTransition {
    public init<T: Transition>(_ transition: T) { self.init(.custom(UncheckedSendableBox<any Transition>(transition))) }
}

extension View {
    /// How the view comes and goes; a picture shows it in the phase `identity`.
    @_disfavoredOverload
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        let box = UncheckedSendableBox(transition)
        return CustomTransitionView(content: self, transition: box)
    }
}

/// The view in the phase in which it is there.
private struct CustomTransitionView<Content: View, T: Transition> {
    let content: Content
    let transition: UncheckedSendableBox<T>
}

extension CustomTransitionView: View {
    var body: some View {
        transition.value.body(content: PlaceholderContentView(showing: content), phase: .identity)
            .interactive(.transition(AnyTransition(transition.value)))
    }
}
