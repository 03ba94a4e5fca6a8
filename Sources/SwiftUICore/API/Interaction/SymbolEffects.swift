import Foundation

/// A motion of a symbol. Kept; a picture shows the symbol at rest.
public protocol SymbolEffect: Hashable, Sendable {}

/// A symbol effect that goes on while it is on.
public protocol IndefiniteSymbolEffect {}

/// A symbol effect that runs once when a value changes.
public protocol DiscreteSymbolEffect {}

public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    package var direction: Int = 0
    package var isByLayer = true

    public var up: BounceSymbolEffect { with { $0.direction = 1 } }
    public var down: BounceSymbolEffect { with { $0.direction = -1 } }
    public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }
    public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }
}

public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    package var isByLayer = true

    public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }
    public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }
}

public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    package var direction: Int = 0
    package var isByLayer = true

    public var up: ScaleSymbolEffect { with { $0.direction = 1 } }
    public var down: ScaleSymbolEffect { with { $0.direction = -1 } }
    public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }
    public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }
}

public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    package var isIterative = false
    package var reverses = false
    package var hidesInactive = false

    public var iterative: VariableColorSymbolEffect { with { $0.isIterative = true } }
    public var cumulative: VariableColorSymbolEffect { with { $0.isIterative = false } }
    public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
    public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }
}

public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    package var isClockwise = true

    public var clockwise: RotateSymbolEffect { with { $0.isClockwise = true } }
    public var counterClockwise: RotateSymbolEffect { with { $0.isClockwise = false } }
}

extension SymbolEffect {
    package func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { .init() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { .init() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { .init() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { .init() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { .init() }
}

/// How often and how fast a symbol effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Nil for the effect's own number.
    package var repeatCount: Int?
    package var repeatsForever = false
    package var factor: Double = 1

    public static var `default`: SymbolEffectOptions { .init() }
    public static var repeating: SymbolEffectOptions { .init(repeatsForever: true) }
    public static var nonRepeating: SymbolEffectOptions { .init(repeatCount: 1) }

    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .init(repeatCount: count) }

    public static func speed(_ speed: Double) -> SymbolEffectOptions { .init(factor: speed) }

    public var repeating: SymbolEffectOptions {
        var copy = self
        copy.repeatsForever = true
        return copy
    }

    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var copy = self
        copy.repeatCount = count
        return copy
    }

    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.factor = speed
        return copy
    }
}

/// A symbol effect as it was asked for; it is on while `isActive`, or runs when the trigger changes.
package struct SymbolEffectUse {
    package let effect: any SymbolEffect
    package let options: SymbolEffectOptions
    package let isActive: Bool
    package let trigger: ChangeTrigger?
}

extension View {
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        interactive(
            .symbolEffect(SymbolEffectUse(effect: effect, options: options, isActive: isActive, trigger: nil)))
    }

    public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        interactive(
            .symbolEffect(
                SymbolEffectUse(
                    effect: effect, options: options, isActive: false, trigger: ChangeTrigger(value))))
    }
}
