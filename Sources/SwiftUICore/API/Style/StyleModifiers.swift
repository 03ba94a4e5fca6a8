import Drawing
import Foundation

/// A shadow of a style: around what is painted, or inside of it.
public struct ShadowStyle: Hashable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let x: CGFloat
    private let y: CGFloat
    private let isInner: Bool

    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }

    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle.Shadow {
        ResolvedStyle.Shadow(
            color: color.rgba(in: environment), radius: radius, offset: CGSize(width: x, height: y), isInner: isInner)
    }
}

/// A style with a shadow.
package struct ShadowedShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        var style = resolveStyle(base, in: environment, level: level)
        style.shadows.append(shadow.resolved(in: environment))
        return style
    }
}

/// A style made fainter.
package struct FadedShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let opacity: Double

    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        resolveStyle(base, in: environment, level: level).opacity(opacity)
    }
}

/// A style that is blended with what is behind.
package struct BlendedShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let mode: BlendMode

    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        var style = resolveStyle(base, in: environment, level: level)
        style.blend = mode
        return style
    }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedShapeStyle(base: self, opacity: opacity) }

    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self, shadow: style) }

    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedShapeStyle(base: self, mode: mode) }
}

/// The current foreground style, changed.
extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
