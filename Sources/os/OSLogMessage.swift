import Foundation

/// Who may read a value in the log. Private values are left out of it.
public struct OSLogPrivacy: Hashable, Sendable {
    public enum Mask: Hashable, Sendable {
        case hash, none
    }

    enum Level: Hashable, Sendable { case automatic, `public`, `private`, sensitive }

    let level: Level
    let mask: Mask

    public static let auto = OSLogPrivacy(level: .automatic, mask: .none)
    public static let `public` = OSLogPrivacy(level: .public, mask: .none)
    public static let `private` = OSLogPrivacy(level: .private, mask: .none)
    public static let sensitive = OSLogPrivacy(level: .sensitive, mask: .none)

    public static func auto(mask: Mask) -> OSLogPrivacy { .init(level: .automatic, mask: mask) }

    public static func `private`(mask: Mask) -> OSLogPrivacy { .init(level: .private, mask: mask) }

    public static func sensitive(mask: Mask) -> OSLogPrivacy { .init(level: .sensitive, mask: mask) }

    /// - Parameter isNumber: Numbers and truth values are public unless said otherwise.
    func shown(_ text: String, isNumber: Bool) -> String {
        let isOpen = level == .public || (level == .automatic && isNumber)
        if isOpen { return text }
        return mask == .hash ? "<mask.hash: \(String(fnv1a(text), radix: 16))>" : "<private>"
    }

    /// The same value gives the same mark in every run.
    private func fnv1a(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Hashable, Sendable {
    let radix: Int
    let isUppercase: Bool

    public static let decimal = OSLogIntegerFormatting(radix: 10, isUppercase: false)
    public static let hex = OSLogIntegerFormatting(radix: 16, isUppercase: false)
    public static let octal = OSLogIntegerFormatting(radix: 8, isUppercase: false)

    public static func hex(uppercase: Bool) -> OSLogIntegerFormatting { .init(radix: 16, isUppercase: uppercase) }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Hashable, Sendable {
    let precision: Int?

    public static let fixed = OSLogFloatFormatting(precision: 6)

    public static func fixed(precision: Int) -> OSLogFloatFormatting { .init(precision: precision) }

    static let shortest = OSLogFloatFormatting(precision: nil)

    func text(_ value: Double) -> String {
        guard let precision, value.isFinite else { return "\(value)" }
        return value.formatted(
            .number.locale(Locale(identifier: "en_US_POSIX")).grouping(.never).precision(
                .fractionLength(max(0, min(precision, 340)))))
    }
}

/// A message with the values in it, each as public as it was said to be.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }

    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(
        _ value: @autoclosure () -> String, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown(value(), isNumber: false)
    }

    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, privacy: OSLogPrivacy = .auto
    ) {
        let digits = String(value(), radix: format.radix, uppercase: format.isUppercase)
        text += privacy.shown(digits, isNumber: true)
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: @autoclosure () -> T, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown(format.text(Double(value())), isNumber: true)
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown(OSLogFloatFormatting.shortest.text(Double(value())), isNumber: true)
    }

    public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
        text += privacy.shown("\(value())", isNumber: true)
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown(value().description, isNumber: false)
    }

    public mutating func appendInterpolation(_ value: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto) {
        text += privacy.shown("\(value())", isNumber: true)
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
        text += privacy.shown("\(value())", isNumber: false)
    }
}
