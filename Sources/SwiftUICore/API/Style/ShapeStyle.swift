import Foundation

/// A colour, gradient or other look that shapes and text are painted with.
public protocol ShapeStyle: Sendable {
    /// The style this one stands for; `Never` for the built-in ones.
    associatedtype Resolved: ShapeStyle = Never

    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        // checked: `resolveStyle` asks built-in styles what they paint, never for this.
        preconditionFailure("\(Self.self) is painted as it is; it does not stand for another style")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style that is also a view fills all it is given.
extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
    @MainActor @preconcurrency
    public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

/// Built-in styles: they say what to paint themselves.
package protocol PrimitiveShapeStyle: ShapeStyle {
    /// `level` is the hierarchical level asked for: 0 for the style itself, 1 for its secondary variant, up to 4.
    func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle
}

/// How many styles of a client may stand for one another before the last is given up as circular.
private let resolutionLimit = 32

/// What a style paints where the environment is `environment`.
package func resolveStyle<S: ShapeStyle>(
    _ style: S, in environment: EnvironmentValues, level: Int = 0
) -> ResolvedStyle {
    resolveStyle(style, in: environment, level: level, depth: 0)
}

private func resolveStyle<S: ShapeStyle>(
    _ style: S, in environment: EnvironmentValues, level: Int, depth: Int
) -> ResolvedStyle {
    // The most common style without the look-up of a conformance.
    if let color = style as? Color { return color.resolved(in: environment, level: level) }
    if let primitive = style as? any PrimitiveShapeStyle { return primitive.resolved(in: environment, level: level) }
    // A style that stands for itself would never end: the foreground is the nearest sensible paint.
    guard depth < resolutionLimit, S.Resolved.self != Never.self else {
        return HierarchicalShapeStyle.primary.resolved(in: environment, level: level)
    }
    return resolveStyle(style.resolve(in: environment), in: environment, level: level, depth: depth + 1)
}

/// A style whose type is not known to the compiler.
public struct AnyShapeStyle: ShapeStyle, PrimitiveShapeStyle {
    package let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        base = (style as? AnyShapeStyle)?.base ?? style
    }

    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        resolveStyle(base, in: environment, level: level)
    }
}
