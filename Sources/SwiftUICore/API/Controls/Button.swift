import Foundation

/// Does something when it is pressed, which nobody does in a still picture: the action is kept for interactive output.
public struct Button<Label: View> {
    private let role: ButtonRole?
    private let action: UncheckedSendableBox<() -> Void>
    private let label: Label

    fileprivate nonisolated init(role: ButtonRole?, perform action: @escaping () -> Void, showing label: Label) {
        (self.role, self.label) = (role, label)
        self.action = UncheckedSendableBox(action)
    }
}

extension Button: View {
    public var body: some View {
        let (role, action, label) = (role, action, label)
        return StyledControl { context in
            PrimitiveButtonStyleConfiguration(
                role: role,
                label: _ControlPart(
                    HStack { label }, index: 0, of: PrimitiveButtonStyleConfiguration.self, in: context),
                action: action)
        } fallback: {
            DefaultButtonStyle().makeBody(configuration: $0)
        }
        .controlSemantics(.button)
        .interactive(.control(.press(ButtonPress(role: role, action: action.value))))
    }
}

extension Button {
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, perform: Self.callable(action), showing: label())
    }

    public nonisolated init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, perform: Self.callable(action), showing: label())
    }

    fileprivate nonisolated static func callable(_ action: @escaping @MainActor () -> Void) -> () -> Void {
        { MainActor.assumeIsolated { action() } }
    }
}

extension Button where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, perform: Self.callable(action), showing: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, perform: Self.callable(action), showing: Text(title))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, perform: Self.callable(action), showing: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, perform: Self.callable(action), showing: Text(title))
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, perform: Self.callable(action), showing: Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, perform: Self.callable(action), showing: Label(title, systemImage: systemImage))
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style, to be changed by another style.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, perform: configuration.action.value, showing: configuration.label)
    }
}

/// Puts a list into editing, which a still picture does not do.
public struct EditButton {
    public nonisolated init() {}
}

extension EditButton: View {
    public var body: some View { Button("Edit") {} }
}

/// Begins renaming.
public struct RenameButton<Label: View> {
    private let label: Label

    fileprivate nonisolated init(label: Label) { self.label = label }
}

extension RenameButton where Label == SwiftUICore.Label<Text, Image> {
    public nonisolated init() { self.init(label: SwiftUICore.Label("Rename", systemImage: "pencil")) }
}

extension RenameButton: View {
    public var body: some View { Button(action: {}) { label } }
}

/// Opens help.
public struct HelpLink {
    private enum Target {
        case action(UncheckedSendableBox<() -> Void>)
        case page(URL)
    }

    private let target: Target

    public nonisolated init(action: @escaping () -> Void) { target = .action(UncheckedSendableBox(action)) }

    public nonisolated init(destination: URL) { target = .page(destination) }
}

extension HelpLink: View {
    public var body: some View {
        switch target {
        case .action(let action): Button(action: { action.value() }) { Image(systemName: "questionmark.circle") }
        case .page(let url): Link(destination: url) { Image(systemName: "questionmark.circle") }
        }
    }
}

/// Takes in what the clipboard holds; a still picture has no clipboard, so what it would do is kept.
public struct PasteButton {
    private let contentTypes: [String]
    private let payloadAction: UncheckedSendableBox<([NSObject]) -> Void>

    public nonisolated init(supportedContentTypes: [String] = [], payloadAction: @escaping ([NSObject]) -> Void) {
        contentTypes = supportedContentTypes
        self.payloadAction = UncheckedSendableBox(payloadAction)
    }
}

extension PasteButton: View {
    public var body: some View {
        Button(action: {}) { Label("Paste", systemImage: "doc.on.clipboard") }.buttonStyle(.borderedProminent)
            .interactive(.control(.paste(contentTypes: contentTypes, action: payloadAction.value)))
    }
}
