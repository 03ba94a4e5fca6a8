import Foundation

/// A key into the strings table, with values to put into the translation. Literals and interpolations make one.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// A value of an interpolation, with how it is written.
    package enum Argument {
        case string(String)
        case text(Text)
        /// Anything with a `String(format:)` specifier, such as `%lld` or `%.2f`.
        case formatted(any CVarArg, specifier: String)
        /// Written by a format style in the environment's locale.
        case styled((EnvironmentValues) -> String)
    }

    /// The key with a specifier for each value, as strings tables have it: `"Day %lld"`.
    package let key: String
    package let arguments: [Argument]

    public init(_ value: String) { (key, arguments) = (value, []) }

    public init(stringLiteral value: String) { (key, arguments) = (value.percentEscaped, []) }

    public init(stringInterpolation: StringInterpolation) {
        (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
        a.key == b.key && a.resolved(in: EnvironmentValues()) == b.resolved(in: EnvironmentValues())
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        package var key = ""
        package var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

        public mutating func appendLiteral(_ literal: String) { key += literal.percentEscaped }

        public mutating func appendInterpolation(_ string: String) { add("%@", .string(string)) }

        public mutating func appendInterpolation(_ text: Text) { add("%@", .text(text)) }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { add("%@", .string(String(describing: value))) }

        /// Numbers take the specifier of their type.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            appendInterpolation(value, specifier: T._formatSpecifier)
        }

        /// - Parameter specifier: as in `String(format:)`, such as `"%.1f"`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            add(specifier, .formatted(value._arg, specifier: specifier))
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            add("%@", .string(formatter?.string(for: subject) ?? String(describing: subject)))
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            add("%@", .string(formatter?.string(for: subject) ?? String(describing: subject)))
        }

        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput, format: F
        ) where F.FormatInput: Equatable, F.FormatOutput == String {
            add("%@", .styled { format.fitted(to: $0, calendar: $0.calendar).format(input) })
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            add("%@", .styled { style.text(for: date, in: $0) })
        }

        private mutating func add(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }
    }
}

extension String {
    /// With each percent sign doubled, as formats have it. Most strings have none: they cost one scan of their bytes.
    fileprivate var percentEscaped: String { hasPercentSign ? replacing("%", with: "%%") : self }

    /// Whether a percent sign is in it. Each label of each mark is asked, so the C library looks for it.
    package var hasPercentSign: Bool {
        var text = self
        return text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return false }
            return memchr(start, 0x25, bytes.count) != nil
        }
    }
}

/// Numbers that an interpolation writes through `String(format:)`.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg

    var _arg: _Arg { get }

    static var _formatSpecifier: String { get }
}

extension Int: _FormatSpecifiable {
    public var _arg: Int { self }
    public static var _formatSpecifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public static var _formatSpecifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public static var _formatSpecifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
    public var _arg: Int32 { self }
    public static var _formatSpecifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
    public var _arg: Int64 { self }
    public static var _formatSpecifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
    public var _arg: UInt { self }
    public static var _formatSpecifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public static var _formatSpecifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public static var _formatSpecifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
    public var _arg: UInt32 { self }
    public static var _formatSpecifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
    public var _arg: UInt64 { self }
    public static var _formatSpecifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
    public var _arg: Double { Double(self) }
    public static var _formatSpecifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
    public var _arg: Double { self }
    public static var _formatSpecifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
    public var _arg: Double { Double(self) }
    public static var _formatSpecifier: String { "%lf" }
}
