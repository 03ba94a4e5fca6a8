import Drawing
import Foundation

/// What is not a number counts as `neutral`, which changes nothing.
private func usable(_ amount: Double, neutral: Double) -> Double { amount.isFinite ? amount : neutral }

extension [ColorFilter] {
    fileprivate static func grayscale(_ amount: Double) -> Self {
        [.transform(.grayscale(usable(amount, neutral: 0)))]
    }

    fileprivate static func brightness(_ amount: Double) -> Self {
        [.transform(.brightness(usable(amount, neutral: 0)))]
    }

    fileprivate static func contrast(_ amount: Double) -> Self {
        [.transform(.contrast(usable(amount, neutral: 1)))]
    }

    fileprivate static func saturation(_ amount: Double) -> Self {
        [.transform(.saturation(usable(amount, neutral: 1)))]
    }

    fileprivate static func hueRotation(_ angle: Angle) -> Self {
        [.transform(.hueRotation(radians: usable(angle.radians, neutral: 0)))]
    }
}

extension View {
    private nonisolated func colors(
        _ filters: @escaping @MainActor (EnvironmentValues) -> [ColorFilter]
    ) -> some View {
        wrapped { node, context in
            let filters = filters(context.environment)
            return EffectNode(node) { group, _ in group.items = filtered(group.items, by: filters) }
        }
    }

    /// - Parameter amount: 0 leaves the colours as they are, 1 makes them grey.
    public nonisolated func grayscale(_ amount: Double) -> some View { colors { _ in .grayscale(amount) } }

    /// - Parameter amount: added to each component: 0 leaves the colours as they are, 1 makes them white.
    public nonisolated func brightness(_ amount: Double) -> some View { colors { _ in .brightness(amount) } }

    /// - Parameter amount: the factor of each component's distance from the middle; a negative one inverts too.
    public nonisolated func contrast(_ amount: Double) -> some View { colors { _ in .contrast(amount) } }

    /// - Parameter amount: 0 makes the colours grey, 1 leaves them as they are, more makes them stronger.
    public nonisolated func saturation(_ amount: Double) -> some View { colors { _ in .saturation(amount) } }

    /// Turns all hues by an angle, keeping their luminance.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { colors { _ in .hueRotation(angle) } }

    /// Multiplies each component, the opacity too, by that of a colour.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        colors { [.transform(.product(with: color.rgba(in: $0)))] }
    }

    /// Gives each colour its opposite; the opacity stays.
    public nonisolated func colorInvert() -> some View { colors { _ in [.transform(.inversion(1))] } }

    /// Black, as opaque as the view is bright: for masks.
    public nonisolated func luminanceToAlpha() -> some View { colors { _ in [.luminanceToAlpha] } }
}

extension VisualEffect {
    private func colors(_ filters: [ColorFilter]) -> some VisualEffect {
        adding { group, _ in group.items = filtered(group.items, by: filters) }
    }

    /// - Parameter amount: 0 leaves the colours as they are, 1 makes them grey.
    public func grayscale(_ amount: Double) -> some VisualEffect { colors(.grayscale(amount)) }

    /// - Parameter amount: added to each component.
    public func brightness(_ amount: Double) -> some VisualEffect { colors(.brightness(amount)) }

    /// - Parameter amount: the factor of each component's distance from the middle.
    public func contrast(_ amount: Double) -> some VisualEffect { colors(.contrast(amount)) }

    /// - Parameter amount: 0 makes the colours grey, 1 leaves them as they are.
    public func saturation(_ amount: Double) -> some VisualEffect { colors(.saturation(amount)) }

    public func hueRotation(_ angle: Angle) -> some VisualEffect { colors(.hueRotation(angle)) }
}

extension GraphicsContext.Filter {
    private static func colors(_ filters: [ColorFilter]) -> GraphicsContext.Filter {
        GraphicsContext.Filter(kind: .colors(filters))
    }

    /// Each component, the opacity too, times that of a colour.
    public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter {
        GraphicsContext.Filter(kind: .product(color))
    }

    public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
        colors([.transform(matrix.transform)])
    }

    public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter { colors(.hueRotation(angle)) }

    /// - Parameter amount: 0 makes the colours grey, 1 leaves them as they are.
    public static func saturation(_ amount: Double) -> GraphicsContext.Filter { colors(.saturation(amount)) }

    /// - Parameter amount: added to each component.
    public static func brightness(_ amount: Double) -> GraphicsContext.Filter { colors(.brightness(amount)) }

    /// - Parameter amount: the factor of each component's distance from the middle.
    public static func contrast(_ amount: Double) -> GraphicsContext.Filter { colors(.contrast(amount)) }

    /// - Parameter amount: 0 leaves the colours as they are, 1 gives the opposite ones.
    public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter {
        colors([.transform(.inversion(usable(amount, neutral: 0)))])
    }

    /// - Parameter amount: 0 leaves the colours as they are, 1 makes them grey.
    public static func grayscale(_ amount: Double) -> GraphicsContext.Filter { colors(.grayscale(amount)) }

    /// Black, as opaque as what is drawn is bright.
    public static var luminanceToAlpha: GraphicsContext.Filter { colors([.luminanceToAlpha]) }
}
