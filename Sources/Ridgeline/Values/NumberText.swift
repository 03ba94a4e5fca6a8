import Foundation

/// A number as people read it: whole where it is whole, with few digits, and with an exponent where it would have more
/// than a dozen zeros.
func numberText(_ value: Double, digits: Int = 4, _ locale: Locale) -> String {
    let style = FloatingPointFormatStyle<Double>.number.locale(locale)
    let size = abs(value)
    let digits = min(max(1, digits), 15)
    let few = NumberFormatStyleConfiguration.Precision.significantDigits(1...digits)  // checked: at least 1
    if size >= 1e12 || (size > 0 && size < 1e-4) {
        return value.formatted(style.notation(.scientific).precision(few))
    }
    return value.formatted(value.rounded() == value ? style.precision(.fractionLength(0)) : style.precision(few))
}
