import Foundation

// Foundation on Linux has no localized strings of the modern kind; these have its names and meaning.

extension String {
    /// A key into a strings table together with the values of its interpolations.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
        package let key: LocalizedStringKey

        package init(key: LocalizedStringKey) { self.key = key }

        public init(_ value: String) { key = LocalizedStringKey(value) }

        public init(stringLiteral value: String) { key = LocalizedStringKey(stringLiteral: value) }

        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation.inner)
        }

        public struct StringInterpolation: StringInterpolationProtocol {
            package var inner: LocalizedStringKey.StringInterpolation

            public init(literalCapacity: Int, interpolationCount: Int) {
                inner = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            public mutating func appendLiteral(_ literal: String) { inner.appendLiteral(literal) }

            public mutating func appendInterpolation(_ string: String) { inner.appendInterpolation(string) }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                inner.appendInterpolation(value)
            }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                inner.appendInterpolation(value, specifier: specifier)
            }

            public mutating func appendInterpolation<F: FormatStyle>(
                _ input: F.FormatInput, format: F
            ) where F.FormatInput: Equatable, F.FormatOutput == String {
                inner.appendInterpolation(input, format: format)
            }

            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { inner.appendInterpolation(value) }
        }
    }

    /// The translation from a bundle's strings tables, or the key itself.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.key.resolved(in: .localized(in: locale), table: table, bundle: bundle ?? .main)
    }

    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(
                key, defaultValue: defaultValue, table: table, locale: locale,
                bundle: bundle.map { .atURL($0.bundleURL) } ?? .main))
    }

    public init(localized resource: LocalizedStringResource) { self = resource.resolved(in: resource.locale) }
}

extension EnvironmentValues {
    package static func localized(in locale: Locale) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = locale
        return values
    }
}
