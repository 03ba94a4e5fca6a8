import Foundation

/// A run of characters shown in the environment's font and style.
public struct Text: Equatable {
    package indirect enum Storage {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case attributed(AttributedString)
        /// Written once the locale, calendar and time zone are known.
        case formatted((EnvironmentValues) -> String)
        case concatenated(Text, Text)
        case image(Image)
    }

    package var storage: Storage
    /// What modifiers on the text say, as changes of the environment it is resolved in; the innermost comes last and
    /// wins.
    package var changes: [(inout EnvironmentValues) -> Void] = []

    package init(storage: Storage) { self.storage = storage }

    /// Exactly these characters.
    public init(verbatim content: String) { storage = .verbatim(content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// The translation of `key` from a bundle's strings tables, or the key itself; `comment` is for translators only.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = .localized(key, table: tableName, bundle: bundle)
    }

    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    /// The value in a format style, in the environment's locale; dates in its calendar and time zone, unless the style
    /// names its own.
    public init<F: FormatStyle>(
        _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted { format.fitted(to: $0, calendar: $0.calendar).format(input) }
    }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? String(describing: subject))
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? String(describing: subject))
    }

    public static func + (a: Text, b: Text) -> Text { Text(storage: .concatenated(a, b)) }

    public static func == (a: Text, b: Text) -> Bool {
        let environment = EnvironmentValues()
        return a.plainString(in: environment) == b.plainString(in: environment) && a.changes.count == b.changes.count
    }

    /// This text with one more change around it.
    package func changing(_ change: @escaping (inout EnvironmentValues) -> Void) -> Text {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    /// The characters alone, for accessibility and comparison.
    package func plainString(in environment: EnvironmentValues) -> String {
        var environment = environment
        for change in changes.reversed() { change(&environment) }
        switch storage {
        case .verbatim(let string): return string
        case .localized(let key, let table, let bundle):
            return key.shownString(in: environment, table: table, bundle: bundle)
        case .attributed(let attributed): return String(attributed.characters)
        case .formatted(let write): return write(environment)
        case .image(let image): return image.plainString(in: environment)
        case .concatenated(let a, let b): return a.plainString(in: environment) + b.plainString(in: environment)
        }
    }
}

extension Text: @unchecked Sendable {}

extension Text: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        [TextNode(text: self, context: context)]
    }
}
