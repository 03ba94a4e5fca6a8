import Foundation

/// Fainter where it cannot be used.
package struct DimmedWhenDisabled<Content: View>: View {
    let content: Content

    @Environment(\.isEnabled) private var isEnabled

    package var body: some View { content.opacity(isEnabled ? 1 : 0.4) }
}

/// The label in the tint, red where it destroys something.
struct BorderlessButtonBody: View {
    let configuration: PrimitiveButtonStyleConfiguration

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.foregroundStyle(style)
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(source: .system(.tertiaryLabel))) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }
}

/// The label on a filled shape.
struct BorderedButtonBody: View {
    enum Look { case gray, filled, glass }

    let configuration: PrimitiveButtonStyleConfiguration
    let look: Look

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.hasOwnTint) private var hasOwnTint
    @Environment(\.font) private var font

    var body: some View {
        let metrics = BorderedButtonMetrics(size)
        let isCircle = shape.form == .circle
        configuration.label
            .font(font ?? metrics.font)
            .transformingEnvironment {
                if $0.multilineTextAlignment == .leading { $0.multilineTextAlignment = .center }
            }
            .padding(.horizontal, isCircle ? metrics.vertical : metrics.horizontal)
            .padding(.vertical, metrics.vertical)
            .aspectRatio(isCircle ? 1 : nil, isNeeded: isCircle)
            .foregroundStyle(foreground)
            .background { shape.outline(radius: metrics.radius, isCapsule: look == .glass).fill(background) }
    }

    private var isDestructive: Bool { configuration.role == .destructive }

    private var tint: AnyShapeStyle { isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint) }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(source: .system(.tertiaryLabel))) }
        switch look {
        case .gray: return tint
        case .filled: return AnyShapeStyle(Color.white)
        case .glass: return AnyShapeStyle(.primary)
        }
    }

    /// Gray, or a shade of the tint where one was set.
    private var background: AnyShapeStyle {
        let gray = AnyShapeStyle(Color(source: .system(.tertiarySystemFill)))
        if !isEnabled { return gray }
        switch look {
        case .filled: return tint
        case .glass: return AnyShapeStyle(Material.thin)
        case .gray: return isDestructive || hasOwnTint ? AnyShapeStyle(tint.opacity(0.15)) : gray
        }
    }
}

extension View {
    /// A square around the content, for round buttons.
    @ViewBuilder
    fileprivate func aspectRatio(_ ratio: CGFloat?, isNeeded: Bool) -> some View {
        if isNeeded { SquareAround(content: self) } else { self }
    }
}

private struct SquareAround<Content: View>: View {
    let content: Content

    var body: some View { SquareLayout() { content } }
}

/// As wide and high as the longer side of its content.
private struct SquareLayout: Layout {
    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        let side = sizes.map { max($0.width, $0.height) }.max() ?? 0
        return CGSize(width: side, height: side)
    }

    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }
}

/// Points of bordered buttons of iOS.
private struct BorderedButtonMetrics {
    let font: Font
    let horizontal: CGFloat
    let vertical: CGFloat
    /// Nil for a capsule.
    let radius: CGFloat?

    init(_ size: ControlSize) {
        (font, horizontal, vertical, radius) =
            switch size {
            case .mini, .small: (.subheadline, 10, 5, nil)
            case .regular: (.body, 12, 7, 8)
            case .large: (.body, 20, 15, 12)
            case .extraLarge: (.body, 24, 18, 14)
            }
    }
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    package enum Form: Equatable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(CGFloat?)
    }

    package let form: Form

    public static let automatic = ButtonBorderShape(form: .automatic)
    public static let capsule = ButtonBorderShape(form: .capsule)
    public static let circle = ButtonBorderShape(form: .circle)
    public static let roundedRectangle = ButtonBorderShape(form: .roundedRectangle(nil))

    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(form: .roundedRectangle(radius))
    }

    /// - Parameter radius: that of the control's size; nil for a capsule.
    fileprivate func outline(radius: CGFloat?, isCapsule: Bool) -> AnyShape {
        switch form {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .roundedRectangle(let own): AnyShape(RoundedRectangle(cornerRadius: own ?? radius ?? 8))
        case .automatic:
            if let radius, !isCapsule { AnyShape(RoundedRectangle(cornerRadius: radius)) } else { AnyShape(Capsule()) }
        }
    }
}

private struct ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }

    /// Whether a tint was set, in place of the system's.
    package var hasOwnTint: Bool { tintStyle != nil }
}

extension View {
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }

    /// Nobody holds a button in a still picture; kept for interactive output.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        interactive(.chrome(.buttonRepeat(behavior)))
    }
}

/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let rank: Int

    public static let automatic = ButtonRepeatBehavior(rank: 0)
    public static let enabled = ButtonRepeatBehavior(rank: 1)
    public static let disabled = ButtonRepeatBehavior(rank: 2)
}
