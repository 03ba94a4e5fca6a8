import Foundation

@MainActor @preconcurrency
public protocol TextFieldStyle {}

package enum TextFieldKind: Hashable, Sendable { case plain, roundedBorder }

@MainActor
package protocol KnownTextFieldStyle: TextFieldStyle {
    var kind: TextFieldKind { get }
}

public struct DefaultTextFieldStyle { public nonisolated init() {} }
public struct PlainTextFieldStyle { public nonisolated init() {} }
public struct RoundedBorderTextFieldStyle { public nonisolated init() {} }
public struct SquareBorderTextFieldStyle { public nonisolated init() {} }

extension DefaultTextFieldStyle: TextFieldStyle, KnownTextFieldStyle { package var kind: TextFieldKind { .plain } }
extension PlainTextFieldStyle: TextFieldStyle, KnownTextFieldStyle { package var kind: TextFieldKind { .plain } }
extension RoundedBorderTextFieldStyle: TextFieldStyle, KnownTextFieldStyle {
    package var kind: TextFieldKind { .roundedBorder }
}
extension SquareBorderTextFieldStyle: TextFieldStyle, KnownTextFieldStyle {
    package var kind: TextFieldKind { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}

private struct TextFieldKindKey: EnvironmentKey { static var defaultValue: TextFieldKind { .plain } }

extension EnvironmentValues {
    package var textFieldKind: TextFieldKind {
        get { self[TextFieldKindKey.self] }
        set { self[TextFieldKindKey.self] = newValue }
    }
}

extension View {
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let box = UncheckedSendableBox(style)
        return transformingEnvironment {
            $0.textFieldKind = (box.value as? any KnownTextFieldStyle)?.kind ?? .plain
        }
    }
}

/// A line of text that others must not read: a dot for each character.
public struct SecureField<Label: View> {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label

    fileprivate nonisolated init(editing text: Binding<String>, prompt: Text?, label: Label) {
        (self.text, self.prompt, self.label) = (text, prompt, label)
    }
}

extension SecureField: View {
    public var body: some View {
        let (count, prompt, label) = (text.wrappedValue.count, prompt, label)
        return TextFieldFrame {
            if count > 0 {
                Text(verbatim: String(repeating: "\u{2022}", count: count)).lineLimit(1)
            } else if let prompt {
                prompt.foregroundStyle(.placeholder)
            } else {
                label.foregroundStyle(.placeholder)
            }
        }
        .interactive(.control(.edit(TextEdit(text: text, onEditingChanged: { _ in }, onCommit: {}))))
    }
}

extension SecureField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(editing: text, prompt: prompt, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(editing: text, prompt: prompt, label: Text(title))
    }
}

extension SecureField {
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(editing: text, prompt: prompt, label: label())
    }
}

/// Text of many lines to edit.
public struct TextEditor {
    private let text: Binding<String>

    public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
    public var body: some View {
        Text(verbatim: text.wrappedValue)
            .padding(.horizontal, 5).padding(.vertical, 8)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .background(Color(source: .system(.systemBackground)))
            .clipped()
            .interactive(.control(.edit(TextEdit(text: text, onEditingChanged: { _ in }, onCommit: {}))))
    }
}
