import Foundation

@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct DefaultProgressViewStyle { public nonisolated init() {} }

public struct LinearProgressViewStyle {
    fileprivate let tint: Color?

    public nonisolated init() { tint = nil }

    public nonisolated init(tint: Color) { self.tint = tint }
}

public struct CircularProgressViewStyle {
    fileprivate let tint: Color?

    public nonisolated init() { tint = nil }

    public nonisolated init(tint: Color) { self.tint = tint }
}

extension DefaultProgressViewStyle: ProgressViewStyle {
    /// A bar where there is a value, else a spinner.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

extension LinearProgressViewStyle: ProgressViewStyle {
    /// A bar that goes on forever is empty at rest.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 5) {
            configuration.label
            CapacityBar(
                fraction: configuration.fractionCompleted ?? 0, height: 4,
                fill: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

extension CircularProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            if let fraction = configuration.fractionCompleted {
                ProgressRing(fraction: fraction, fill: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
            } else {
                Spinner(tint: tint)
            }
            configuration.label.font(.subheadline).foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A track with its first part filled.
struct CapacityBar: View {
    let fraction: Double
    let height: CGFloat
    let fill: AnyShapeStyle

    var body: some View {
        Capsule().fill(Color(source: .system(.systemFill)))
            .overlay { Capsule().fill(fill).modifier(LeadingPart(fraction: fraction)) }
            .frame(height: height)
    }
}

/// Shows the leading part of a view that fills its space.
private struct LeadingPart: ViewModifier {
    let fraction: Double

    func body(content: Content) -> some View {
        GeometryReader { proxy in
            // A sliver narrower than the bar is high would not look like a capsule.
            let width = fraction > 0 ? max(min(proxy.size.height, proxy.size.width), proxy.size.width * fraction) : 0
            content.frame(width: width)
        }
    }
}

private struct ProgressRing: View {
    let fraction: Double
    let fill: AnyShapeStyle

    var body: some View {
        Circle().stroke(Color(source: .system(.systemFill)), lineWidth: 3)
            .overlay {
                Circle().trim(from: 0, to: fraction)
                    .stroke(fill, style: StrokeStyle(lineWidth: 3, lineCap: .round)).rotationEffect(.degrees(-90))
            }
            .padding(1.5)
            .frame(width: 20, height: 20)
    }
}

/// Eight spokes, each fainter than the one before it in the direction of its turning.
private struct Spinner: View {
    let tint: Color?

    @Environment(\.controlSize) private var size

    private static let spokes = 8

    var body: some View {
        let length: CGFloat = size == .large || size == .extraLarge ? 37 : size == .regular ? 20 : 16
        ZStack {
            ForEach(0..<Self.spokes, id: \.self) { spoke in
                Capsule().fill(tint ?? Color(source: .system(.gray)))
                    .frame(width: length * 0.12, height: length * 0.3)
                    .offset(y: -length * 0.35)
                    .rotationEffect(.degrees(Double(spoke) * 360 / Double(Self.spokes)))
                    .opacity(0.25 + 0.75 * Double(spoke) / Double(Self.spokes - 1))
            }
        }
        .frame(width: length, height: length)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { .init() }
}

extension View {
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(style, for: ProgressViewStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }
}
