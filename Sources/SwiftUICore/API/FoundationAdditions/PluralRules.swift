import Foundation

/// Which plural form of a language a number takes, by the rules of Unicode's CLDR for the most used languages; others
/// have "one" for 1 and "other" for the rest.
package enum PluralCategory: String, Hashable, Sendable {
    case zero, one, two, few, many, other

    /// - Parameter language: a language code such as "de".
    package init(of number: Double, language: String) {
        let size = abs(number)
        guard size.isFinite, size < 1e15 else {
            self = .other
            return
        }
        let whole = size.rounded(.down)
        self = Self.category(PluralOperands(value: size, whole: whole, isInteger: whole == size), language)
    }

    private static func category(_ n: PluralOperands, _ language: String) -> PluralCategory {
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "yue", "km": return .other
        case "fr", "pt", "hy": return n.whole < 2 ? .one : .other
        case "hi", "bn", "fa", "gu", "kn", "zu", "am": return n.whole == 0 || n.value == 1 ? .one : .other
        case "ru", "uk", "be": return slavic(n, rest: .many)
        case "sr", "hr", "bs": return slavic(n, rest: .other)
        case "pl": return polish(n)
        case "cs", "sk":
            if !n.isInteger { return .many }
            return n.whole == 1 ? .one : (2...4).contains(n.whole) ? .few : .other
        case "sl": return slovenian(n)
        case "lt": return lithuanian(n)
        case "lv": return latvian(n)
        case "ro", "mo": return romanian(n)
        case "ar": return arabic(n)
        case "he", "iw":
            return n.isInteger && n.whole == 1 ? .one : n.isInteger && n.whole == 2 ? .two : .other
        case "ga":
            return n.value == 1
                ? .one
                : n.value == 2
                    ? .two
                    : n.isInteger && (3...6).contains(n.whole)
                        ? .few : n.isInteger && (7...10).contains(n.whole) ? .many : .other
        case "cy": return welsh(n)
        case "mt": return maltese(n)
        case "tr", "hu", "ka", "kk", "az", "uz", "bg", "el", "es", "da", "nb", "nn", "no":
            return n.value == 1 ? .one : .other
        default: return n.isInteger && n.whole == 1 ? .one : .other
        }
    }

    private static func slavic(_ n: PluralOperands, rest: PluralCategory) -> PluralCategory {
        guard n.isInteger else { return .other }
        if n.last(10) == 1, n.last(100) != 11 { return .one }
        if (2...4).contains(n.last(10)), !(12...14).contains(n.last(100)) { return .few }
        return rest
    }

    private static func polish(_ n: PluralOperands) -> PluralCategory {
        guard n.isInteger else { return .other }
        if n.whole == 1 { return .one }
        return (2...4).contains(n.last(10)) && !(12...14).contains(n.last(100)) ? .few : .many
    }

    private static func slovenian(_ n: PluralOperands) -> PluralCategory {
        guard n.isInteger else { return .few }
        switch n.last(100) {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }

    private static func lithuanian(_ n: PluralOperands) -> PluralCategory {
        guard n.isInteger else { return .many }
        let isTeen = (11...19).contains(n.last(100))
        if n.last(10) == 1, !isTeen { return .one }
        return (2...9).contains(n.last(10)) && !isTeen ? .few : .other
    }

    private static func latvian(_ n: PluralOperands) -> PluralCategory {
        guard n.isInteger else { return .other }
        if n.last(10) == 0 || (11...19).contains(n.last(100)) { return .zero }
        return n.last(10) == 1 ? .one : .other
    }

    private static func romanian(_ n: PluralOperands) -> PluralCategory {
        guard n.isInteger else { return .few }
        if n.whole == 1 { return .one }
        return n.whole == 0 || (1...19).contains(n.last(100)) ? .few : .other
    }

    private static func arabic(_ n: PluralOperands) -> PluralCategory {
        guard n.isInteger else { return .other }
        if n.whole < 3 { return n.whole == 0 ? .zero : n.whole == 1 ? .one : .two }
        return (3...10).contains(n.last(100)) ? .few : (11...99).contains(n.last(100)) ? .many : .other
    }

    private static func welsh(_ n: PluralOperands) -> PluralCategory {
        switch n.value {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
    }

    private static func maltese(_ n: PluralOperands) -> PluralCategory {
        guard n.isInteger else { return .other }
        if n.whole == 1 { return .one }
        if n.whole == 2 { return .two }
        if n.whole == 0 || (3...10).contains(n.last(100)) { return .few }
        return (11...19).contains(n.last(100)) ? .many : .other
    }
}

/// A number as plural rules look at it.
private struct PluralOperands {
    var value: Double
    var whole: Double
    var isInteger: Bool

    func last(_ modulus: Double) -> Double { whole.truncatingRemainder(dividingBy: modulus) }
}
