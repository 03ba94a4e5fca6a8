import Foundation

extension Image {
    /// What an image that fills its space does with the parts between its caps.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    /// Whether an image keeps its colours or lends its shape to the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// How pixels are scaled: `none` keeps them square, the others smooth them.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// The size of symbols relative to their font.
    public enum Scale: Hashable, Sendable {
        case small, medium, large

        package var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .medium: 1
            case .large: 1.27
            }
        }
    }

    /// How an image was turned before it was stored.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// Fills the space it is given. `capInsets` (points) keep their size, and what is between is stretched or tiled.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.template = renderingMode
        return copy
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolationQuality = interpolation
        return copy
    }

    /// Whether edges of turned images are smoothed. They always are in a drawing; what is asked for is kept.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var copy = self
        copy.isAntialiased = isAntialiased
        return copy
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolMode = mode
        return copy
    }
}

/// Which colours the layers of a symbol have.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// One colour in several strengths.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// The levels of the foreground style.
    public static let palette = SymbolRenderingMode(name: "palette")
    /// The symbol's own colours, which free icons do not have: the foreground style.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")

    package var hasSeveralColors: Bool { self == .hierarchical || self == .palette }
}

/// Forms of symbols: filled, enclosed, slashed.
public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isFilled = false
    private var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = none.circle
    public static let square = none.square
    public static let rectangle = none.rectangle
    public static let fill = none.fill
    public static let slash = none.slash

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    public var square: SymbolVariants { with { $0.shape = "square" } }
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    /// The names to look for, the best first.
    package func names(of name: String) -> [String] {
        var varied = name
        if isSlashed { varied += ".slash" }
        if let shape { varied += "." + shape }
        let isFilledAlready = name.hasSuffix(".fill") || name.contains(".fill.")
        let filled = isFilled && !isFilledAlready ? [varied + ".fill"] : []
        return filled + (varied == name ? [name] : [varied, name])
    }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

private struct SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolModeKey.self] }
        set { self[SymbolModeKey.self] = newValue }
    }

    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Adds to the variants that hold around.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformingEnvironment { environment in
            var joined = environment.symbolVariants
            if variant.contains(.fill) { joined = joined.fill }
            if variant.contains(.slash) { joined = joined.slash }
            if variant.contains(.circle) { joined = joined.circle }
            if variant.contains(.square) { joined = joined.square }
            if variant.contains(.rectangle) { joined = joined.rectangle }
            environment.symbolVariants = variant == .none ? .none : joined
        }
    }
}
