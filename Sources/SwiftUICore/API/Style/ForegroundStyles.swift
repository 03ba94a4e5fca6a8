import Drawing
import Foundation
import Geometry

/// The foreground styles that were set at one place, over those that held outside of it. The chain is kept because a
/// style may be relative: `.secondary` inside means the second level of what holds outside.
package final class ForegroundStyles: Sendable {
    private let styles: [any ShapeStyle]
    private let outer: ForegroundStyles?

    package init(_ styles: [any ShapeStyle], over outer: ForegroundStyles?) {
        (self.styles, self.outer) = (styles, outer)
    }

    /// A level that was not given follows from the last that was.
    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        let index = min(level, styles.count - 1)
        guard let style = styles[checked: index] else { return .clear }
        var outside = environment
        outside.foregroundStyles = outer
        return resolveStyle(style, in: outside, level: level - index)
    }
}

private struct ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }

private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// Nil where nothing was set: the label colours.
    package var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    package mutating func setForegroundStyles(_ styles: any ShapeStyle...) {
        foregroundStyles = ForegroundStyles(styles, over: foregroundStyles)
    }

    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The tint where it is a colour, else the system's blue.
    package var accentRGBA: RGBA {
        guard let tint = tintStyle?.base as? Color else { return SystemColor.blue.rgba(Appearance(self)) }
        // A tint that was set to the accent colour itself means the one outside, which is the system's.
        var outside = self
        outside.tintStyle = nil
        return tint.rgba(in: outside)
    }
}
