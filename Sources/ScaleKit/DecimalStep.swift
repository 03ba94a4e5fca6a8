import Foundation

/// A distance between ticks, kept as an integer times a power of ten. Multiples come from whole numbers and one
/// rounding, so that three times 0.1 is 0.3 and not 0.30000000000000004.
public struct DecimalStep: Hashable, Sendable {
    /// 1, 2, 5 or 25 for nice steps; any positive number for steps given by hand.
    let mantissa: Double
    let exponent: Int
    public let value: Double
    /// How many decimals a multiple of the step needs.
    public let decimals: Int

    init(mantissa: Double, exponent: Int, decimals: Int? = nil) {
        self.mantissa = mantissa
        self.exponent = exponent
        value = Self.scaled(mantissa, exponent)
        self.decimals = decimals ?? max(0, -exponent)
    }

    /// The step nearest to a number given by hand: exact where the number has at most 15 significant digits. nil for
    /// what is not a positive finite number.
    public init?(_ value: Double) {
        guard value.isFinite, value > 0 else { return nil }
        let parts = "\(value)".split(separator: "e", maxSplits: 1)
        let number = parts.first.map(String.init) ?? ""
        let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        var fraction = number.split(separator: ".").dropFirst().first.map(String.init) ?? ""
        while fraction.last == "0" { fraction.removeLast() }
        let digits = (number.prefix { $0 != "." }) + fraction
        if digits.count <= 15, let mantissa = Double(digits) {
            self.init(mantissa: mantissa, exponent: power - fraction.count)
        } else {
            self.init(mantissa: value, exponent: 0, decimals: min(6, max(0, fraction.count - power)))
        }
    }

    /// `index` times the step, the double nearest to the decimal number.
    func multiple(_ index: Double) -> Double { Self.scaled(index * mantissa, exponent) }

    /// The step times a whole number; itself where that would overflow.
    func times(_ count: Int) -> DecimalStep {
        let product = DecimalStep(mantissa: mantissa * Double(max(1, count)), exponent: exponent, decimals: decimals)
        return product.value.isFinite ? product : self
    }

    /// The whole number of steps at or below `value`. A value within a hair of a multiple counts as that multiple.
    func indexBelow(_ value: Double) -> Double { snapped(value / self.value, .down) }

    /// The whole number of steps at or above `value`, with the same tolerance.
    func indexAbove(_ value: Double) -> Double { snapped(value / self.value, .up) }

    private func snapped(_ quotient: Double, _ rule: FloatingPointRoundingRule) -> Double {
        let nearest = quotient.rounded()
        let tolerance = max(1e-9, abs(quotient) * 4e-15)
        return abs(quotient - nearest) <= tolerance ? nearest : quotient.rounded(rule)
    }

    /// Powers of ten up to 10^22 are exact doubles: one multiplication or division by one rounds correctly. Beyond
    /// them the standard library's decimal parser does.
    private static func scaled(_ number: Double, _ exponent: Int) -> Double {
        if number == 0 { return 0 }
        if exponent == 0 { return number }
        if (1...22).contains(exponent) { return number * pow(10, Double(exponent)) }
        if (-22 ... -1).contains(exponent) { return number / pow(10, Double(-exponent)) }
        guard let whole = checkedInt(number) else { return number * pow(10, Double(exponent)) }
        return Double("\(whole)e\(exponent)") ?? number * pow(10, Double(exponent))
    }
}
