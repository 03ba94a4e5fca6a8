import Foundation

/// Where the parts of one ring begin and end, in units of its whole; beyond 1 in a second lap.
enum RingSpans {
    struct Span: Hashable {
        /// Of the track's segments.
        var part: Int
        var start: Double
        var end: Double

        var extent: Double { end - start }
    }

    /// Parts one after the other; those of no extent take no place.
    /// - Parameter least: extent of the smallest part that is not 0. The others give way in proportion; if there is
    ///   not enough for all, all are equal.
    static func spans(_ shares: [Double], filled: Double, least: Double) -> [Span] {
        let extents = raised(shares, to: least, within: min(filled, 1))
        var position = 0.0
        var result: [Span] = []
        for (part, extent) in extents.enumerated() where extent > 0 {
            result.append(Span(part: part, start: position, end: position + extent))
            position += extent
        }
        // Sums of floating-point numbers miss the whole by a little.
        if let last = result.indices.last, abs(result[last].end - filled) < 1e-9 { result[last].end = filled }
        return result
    }

    /// How many parts `spans` has to enlarge.
    static func enlarged(_ shares: [Double], least: Double) -> Int { shares.count { $0 > 0 && $0 < least } }

    private static func raised(_ shares: [Double], to least: Double, within whole: Double) -> [Double] {
        let shown = shares.count { $0 > 0 }
        // A second lap has room for everything already: its shares stay.
        guard least > 0, shown > 0, shares.reduce(0, +) <= whole + 1e-9 else { return shares }
        if least * Double(shown) >= whole { return shares.map { $0 > 0 ? whole / Double(shown) : 0 } }
        var isRaised = shares.map { $0 > 0 && $0 < least }
        while true {
            let fixed = isRaised.count(where: \.self)
            let free = zip(shares, isRaised).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
            let factor = free > 0 ? (whole - Double(fixed) * least) / free : 1
            let next = zip(shares, isRaised).map { share, raised in raised || (share > 0 && share * factor < least) }
            if next == isRaised || fixed == shown {
                return zip(shares, isRaised).map { share, raised in raised ? least : share * factor }
            }
            isRaised = next
        }
    }

    /// The pieces of a span in each lap, as places within that lap from 0 to 1.
    static func pieces(_ span: Span) -> [(lap: Int, start: Double, end: Double)] {
        let first = clampedInt(span.start.rounded(.down), in: 0...1_000_000)
        let last = clampedInt((span.end.rounded(.up) - 1), in: 0...1_000_000)
        guard first <= last else { return [] }
        // Only the last two laps can be seen.
        return (max(first, last - 1)...last).compactMap { lap in  // checked: compared above
            let start = max(0, span.start - Double(lap))
            let end = min(1, span.end - Double(lap))
            return end - start > 1e-12 ? (lap, start, end) : nil
        }
    }
}
