import Foundation

/// Character attributes that are not part of the font.
package struct TextAttributesValues {
    package var kerning: CGFloat = 0
    package var tracking: CGFloat = 0
    package var baselineOffset: CGFloat = 0
    package var underline: Text.LineStyle?
    package var strikethrough: Text.LineStyle?
    package var textCase: Text.Case?
    package var background: Color?
    /// Where a link leads to.
    package var link: String?
    package var scale = Text.Scale.default
    /// How the characters are set, as a BCP 47 tag; nil for no language in particular.
    package var language: String?

    package init() {}
}

extension EnvironmentValues {
    private enum AttributesKey: EnvironmentKey {
        static var defaultValue: TextAttributesValues { .init() }
    }
    private enum LineLimitKey: EnvironmentKey {
        static var defaultValue: Int? { nil }
    }
    private enum MinimumLinesKey: EnvironmentKey {
        static var defaultValue: Int { 0 }
    }
    private enum LineSpacingKey: EnvironmentKey {
        static var defaultValue: CGFloat { 0 }
    }
    private enum TextAlignmentKey: EnvironmentKey {
        static var defaultValue: TextAlignment { .leading }
    }
    private enum TruncationKey: EnvironmentKey {
        static var defaultValue: Text.TruncationMode { .tail }
    }
    private enum ScaleFactorKey: EnvironmentKey {
        static var defaultValue: CGFloat { 1 }
    }
    private enum AllowsTighteningKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    package var textAttributes: TextAttributesValues {
        get { self[AttributesKey.self] }
        set { self[AttributesKey.self] = newValue }
    }

    /// The most lines a text may take; nil for any number.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The lines that a text has room for at least.
    package var minimumLines: Int {
        get { self[MinimumLinesKey.self] }
        set { self[MinimumLinesKey.self] = newValue }
    }

    /// Extra points between lines.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// The smallest factor a text may shrink by to fit, 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    public var textCase: Text.Case? {
        get { textAttributes.textCase }
        set { textAttributes.textCase = newValue }
    }
}

extension Text {
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// How large a text is beside others of its font.
    public struct Scale: Hashable, Sendable {
        package let factor: CGFloat

        public static let `default` = Scale(factor: 1)
        /// Four fifths of the size, as for units behind a number.
        public static let secondary = Scale(factor: 0.8)
    }

    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// The pattern and colour of a line under or through text; without a colour it has the text's.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            private let rank: Int
            public static let solid = Pattern(rank: 0)
            public static let dot = Pattern(rank: 1)
            public static let dash = Pattern(rank: 2)
            public static let dashDot = Pattern(rank: 3)
            public static let dashDotDot = Pattern(rank: 4)
        }

        public static let single = LineStyle()

        package let pattern: Pattern
        package let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    }
}

/// Which language's forms of letters a text has.
public struct TypesettingLanguage: Hashable, Sendable {
    package let identifier: String?

    /// None in particular: what fonts do unasked.
    public static let automatic = TypesettingLanguage(identifier: nil)

    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(identifier: language.maximalIdentifier)
    }
}

extension View {
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        transformingEnvironment {
            $0.lineLimit = number
            $0.minimumLines = 0
        }
    }

    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        transformingEnvironment {
            $0.lineLimit = limit
            $0.minimumLines = reservesSpace ? limit : 0
        }
    }

    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        transformingEnvironment {
            $0.lineLimit = limit.upperBound
            $0.minimumLines = limit.lowerBound
        }
    }

    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        transformingEnvironment {
            $0.lineLimit = limit.upperBound
            $0.minimumLines = 0
        }
    }

    /// Room for so many lines, and more where it takes more.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        transformingEnvironment {
            $0.lineLimit = nil
            $0.minimumLines = limit.lowerBound
        }
    }

    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        transformingEnvironment { $0.lineSpacing = lineSpacing }
    }

    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        transformingEnvironment { $0.multilineTextAlignment = alignment }
    }

    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        transformingEnvironment { $0.truncationMode = mode }
    }

    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        transformingEnvironment { $0.minimumScaleFactor = factor }
    }

    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        transformingEnvironment { $0.allowsTightening = flag }
    }

    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        transformingEnvironment { $0.textCase = textCase }
    }

    /// The size of texts within beside what their fonts say.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformingEnvironment { if isEnabled { $0.textAttributes.scale = scale } }
    }

    /// The language whose forms of letters texts within have, whatever the locale; the words stay as they are.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        transformingEnvironment { if isEnabled { $0.textAttributes.language = language.maximalIdentifier } }
    }

    public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        transformingEnvironment { if isEnabled { $0.textAttributes.language = language.identifier } }
    }

    public nonisolated func kerning(_ kerning: CGFloat) -> some View {
        transformingEnvironment { $0.textAttributes.kerning = kerning }
    }

    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        transformingEnvironment { $0.textAttributes.tracking = tracking }
    }

    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        transformingEnvironment { $0.textAttributes.baselineOffset = baselineOffset }
    }

    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformingEnvironment {
            $0.textAttributes.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        }
    }

    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformingEnvironment {
            $0.textAttributes.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        }
    }
}
