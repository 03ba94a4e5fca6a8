import Foundation

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let close = ButtonRole(name: "close")
    public static let confirm = ButtonRole(name: "confirm")
}

/// What a button hands to a style that only draws it.
public struct ButtonStyleConfiguration {
    public typealias Label = _ControlPart

    public let role: ButtonRole?
    public let label: Label
    /// Nobody presses a button in a still picture.
    public let isPressed: Bool
}

/// A look for buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button hands to a style that also decides when it acts.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = _ControlPart

    public let role: ButtonRole?
    public let label: Label
    package let action: UncheckedSendableBox<() -> Void>

    public func trigger() { action.value() }
}

/// A look for buttons with a way of acting.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        controlStyle(style, for: PrimitiveButtonStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }

    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(style, for: PrimitiveButtonStyleConfiguration.self) { style, button in
            style.makeBody(
                configuration: ButtonStyleConfiguration(role: button.role, label: button.label, isPressed: false))
        }
    }
}

public struct DefaultButtonStyle { public nonisolated init() {} }
public struct PlainButtonStyle { public nonisolated init() {} }
public struct BorderlessButtonStyle { public nonisolated init() {} }
public struct BorderedButtonStyle { public nonisolated init() {} }
public struct BorderedProminentButtonStyle { public nonisolated init() {} }

/// A capsule of glass; drawn as a light material.
public struct GlassButtonStyle { public nonisolated init() {} }
public struct GlassProminentButtonStyle { public nonisolated init() {} }

extension DefaultButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

extension PlainButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        DimmedWhenDisabled(content: configuration.label)
    }
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonBody(configuration: configuration)
    }
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonBody(configuration: configuration, look: .gray)
    }
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonBody(configuration: configuration, look: .filled)
    }
}

extension GlassButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonBody(configuration: configuration, look: .glass)
    }
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonBody(configuration: configuration, look: .filled).buttonBorderShape(.capsule)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { .init() }
}
