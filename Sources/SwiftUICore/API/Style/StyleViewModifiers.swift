import Foundation

extension View {
    /// The style of foreground elements within: text, symbols, shapes without a style of their own.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformingEnvironment { $0.setForegroundStyles(style) }
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        transformingEnvironment { $0.setForegroundStyles(primary, secondary) }
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        transformingEnvironment { $0.setForegroundStyles(primary, secondary, tertiary) }
    }

    /// Nil goes back to the label colours.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        transformingEnvironment { environment in
            if let color {
                environment.setForegroundStyles(color)
            } else {
                environment.foregroundStyles = nil
            }
        }
    }

    nonisolated public func tint(_ tint: Color?) -> some View {
        transformingEnvironment { $0.tintStyle = tint.map { AnyShapeStyle($0) } }
    }

    @_disfavoredOverload
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        transformingEnvironment { $0.tintStyle = tint.map { AnyShapeStyle($0) } }
    }

    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }

    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// The scheme of the presentation: a picture is the presentation of the view it is made of.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
            .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
