import Foundation

/// A question or message with one or two buttons.
public struct Alert {
    /// A button of an alert or an action sheet.
    public struct Button {
        package enum Kind { case `default`, cancel, destructive }

        package let kind: Kind
        /// Nil for the system's word.
        package let label: Text?
        package let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            .init(kind: .default, label: label, action: action)
        }

        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            .init(kind: .cancel, label: label, action: action)
        }

        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            .init(kind: .cancel, label: nil, action: action)
        }

        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            .init(kind: .destructive, label: label, action: action)
        }
    }

    package let title: Text
    package let message: Text?
    package let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        (self.title, self.message, buttons) = (title, message, [dismissButton ?? .default(Text("OK"))])
    }

    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }
}

/// A question with several buttons.
public struct ActionSheet {
    public typealias Button = Alert.Button

    package let title: Text
    package let message: Text?
    package let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// Texts and buttons of an alert, under each other: what its presentation has for content.
private struct AlertContent {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    init(_ alert: Alert) { (title, message, buttons) = (alert.title, alert.message, alert.buttons) }

    init(_ sheet: ActionSheet) { (title, message, buttons) = (sheet.title, sheet.message, sheet.buttons) }
}

extension AlertContent: View {
    var body: some View {
        VStack {
            title
            message
            ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
                (button.label ?? Text("Cancel")).onTapGesture { button.action?() }
            }
        }
    }
}

extension View {
    public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        interactive(
            .presentation(Presentation(.alert, isPresented: isPresented) { AnyView(AlertContent(content())) }))
    }

    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        interactive(.presentation(Presentation(.alert, item: item) { AnyView(AlertContent(content($0))) }))
    }

    public nonisolated func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        interactive(
            .presentation(
                Presentation(.actionSheet, isPresented: isPresented) { AnyView(AlertContent(content())) }))
    }

    public nonisolated func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        interactive(.presentation(Presentation(.actionSheet, item: item) { AnyView(AlertContent(content($0))) }))
    }
}
