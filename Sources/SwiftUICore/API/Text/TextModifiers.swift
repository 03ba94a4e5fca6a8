import Foundation

extension Text {
    public func font(_ font: Font?) -> Text { changing { $0.font = font } }

    public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.fontTraits.weight = weight } }

    public func fontWidth(_ width: Font.Width?) -> Text { changing { $0.fontTraits.width = width } }

    public func fontDesign(_ design: Font.Design?) -> Text { changing { $0.fontTraits.design = design } }

    public func bold() -> Text { bold(true) }

    public func bold(_ isActive: Bool) -> Text { changing { $0.fontTraits.isBold = isActive } }

    public func italic() -> Text { italic(true) }

    public func italic(_ isActive: Bool) -> Text { changing { $0.fontTraits.isItalic = isActive } }

    public func monospaced(_ isActive: Bool = true) -> Text {
        changing { $0.fontTraits.design = isActive ? .monospaced : nil }
    }

    public func monospacedDigit() -> Text { changing { $0.fontTraits.monospacedDigits = true } }

    public func foregroundColor(_ color: Color?) -> Text {
        changing { environment in
            if let color { environment.setForegroundStyles(color) } else { environment.foregroundStyles = nil }
        }
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changing { $0.setForegroundStyles(style) } }

    /// Space after each character that also splits no ligatures, in points.
    public func kerning(_ kerning: CGFloat) -> Text { changing { $0.textAttributes.kerning = kerning } }

    public func tracking(_ tracking: CGFloat) -> Text { changing { $0.textAttributes.tracking = tracking } }

    /// The size beside what the font says.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        changing { if isEnabled { $0.textAttributes.scale = scale } }
    }

    /// The language whose forms of letters the text has, whatever the locale; the words stay as they are.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        changing { if isEnabled { $0.textAttributes.language = language.maximalIdentifier } }
    }

    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        changing { if isEnabled { $0.textAttributes.language = language.identifier } }
    }

    /// Points above the baseline.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changing { $0.textAttributes.baselineOffset = baselineOffset }
    }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changing { $0.textAttributes.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changing { $0.textAttributes.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
    }
}
