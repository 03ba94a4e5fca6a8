import Drawing
import Foundation
import ScaleKit

/// A trained scale from data to a visual: a colour, a symbol, a size or a line style.
struct StyleScale<Visual: Hashable & Sendable>: Sendable {
    enum Form: Sendable {
        /// No mark is encoded with it.
        case absent
        case discrete(DiscreteDomain, [Visual])
        case continuous(ContinuousStyle<Visual>)
        /// A function of the value, without a list of what it may yield.
        case mapped(@Sendable (PlotValue) -> Visual?)
    }

    var form = Form.absent
    /// Names of the encoded quantity, for the legend's accessibility and for merging legends.
    var labels: [String] = []

    func visual(for value: PlotValue) -> Visual? {
        switch form {
        case .absent: return nil
        case .discrete(let domain, let visuals):
            guard let slot = domain.slot(of: value), slot < visuals.count else { return nil }
            return visuals[slot]
        case .continuous(let style):
            switch value {
            case .number(let number), .date(let number): return number.isFinite ? style.visual(at: number) : nil
            case .category: return nil
            }
        case .mapped(let mapping): return mapping(value)
        }
    }

    var domainValues: [PlotValue] {
        switch form {
        case .absent, .mapped: []
        case .discrete(let domain, _): domain.values
        case .continuous(let style): [style.plotValue(style.lower), style.plotValue(style.upper)]
        }
    }
}

extension StyleScale<MarkStyle> {
    /// Whether some style that it may give has a trait.
    func mayGive(_ trait: (MarkStyle) -> Bool) -> Bool {
        switch form {
        case .absent: false
        case .discrete(_, let styles): styles.contains(where: trait)
        case .continuous(let style): trait(style.ramp(0)) || trait(style.ramp(1))
        // Nothing is known of what it will give.
        case .mapped: true
        }
    }
}

/// Numbers or instants along a ramp, clamped to its ends.
struct ContinuousStyle<Visual: Hashable & Sendable>: Sendable {
    var lower: Double
    var upper: Double
    var isDate: Bool
    var kind: ContinuousScale.Kind
    /// Of a fraction, 0 to 1.
    var ramp: @Sendable (Double) -> Visual

    func visual(at number: Double) -> Visual { ramp(fraction(number)) }

    func fraction(_ number: Double) -> Double {
        let scale = ContinuousScale(kind, domainStart: lower, domainEnd: upper, rangeStart: 0, rangeEnd: 1)
        return min(max(0, scale.position(of: number) ?? 0), 1)
    }

    func plotValue(_ number: Double) -> PlotValue { isDate ? .date(number) : .number(number) }
}

/// What a kind of visual brings along: its defaults and how two of them mix.
struct StyleDefaults<Visual: Hashable & Sendable>: Sendable {
    var channel: String
    /// The default for the category at an index of `count`.
    var category: @Sendable (_ index: Int, _ count: Int) -> Visual
    /// The default along a continuous scale; nil where values are always taken as categories.
    var ramp: (@Sendable (Double) -> Visual)?
    var mix: @Sendable (Visual, Visual, Double) -> Visual
    /// Whether the continuous scale begins at zero.
    var includesZero = false
}

extension ScaleKind {
    /// The function of a continuous scale.
    var transform: ContinuousScale.Kind {
        switch self {
        case .linear, .date, .category, .identity: .linear
        case .log: .logarithmic
        case .squareRoot: .squareRoot
        case .power(let exponent): exponent.isFinite && exponent > 0 ? .power(exponent: exponent) : .linear
        case .symmetricLog(let slope): slope.isFinite && slope != 0 ? .symmetricLog(slope: slope) : .linear
        }
    }
}
