import Foundation

#if !canImport(Darwin)
    /// A font of definite size, as UIKit has it.
    open class UIFont: NSObject, @unchecked Sendable {
        package let font: Font
        /// Points.
        public let pointSize: CGFloat
        private let name: String

        private init(font: Font, pointSize: CGFloat, name: String) {
            (self.font, self.pointSize, self.name) = (font, pointSize, name)
        }

        /// A font of a family; nil where the size is not above 0.
        public convenience init?(name fontName: String, size fontSize: CGFloat) {
            guard fontSize > 0, fontSize.isFinite else { return nil }
            self.init(font: .custom(fontName, fixedSize: fontSize), pointSize: fontSize, name: fontName)
        }

        private static let systemName = ".SFUI"

        private static func system(_ size: CGFloat, weight: Weight, design: Font.Design? = nil) -> UIFont {
            // Sizes that are none give the default size, as UIKit does.
            let usable = size > 0 && size.isFinite ? size : 12
            return UIFont(
                font: .system(size: usable, weight: weight.fontWeight, design: design), pointSize: usable,
                name: systemName)
        }

        open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, weight: .regular) }

        open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
            system(fontSize, weight: weight)
        }

        open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, weight: .bold) }

        open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
            let font = system(fontSize, weight: .regular)
            return UIFont(font: font.font.italic(), pointSize: font.pointSize, name: systemName)
        }

        open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
            system(fontSize, weight: weight, design: .monospaced)
        }

        open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
            let font = system(fontSize, weight: weight)
            return UIFont(font: font.font.monospacedDigit(), pointSize: font.pointSize, name: systemName)
        }

        /// The font of a text style at the default text size.
        open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
            let font = system(style.size, weight: style == .headline ? .semibold : .regular)
            return UIFont(font: font.font, pointSize: font.pointSize, name: systemName)
        }

        open func withSize(_ fontSize: CGFloat) -> UIFont {
            guard fontSize > 0, fontSize.isFinite else { return self }
            var copy = font
            switch font.base {
            case .custom(let family, _, _): copy.base = .custom(family, size: fontSize, relativeTo: nil)
            case .style, .system: copy.base = .system(size: fontSize)
            }
            return UIFont(font: copy, pointSize: fontSize, name: name)
        }

        open var fontName: String { name }

        open var familyName: String { name }

        // In points, by the ratios of the system font, whatever the font is: of its 2048 units.

        /// From one baseline to the next.
        open var lineHeight: CGFloat { ascender - descender + leading }

        open var ascender: CGFloat { pointSize * 1950 / 2048 }

        /// Below 0.
        open var descender: CGFloat { pointSize * -494 / 2048 }

        open var capHeight: CGFloat { pointSize * 1443 / 2048 }

        open var xHeight: CGFloat { pointSize * 1078 / 2048 }

        open var leading: CGFloat { 0 }

        /// 17 points.
        open class var labelFontSize: CGFloat { 17 }

        /// 14 points.
        open class var systemFontSize: CGFloat { 14 }

        /// 12 points.
        open class var smallSystemFontSize: CGFloat { 12 }

        open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

        open override var hash: Int { font.hashValue }

        public struct Weight: RawRepresentable, Hashable, Sendable {
            public var rawValue: CGFloat

            public init(rawValue: CGFloat) { self.rawValue = rawValue }

            public static let ultraLight = Weight(.ultraLight)
            public static let thin = Weight(.thin)
            public static let light = Weight(.light)
            public static let regular = Weight(.regular)
            public static let medium = Weight(.medium)
            public static let semibold = Weight(.semibold)
            public static let bold = Weight(.bold)
            public static let heavy = Weight(.heavy)
            public static let black = Weight(.black)

            private init(_ weight: Font.Weight) { rawValue = weight.value }

            fileprivate var fontWeight: Font.Weight { Font.Weight(value: rawValue) }
        }

        public struct TextStyle: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
            public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
            public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
            public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
            public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
            public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
            public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
            public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
            public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
            public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
            public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

            fileprivate var size: CGFloat {
                let styles: [TextStyle: Font.TextStyle] = [
                    .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3,
                    .headline: .headline, .subheadline: .subheadline, .callout: .callout, .footnote: .footnote,
                    .caption1: .caption, .caption2: .caption2,
                ]
                return (styles[self] ?? .body).size(at: .large)
            }
        }
    }

    extension Font {
        public init(_ font: UIFont) { self = font.font }
    }
#endif
