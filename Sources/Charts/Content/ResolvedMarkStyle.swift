import Drawing
import SwiftUICore

extension _ChartCollector {
    /// A style as it is where the chart stands. Marks have paints only, so an image is reported, and the foreground
    /// colour stands for it.
    func resolved(_ style: some ShapeStyle) -> ResolvedStyle { usable(resolveStyle(style, in: environment)) }

    /// The same style, reported where marks cannot have it.
    func usable(_ style: ResolvedStyle) -> ResolvedStyle {
        if style.pattern != nil { context.graph.report(imagePaintOnMark) }
        return style
    }

    /// The same for a style that stands in a loop: resolved once. A client's own style is asked each time, as it may
    /// answer anew.
    func sharedStyle<S: ShapeStyle>(_ style: S) -> SharedStyle {
        guard S.Resolved.self == Never.self, S.self != AnyShapeStyle.self else { return SharedStyle(resolved(style)) }
        if let known = recentStyles.known(style) { return known }
        let resolved = SharedStyle(resolved(style))
        recentStyles.remember(resolved, for: style)
        return resolved
    }
}

/// A resolved style as an object, so that marks with the same one are told to have it without comparing all of it.
final class SharedStyle: Equatable {
    let style: ResolvedStyle

    init(_ style: ResolvedStyle) { self.style = style }

    static func == (a: SharedStyle, b: SharedStyle) -> Bool { a === b || a.style == b.style }
}

/// The styles that marks were given last with what they came to. The environment is the same for all marks of a chart.
struct RecentStyles {
    private struct Known {
        var type: ObjectIdentifier
        /// Keeps what the bytes refer to in its place.
        var style: Any
        var bytes: [UInt8]
        var resolved: SharedStyle
    }

    private var known: [Known] = []

    /// Loops alternate between few styles.
    private static let remembered = 4

    /// Styles of one type that agree in each byte are the same, whether or not they can be compared.
    func known<S: ShapeStyle>(_ style: S) -> SharedStyle? {
        for entry in known where entry.type == ObjectIdentifier(S.self) && hasBytes(style, entry.bytes) {
            return entry.resolved
        }
        return nil
    }

    mutating func remember<S: ShapeStyle>(_ resolved: SharedStyle, for style: S) {
        if known.count == Self.remembered { known.removeFirst() }
        let bytes = withUnsafeBytes(of: style) { [UInt8]($0) }
        known.append(Known(type: ObjectIdentifier(S.self), style: style, bytes: bytes, resolved: resolved))
    }

    private func hasBytes(_ value: some Any, _ bytes: [UInt8]) -> Bool {
        withUnsafeBytes(of: value) { own in
            own.count == bytes.count && zip(own, bytes).allSatisfy { $0 == $1 }
        }
    }
}

private let imagePaintOnMark = Diagnostic(
    code: "chart.image-paint",
    message: "Marks cannot be filled with an image; they have the foreground colour instead.",
    remedy: "Give them a colour or a gradient, or clip an image with a chart as its mask.")
