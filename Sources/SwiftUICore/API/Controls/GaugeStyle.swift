import Foundation

public struct DefaultGaugeStyle { public nonisolated init() {} }
public struct LinearCapacityGaugeStyle { public nonisolated init() {} }
public struct AccessoryLinearGaugeStyle { public nonisolated init() {} }
public struct AccessoryLinearCapacityGaugeStyle { public nonisolated init() {} }
public struct AccessoryCircularGaugeStyle { public nonisolated init() {} }
public struct AccessoryCircularCapacityGaugeStyle { public nonisolated init() {} }

extension DefaultGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar filled up to the value, its label above and the value below.
extension LinearCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                CapacityBar(fraction: configuration.value, height: 6, fill: AnyShapeStyle(.tint))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A bar with a dot at the value.
extension AccessoryLinearGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label.font(.subheadline.weight(.medium))
            HStack(spacing: 4) {
                configuration.minimumValueLabel.font(.footnote.weight(.medium))
                GeometryReader { proxy in
                    let x = proxy.size.width * configuration.value
                    GaugeBar()
                        .overlay(alignment: .leading) { GaugeDot(diameter: 8).offset(x: x - 4) }
                }
                .frame(height: 6)
                configuration.maximumValueLabel.font(.footnote.weight(.medium))
            }
            configuration.currentValueLabel.font(.footnote.weight(.medium))
        }
    }
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label.font(.subheadline.weight(.medium))
            HStack(spacing: 4) {
                configuration.minimumValueLabel.font(.footnote.weight(.medium))
                CapacityBar(fraction: configuration.value, height: 6, fill: AnyShapeStyle(.tint))
                configuration.maximumValueLabel.font(.footnote.weight(.medium))
            }
            configuration.currentValueLabel.font(.footnote.weight(.medium)).foregroundStyle(.secondary)
        }
    }
}

/// An open ring with a dot at the value, the value in its middle.
extension AccessoryCircularGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        let hasBounds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
        GaugeRing(span: 0.75, width: 6) {
            configuration.currentValueLabel.font(.system(size: 20, weight: .medium)).lineLimit(1)
                .minimumScaleFactor(0.5).padding(.horizontal, 10)
        } marker: { radius in
            GaugeDot(diameter: 9).offset(y: -radius).rotationEffect(.degrees(-135 + 270 * configuration.value))
        }
        .overlay(alignment: .bottom) {
            if hasBounds {
                HStack(spacing: 10) {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
                .font(.system(size: 11, weight: .medium)).lineLimit(1)
                .environment(\.layoutDirection, .leftToRight)
            } else {
                configuration.label.font(.system(size: 11, weight: .medium)).lineLimit(1).minimumScaleFactor(0.6).frame(
                    maxWidth: 30)
            }
        }
        .frame(width: GaugeRing<EmptyView, EmptyView>.diameter, height: GaugeRing<EmptyView, EmptyView>.diameter)
    }
}

/// A closed ring filled clockwise from its top up to the value.
extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(span: configuration.value, width: 6, track: true) {
            if let current = configuration.currentValueLabel {
                current.font(.system(size: 20, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
                    .padding(.horizontal, 10)
            } else {
                configuration.label.font(.system(size: 15, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
                    .padding(.horizontal, 10)
            }
        } marker: { _ in
            EmptyView()
        }
        .frame(width: GaugeRing<EmptyView, EmptyView>.diameter, height: GaugeRing<EmptyView, EmptyView>.diameter)
    }
}

/// Part of a ring in the tint with something in its middle: a closed one begins at its top, an open one has its gap at
/// the bottom.
private struct GaugeRing<Center: View, Marker: View>: View {
    static var diameter: CGFloat { 58 }

    let span: Double
    let width: CGFloat
    let track: Bool
    let center: Center
    let marker: (CGFloat) -> Marker

    @Environment(\.tintGradient) private var gradient

    init(
        span: Double, width: CGFloat, track: Bool = false, @ViewBuilder center: () -> Center,
        @ViewBuilder marker: @escaping (CGFloat) -> Marker
    ) {
        (self.span, self.width, self.track) = (span, width, track)
        (self.center, self.marker) = (center(), marker)
    }

    var body: some View {
        ZStack {
            if track { Circle().stroke(.tint.opacity(0.25), lineWidth: width).padding(width / 2) }
            Circle().trim(from: 0, to: span)
                .stroke(style, style: StrokeStyle(lineWidth: width, lineCap: .round))
                // Dials run clockwise in each layout direction, like clocks.
                .environment(\.layoutDirection, .leftToRight)
                .rotationEffect(.degrees(track ? -90 : 135))
                .padding(width / 2)
            center
            marker(Self.diameter / 2 - width / 2)
        }
    }

    /// A gradient runs along the ring, from where it begins.
    private var style: AnyShapeStyle {
        guard let gradient else { return AnyShapeStyle(.tint) }
        let end = Angle.degrees(track ? 360 : 360 * span)
        return AnyShapeStyle(
            AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: end))
    }
}

/// The bar of a linear gauge; a gradient runs along it.
private struct GaugeBar: View {
    @Environment(\.tintGradient) private var gradient
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        if let gradient {
            // Points of gradients are places from the left; values run from the leading end.
            let (start, end): (UnitPoint, UnitPoint) =
                direction == .rightToLeft ? (.trailing, .leading) : (.leading, .trailing)
            Capsule().fill(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
        } else {
            Capsule().fill(.tint)
        }
    }
}

extension EnvironmentValues {
    /// The tint where it is a gradient.
    fileprivate var tintGradient: Gradient? { tintStyle?.base as? Gradient }
}

/// White in a ring of what is behind it.
private struct GaugeDot: View {
    let diameter: CGFloat

    var body: some View {
        Circle().fill(.background).frame(width: diameter, height: diameter)
            .overlay { Circle().fill(.primary).padding(1.5) }
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
