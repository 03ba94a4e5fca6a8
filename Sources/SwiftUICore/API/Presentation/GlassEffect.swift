import Foundation

/// A kind of glass.
public struct Glass: Equatable, Sendable {
    package enum Kind: Equatable, Sendable { case regular, clear, identity }

    package let kind: Kind
    package var tint: Color?
    package var isInteractive = false

    public static var regular: Glass { .init(kind: .regular) }
    public static var clear: Glass { .init(kind: .clear) }
    public static var identity: Glass { .init(kind: .identity) }

    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The shape of glass where none is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Behind the view: a material, as a picture has nothing to refract, under the tint.
    public nonisolated func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background { GlassLayer(glass: glass, shape: shape) }
    }

    public nonisolated func glassBackgroundEffect() -> some View {
        glassEffect(.regular, in: RoundedRectangle(cornerRadius: 46))
    }

    public nonisolated func glassBackgroundEffect(in shape: some Shape) -> some View {
        glassEffect(.regular, in: shape)
    }
}

private struct GlassLayer<S: Shape> {
    let glass: Glass
    let shape: S
}

extension GlassLayer: View {
    var body: some View {
        switch glass.kind {
        case .identity: EmptyView()
        case .regular: layers(.regularMaterial)
        case .clear: layers(.ultraThinMaterial)
        }
    }

    private func layers(_ material: Material) -> some View {
        shape.fill(material).overlay { if let tint = glass.tint { shape.fill(tint.opacity(0.3)) } }
    }
}
