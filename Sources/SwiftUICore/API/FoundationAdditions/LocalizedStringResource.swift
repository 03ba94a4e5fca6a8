import Foundation

/// A localizable string that is looked up later, possibly in another locale.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    /// Where the strings tables are.
    public enum BundleDescription: Equatable, Sendable {
        case main
        case atURL(URL)

        package var bundle: Bundle? {
            switch self {
            case .main: Bundle.main
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription
    fileprivate let hasOwnKey: Bool

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue, hasOwnKey) = (keyAndValue.key.key, keyAndValue, false)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, hasOwnKey) = (String(describing: key), defaultValue, true)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The translation, else the default value.
    package func resolved(in locale: Locale) -> String {
        let environment = EnvironmentValues.localized(in: locale)
        guard hasOwnKey else {
            return defaultValue.key.resolved(in: environment, table: table, bundle: bundle.bundle)
        }
        let translation = StringsTable.translation(of: key, table: table, bundle: bundle.bundle, locale: locale)
        return translation ?? defaultValue.key.resolved(in: environment)
    }
}

extension Text {
    /// Looked up in the environment's locale.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        if resource.hasOwnKey {
            self.init(storage: .formatted { resource.resolved(in: $0.locale) })
        } else {
            let bundle = resource.bundle == .main ? nil : resource.bundle.bundle
            self.init(storage: .localized(resource.defaultValue.key, table: resource.table, bundle: bundle))
        }
    }
}
