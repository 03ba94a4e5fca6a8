import Drawing
import Foundation

/// A level of the current foreground style, from the main content's to the faintest.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    fileprivate let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension HierarchicalShapeStyle: PrimitiveShapeStyle {
    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        let wanted = self.level + level
        if let styles = environment.foregroundStyles { return styles.resolved(in: environment, level: wanted) }
        return ResolvedStyle(.color(Self.labelColor(wanted).rgba(Appearance(environment))))
    }

    private static func labelColor(_ level: Int) -> SystemColor {
        switch level {
        case ...0: .label
        case 1: .secondaryLabel
        case 2: .tertiaryLabel
        case 3: .quaternaryLabel
        default: .quinaryLabel
        }
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// A level of some other style, as in `.tint.secondary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
    fileprivate let base: Base
    fileprivate let level: Int

    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        resolveStyle(base, in: environment, level: self.level + level)
    }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
