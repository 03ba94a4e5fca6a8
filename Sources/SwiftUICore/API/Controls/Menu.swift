import Foundation

/// A button that opens a menu, drawn closed.
public struct Menu<Label: View, Content: View> {
    private let label: Label
    private let content: UncheckedSendableBox<Content>
    private let primaryAction: UncheckedSendableBox<() -> Void>?

    fileprivate nonisolated init(showing label: Label, _ content: Content, primaryAction: (() -> Void)? = nil) {
        self.label = label
        self.content = UncheckedSendableBox(content)
        self.primaryAction = primaryAction.map { UncheckedSendableBox($0) }
    }
}

extension Menu: View {
    public var body: some View {
        let (label, content) = (label, content)
        return StyledControl { context in
            MenuStyleConfiguration(
                label: _ControlPart(label, index: 0, of: MenuStyleConfiguration.self, in: context),
                content: _ControlPart(content.value, index: 1, of: MenuStyleConfiguration.self, in: context))
        } fallback: {
            DefaultMenuStyle().makeBody(configuration: $0)
        }
        .interactive(
            .control(
                .menu(MenuUse(content: AnyView(content.value), primaryAction: primaryAction.map { $0.value }))))
    }
}

extension Menu {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(showing: label(), content())
    }

    /// `primaryAction` runs on a tap; the menu then opens on a long press.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(showing: label(), content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(showing: Text(titleKey), content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(showing: Text(title), content())
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(showing: Text(titleKey), content(), primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(showing: Text(title), content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(showing: Label(titleKey, systemImage: systemImage), content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(showing: Label(title, systemImage: systemImage), content())
    }
}

public struct MenuStyleConfiguration {
    public typealias Label = _ControlPart
    public typealias Content = _ControlPart

    public let label: Label
    public let content: Content
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu of a style, to be changed by another style.
    public nonisolated init(_ configuration: MenuStyleConfiguration) {
        self.init(showing: configuration.label, configuration.content)
    }
}

@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct DefaultMenuStyle { public nonisolated init() {} }

/// Looks like a button, of the button style that is set.
public struct ButtonMenuStyle { public nonisolated init() {} }

public struct BorderlessButtonMenuStyle { public nonisolated init() {} }

extension DefaultMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View {
        ButtonMenuStyle().makeBody(configuration: configuration)
    }
}

extension ButtonMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View { Button(action: {}) { configuration.label } }
}

extension BorderlessButtonMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Button(action: {}) { configuration.label }.buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// Whether a menu's items keep their order.
public struct MenuOrder: Hashable, Sendable {
    private let rank: Int

    public static let automatic = MenuOrder(rank: 0)
    public static let priority = MenuOrder(rank: 1)
    public static let fixed = MenuOrder(rank: 2)
}

extension View {
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        controlStyle(style, for: MenuStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }

    /// Menus are drawn closed; kept for interactive output.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { interactive(.chrome(.menuOrder(order))) }

    /// On iOS menus have no mark beside their label; kept for interactive output.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        interactive(.chrome(.menuIndicator(visibility)))
    }
}
