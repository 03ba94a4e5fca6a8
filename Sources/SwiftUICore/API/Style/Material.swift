import Drawing
import Foundation

/// A translucent layer. Apple's materials blur what is behind them; a drawing has no blur of what lies below an item,
/// so these are flat veils instead: white over light, a near black over dark, as opaque as their thickness says.
public struct Material: Sendable {
    private let veil: Double

    public static let ultraThin = Material(veil: 0.6)
    public static let thin = Material(veil: 0.7)
    public static let regular = Material(veil: 0.8)
    public static let thick = Material(veil: 0.9)
    public static let ultraThick = Material(veil: 0.95)
    public static let bar = Material(veil: 0.9)
}

extension Material: ShapeStyle, PrimitiveShapeStyle {
    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        let hex: UInt32 = environment.colorScheme == .dark ? 0x1E1E1E : 0xFFFFFF
        return ResolvedStyle(.color(RGBA(hex: hex, alpha: veil))).atLevel(level)
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
