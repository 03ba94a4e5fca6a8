import Foundation

/// A symbol effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// A symbol effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    package var direction = "down, up"
    package var isByLayer = true

    public var downUp: ReplaceSymbolEffect { with { $0.direction = "down, up" } }
    public var upUp: ReplaceSymbolEffect { with { $0.direction = "up, up" } }
    public var offUp: ReplaceSymbolEffect { with { $0.direction = "off, up" } }
    public var byLayer: ReplaceSymbolEffect { with { $0.isByLayer = true } }
    public var wholeSymbol: ReplaceSymbolEffect { with { $0.isByLayer = false } }
}

/// The effect that fits where it is used.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {}

public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    package var direction = 0
    package var isByLayer = true

    public var up: AppearSymbolEffect { with { $0.direction = 1 } }
    public var down: AppearSymbolEffect { with { $0.direction = -1 } }
    public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }
    public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }
}

/// While it is on the symbol cannot be seen; a picture shows the symbol.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    package var direction = 0
    package var isByLayer = true

    public var up: DisappearSymbolEffect { with { $0.direction = 1 } }
    public var down: DisappearSymbolEffect { with { $0.direction = -1 } }
    public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }
    public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }
}

public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// Degrees clockwise from the right; nil for the symbol's own.
    package var angle: Double?
    package var isByLayer = true

    public var left: WiggleSymbolEffect { with { $0.angle = 180 } }
    public var right: WiggleSymbolEffect { with { $0.angle = 0 } }
    public var up: WiggleSymbolEffect { with { $0.angle = 270 } }
    public var down: WiggleSymbolEffect { with { $0.angle = 90 } }
    public var byLayer: WiggleSymbolEffect { with { $0.isByLayer = true } }
    public var wholeSymbol: WiggleSymbolEffect { with { $0.isByLayer = false } }
}

public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    package var changesOpacity = true
    package var isByLayer = true

    public var plain: BreatheSymbolEffect { with { $0.changesOpacity = false } }
    public var pulse: BreatheSymbolEffect { with { $0.changesOpacity = true } }
    public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }
    public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { .init() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { .init() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { .init() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { .init() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { .init() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { .init() }
}

extension View {
    /// Keeps symbol effects of the views around it away from this one.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        interactive(.kept(.symbolEffectsRemoved(isEnabled)))
    }
}
