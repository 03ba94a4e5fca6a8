import Drawing
import Foundation
import Geometry

/// The foreground style of where it is used.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
    public init() {}

    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        HierarchicalShapeStyle.primary.resolved(in: environment, level: level)
    }
}

/// The background style of where it is used, the system background where none was set.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
    public init() {}

    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        if let style = environment.backgroundStyle, !(style.base is BackgroundStyle) {
            return style.resolved(in: environment, level: level)
        }
        let ramp: [SystemColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
        let color = ramp[checked: min(level, ramp.count - 1)] ?? .systemBackground
        return ResolvedStyle(.color(color.rgba(Appearance(environment))))
    }
}

/// The tint of where it is used.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    public init() {}

    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        guard let tint = environment.tintStyle, !(tint.base is TintShapeStyle) else {
            return ResolvedStyle(.color(environment.accentRGBA)).atLevel(level)
        }
        var outside = environment
        outside.tintStyle = nil
        return tint.resolved(in: outside, level: level)
    }
}

/// A system colour that is a style by its own name.
private protocol SystemColorStyle: PrimitiveShapeStyle {
    /// The colours of its hierarchical levels; levels beyond the last are that one, fainter.
    var ramp: [SystemColor] { get }
}

extension SystemColorStyle {
    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        let index = max(0, min(level, ramp.count - 1))
        guard let color = ramp[checked: index] else { return .clear }
        return ResolvedStyle(.color(color.rgba(Appearance(environment)))).atLevel(level - index)
    }
}

public struct SeparatorShapeStyle: ShapeStyle, SystemColorStyle {
    public init() {}

    fileprivate var ramp: [SystemColor] { [.separator] }
}

public struct PlaceholderTextShapeStyle: ShapeStyle, SystemColorStyle {
    public init() {}

    fileprivate var ramp: [SystemColor] { [.placeholderText] }
}

public struct LinkShapeStyle: ShapeStyle, SystemColorStyle {
    public init() {}

    fileprivate var ramp: [SystemColor] { [.link] }
}

/// For the filling of shapes: a gray that lets what is behind show through.
public struct FillShapeStyle: ShapeStyle, SystemColorStyle {
    public init() {}

    fileprivate var ramp: [SystemColor] {
        [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    }
}

public struct WindowBackgroundShapeStyle: ShapeStyle, SystemColorStyle {
    public init() {}

    fileprivate var ramp: [SystemColor] { [.systemBackground] }
}

/// Behind what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    public init() {}

    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        TintShapeStyle().resolved(in: environment, level: level)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { .init() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { .init() }
}
