import Foundation

/// Percentages in whole units of their last digit.
enum Apportionment {
    /// - Parameters:
    ///   - shares: 0 to 1 each, all of them adding up to 1.
    ///   - units: what they add up to, such as 100.
    /// - Returns: for each share a number of units; all of them add up to `units`. Nothing for shares of nothing.
    static func largestRemainder(_ shares: [Double], units: Int) -> [Int] {
        let exact = shares.map { $0.clamped(to: 0...1) * Double(units) }
        var result = exact.map { clampedInt($0.rounded(.down), in: 0...max(0, units)) }  // checked: by max
        guard shares.contains(where: { $0 > 0 }) else { return result }
        let missing = units - result.reduce(0, +)
        let order = exact.indices.sorted { a, b in
            // Remainders that differ by rounding errors only are equal: the larger part, then the first, has precedence.
            let (left, right) = (exact[a] - Double(result[a]), exact[b] - Double(result[b]))
            if abs(left - right) > 1e-9 { return left > right }
            return exact[a] == exact[b] ? a < b : exact[a] > exact[b]
        }
        for index in order.prefix(max(0, missing)) where exact[index] > 0 { result[index] += 1 }
        return result
    }

    static func plain(_ shares: [Double], units: Int) -> [Int] {
        shares.map { clampedInt(($0 * Double(units)).rounded(), in: -1_000_000_000...1_000_000_000) }
    }
}

/// Percentages as text.
struct PercentText {
    let locale: Locale
    /// 0 to 6.
    let decimals: Int

    init(locale: Locale, decimals: Int) {
        self.locale = locale
        self.decimals = min(max(0, decimals), 6)
    }

    /// Units of the last digit in the whole.
    var units: Int { (0..<decimals).reduce(100) { result, _ in result * 10 } }

    /// `units` of the last digit for a share. Never 0 % or 100 % where the share is not exactly that.
    func text(_ count: Int, share: Double) -> String {
        if share > 0, count <= 0 { return "<" + format(1) }
        if share < 1, count >= units { return ">" + format(units - 1) }
        if share > 1, count <= units { return ">" + format(units) }
        return format(count)
    }

    /// A share by itself.
    func text(_ share: Double) -> String {
        guard share.isDrawable else { return "" }
        return text(Apportionment.plain([share], units: units).first ?? 0, share: share)
    }

    private func format(_ count: Int) -> String {
        (Double(count) / Double(units)).formatted(
            .percent.precision(.fractionLength(decimals)).rounded(rule: .toNearestOrEven).locale(locale))
    }
}
