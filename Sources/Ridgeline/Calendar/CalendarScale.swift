import Foundation

/// How values become colours.
public enum CalendarScale: Hashable, Sendable {
    /// `.linear`, and `.diverging` where there are negative values.
    case automatic
    /// From 0, or the smallest value if that is negative, to the largest.
    case linear
    case squareRoot
    /// Logarithm of 1 plus the value in units of the smallest one above 0.
    case logarithmic
    /// Bins of equal numbers of days above 0, at most so many; bounds that coincide are merged.
    case quantiles(Int)
    /// Bins between the given bounds; a value on a bound belongs to the bin above it.
    case bins([Double])
    /// Both ways from a middle, equally far.
    case diverging(middle: Double)
    /// Linear up to this percentile of the values above 0 (0 to 100); larger ones have the last colour.
    case clipped(percentile: Double)
}

/// A scale with the bounds that the values gave it: from a value to a place on the colours, 0 to 1.
struct CalendarColorScale {
    enum Kind: Hashable {
        case continuous
        /// Ascending bounds between the bins.
        case binned([Double])
        case diverging(middle: Double)
    }

    let kind: Kind
    /// Bounds of what has its own colour; beyond, the end's colour is used.
    let lowest: Double
    let highest: Double
    /// Whether values lie beyond the bounds.
    let clipsLow: Bool
    let clipsHigh: Bool
    private let bend: Bend

    private enum Bend { case linear, root, logarithm(unit: Double) }

    /// - Parameter values: those that are shown, aggregated; finite.
    /// - Parameter maximum: the value with the last colour; nil for the largest. Ignored by bins and quantiles.
    init(_ scale: CalendarScale, values: [Double], maximum: Double? = nil) {
        let sorted = values.sorted()
        let (least, most) = (sorted.first ?? 0, sorted.last ?? 0)
        let positive = sorted.filter { $0 > 0 }
        var top = most
        if let maximum, maximum.isSummable { top = maximum }
        var bend = Bend.linear
        var kind = Kind.continuous
        var bottom = min(0, least)
        switch scale {
        case .automatic where least < 0: (kind, bottom, top) = Self.diverging(0, least, top)
        case .automatic, .linear: break
        case .diverging(let middle):
            (kind, bottom, top) = Self.diverging(middle.isSummable ? middle : 0, least, top)
        case .squareRoot:
            bend = .root
            bottom = 0
        case .logarithmic:
            bend = .logarithm(unit: positive.first ?? 1)
            bottom = 0
        case .clipped(let percentile):
            top = SampleStatistics.quantile(positive, percentile / 100) ?? top
        case .quantiles(let count):
            let bins = min(max(1, count), 64)
            let cuts = (1..<max(2, bins)).compactMap { SampleStatistics.quantile(positive, Double($0) / Double(bins)) }
            kind = .binned(bins > 1 ? Self.distinct(cuts, above: positive.first, upTo: most) : [])
        case .bins(let bounds):
            kind = .binned(Self.distinct(bounds.filter(\.isSummable).sorted(), above: nil, upTo: nil))
        }
        if case .binned = kind { (bottom, top) = (least, most) }
        (self.kind, self.bend) = (kind, bend)
        (lowest, highest) = (min(bottom, top), max(bottom, top))
        clipsLow = least < lowest
        clipsHigh = most > highest
    }

    private static func diverging(_ middle: Double, _ least: Double, _ most: Double) -> (Kind, Double, Double) {
        let reach = max(abs(least - middle), abs(most - middle))
        return (.diverging(middle: middle), middle - reach, middle + reach)
    }

    /// Ascending without repetition. A bound at or below the least value, or above the largest, would make an empty bin.
    private static func distinct(_ cuts: [Double], above least: Double?, upTo most: Double?) -> [Double] {
        var result: [Double] = []
        for cut in cuts where cut != result.last && cut > least ?? -.infinity && cut <= most ?? .infinity {
            result.append(cut)
        }
        return result
    }

    /// The place of a value on the colours, 0 to 1. A scale without extent gives 0 for 0 and below, else 1.
    func position(_ value: Double) -> Double {
        switch kind {
        case .continuous:
            let (low, high) = (bent(lowest), bent(highest))
            guard high > low else { return value > 0 ? 1 : 0 }
            return ((bent(value) - low) / (high - low)).clamped(to: 0...1)
        case .diverging:
            guard highest > lowest else { return 0.5 }
            return ((value - lowest) / (highest - lowest)).clamped(to: 0...1)
        case .binned(let cuts):
            // The first bin already has a colour of its own, so that it does not look like zero.
            return Double(bin(value, cuts) + 1) / Double(cuts.count + 1)
        }
    }

    private func bin(_ value: Double, _ cuts: [Double]) -> Int { cuts.firstIndex { value < $0 } ?? cuts.count }

    private func bent(_ value: Double) -> Double {
        switch bend {
        case .linear: value
        case .root: max(0, value).squareRoot()
        case .logarithm(let unit): Self.logarithm(max(0, value), unit)
        }
    }

    /// The value at a place from 0 to 1 of a scale that is not binned.
    func value(at position: Double) -> Double {
        let place = position.clamped(to: 0...1)
        switch bend {
        case .linear: return lowest + (highest - lowest) * place
        case .root:
            let root = bent(highest) * place
            return root * root
        case .logarithm(let unit):
            let power = bent(highest) * place
            // The power may be too large where its product with a small unit is not.
            return power < 600 ? expm1(power) * unit : exp(power + log(unit))
        }
    }

    /// Of 1 plus the value in units, which may be too many for a number.
    private static func logarithm(_ value: Double, _ unit: Double) -> Double {
        let ratio = value / unit
        return ratio.isFinite ? log1p(ratio) : log(value) - log(unit)
    }
}
