import Foundation

/// The text of numeric axis labels: as many decimals as the step has, a plain "0", grouping as the locale has it, and
/// scientific notation from one million on.
public struct NumberLabelFormat: Hashable, Sendable {
    /// Magnitudes from here on are written as "5.0E6".
    public static let scientificFrom = 1_000_000.0
    /// Steps with more decimals than this are written in scientific notation as well.
    static let mostDecimals = 6

    /// The power of ten of the last digit that labels must show.
    private let lastDigit: Int
    private let locale: Locale

    /// For multiples of `step`.
    public init(step: DecimalStep, locale: Locale) {
        lastDigit = Self.lastDigit(of: step)
        self.locale = locale
    }

    /// For values given by hand: the decimals of the one that needs most, but no more than six significant digits
    /// below the largest. Noise of binary fractions, as sums of a tenth have it, needs none.
    public init(values: [Double], locale: Locale) {
        let sizes = values.filter { $0.isFinite && $0 != 0 }.map(abs)
        let largest = clampedInt(log10(sizes.max() ?? 1).rounded(.down), in: -400...400)
        let digits = sizes.compactMap { Self.parts($0, largest: largest) }.map(Self.lastDigit)
        let (finest, limit) = (digits.min() ?? 0, largest - Self.mostDecimals)
        // Values with more digits than are shown are rounded to plain decimals, as long as those show something of them.
        let isRounded = finest < limit && largest >= -Self.mostDecimals
        lastDigit = isRounded ? max(limit, -Self.mostDecimals) : max(finest, limit)
        self.locale = locale
    }

    /// A value to twelve digits below the leading one of the largest; nil where nothing of it is left.
    private static func parts(_ value: Double, largest: Int) -> DecimalStep? {
        let scale = pow(10, Double(12 - largest))
        guard scale.isNormal else { return DecimalStep(value) }
        let mantissa = (value * scale).rounded()
        return mantissa > 0 ? DecimalStep(mantissa: mantissa, exponent: largest - 12) : nil
    }

    public func label(for value: Double) -> String {
        let size = abs(value)
        if size < pow(10, Double(lastDigit)) / 2 { return 0.0.formatted(plain(0)) }
        if size >= Self.scientificFrom || lastDigit < -Self.mostDecimals {
            let leading = clampedInt(log10(size).rounded(.down), in: -400...400)
            let digits = min(max(1, leading - lastDigit), 15)
            return value.formatted(plain(digits).notation(.scientific))
        }
        return value.formatted(plain(max(0, -lastDigit)))
    }

    private func plain(_ decimals: Int) -> FloatingPointFormatStyle<Double> {
        FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(decimals))
    }

    /// The power of ten of the last digit of a step that is not zero.
    private static func lastDigit(of step: DecimalStep) -> Int {
        if step.exponent == 0, step.decimals > 0 { return -step.decimals }
        var (rest, digit) = (step.mantissa, step.exponent)
        while rest >= 10, rest.truncatingRemainder(dividingBy: 10) == 0 {
            rest /= 10
            digit += 1
        }
        return digit
    }
}

/// One label; an axis with several keeps a `NumberLabelFormat`.
public func axisLabel(for value: Double, step: DecimalStep, locale: Locale) -> String {
    NumberLabelFormat(step: step, locale: locale).label(for: value)
}
