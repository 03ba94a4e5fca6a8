import Foundation

/// Which font a text is set in; it becomes one of definite size where it is shown.
public struct Font: Hashable, Sendable {
    /// Where the size and family come from.
    package enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        /// `relativeTo` is the text style whose changes of size it follows, nil for a fixed size.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    package var base: Base
    package var traits = FontTraits()

    package init(_ base: Base, _ traits: FontTraits = FontTraits()) { (self.base, self.traits) = (base, traits) }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    public struct Weight: Hashable, Sendable {
        /// -1 to 1, 0 being regular.
        package let value: CGFloat

        public static let ultraLight = Weight(value: -0.8)
        public static let thin = Weight(value: -0.6)
        public static let light = Weight(value: -0.4)
        public static let regular = Weight(value: 0)
        public static let medium = Weight(value: 0.23)
        public static let semibold = Weight(value: 0.3)
        public static let bold = Weight(value: 0.4)
        public static let heavy = Weight(value: 0.56)
        public static let black = Weight(value: 0.62)
    }

    public struct Width: Hashable, Sendable {
        /// 0 for the standard width, less for narrower.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }
}

extension Font {
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(.style(style), FontTraits(weight: weight, design: design))
    }

    /// Size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), FontTraits(weight: weight, design: design))
    }

    /// Scales with the body text style.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }
}

extension Font {
    private func with(_ change: (inout FontTraits) -> Void) -> Font {
        var copy = self
        change(&copy.traits)
        return copy
    }

    public func italic() -> Font { with { $0.isItalic = true } }

    public func smallCaps() -> Font { with { $0.smallCaps = .all } }

    public func lowercaseSmallCaps() -> Font { with { $0.smallCaps = .lowercase } }

    public func uppercaseSmallCaps() -> Font { with { $0.smallCaps = .uppercase } }

    public func monospacedDigit() -> Font { with { $0.monospacedDigits = true } }

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

    public func width(_ width: Width) -> Font { with { $0.width = width } }

    /// A width as a value from about -0.3 to 0.2, 0 being the standard.
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

    public func bold() -> Font { with { $0.isBold = true } }

    public func monospaced() -> Font { with { $0.design = .monospaced } }

    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
}

/// What is asked of a font beside its family and size; nil leaves it to the font.
package struct FontTraits: Hashable, Sendable {
    package enum SmallCaps: Hashable, Sendable { case lowercase, uppercase, all }

    package var weight: Font.Weight?
    package var isBold: Bool?
    package var isItalic: Bool?
    package var design: Font.Design?
    package var width: Font.Width?
    package var monospacedDigits: Bool?
    package var smallCaps: SmallCaps?
    package var leading: Font.Leading?

    package init(weight: Font.Weight? = nil, design: Font.Design? = nil) {
        (self.weight, self.design) = (weight, design)
    }

    /// These traits, with those of `inner` where it has any.
    package func overridden(by inner: FontTraits) -> FontTraits {
        var result = self
        if let weight = inner.weight { result.weight = weight }
        if let isBold = inner.isBold { result.isBold = isBold }
        if let isItalic = inner.isItalic { result.isItalic = isItalic }
        if let design = inner.design { result.design = design }
        if let width = inner.width { result.width = width }
        if let digits = inner.monospacedDigits { result.monospacedDigits = digits }
        if let smallCaps = inner.smallCaps { result.smallCaps = smallCaps }
        if let leading = inner.leading { result.leading = leading }
        return result
    }
}
