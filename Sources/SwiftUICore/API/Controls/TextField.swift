import Foundation

/// A line of text to edit: what it holds, or its prompt where it is empty.
public struct TextField<Label: View> {
    private let edit: UncheckedSendableBox<TextEdit>
    private let prompt: Text?
    private let axis: Axis
    private let label: Label

    fileprivate nonisolated init(
        editing text: Binding<String>, prompt: Text?, axis: Axis = .horizontal, label: Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
        edit = UncheckedSendableBox(
            TextEdit(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit))
        (self.prompt, self.axis, self.label) = (prompt, axis, label)
    }
}

extension Binding where Value == String {
    /// The text of a value in a format; text that cannot be read leaves the value as it is.
    fileprivate init<F: ParseableFormatStyle>(
        _ value: Binding<F.FormatInput>, format: F
    ) where F.FormatOutput == String {
        self.init(
            get: { format.format(value.wrappedValue) },
            set: { text in if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new } })
    }

    /// As above; text that cannot be read is no value.
    fileprivate init<F: ParseableFormatStyle>(
        optional value: Binding<F.FormatInput?>, format: F
    ) where F.FormatOutput == String {
        self.init(
            get: { value.wrappedValue.map { format.format($0) } ?? "" },
            set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    }

    /// The text of a value that a formatter writes. Foundation's formatters for Linux do not read by their base class,
    /// so what is typed reaches values that are themselves text, and numbers and dates by their formatters.
    fileprivate init<V>(_ value: Binding<V>, formatter: Formatter) {
        self.init(
            get: { formatter.string(for: value.wrappedValue) ?? "" },
            set: { text in
                let parsed: Any? =
                    switch formatter {
                    case let numbers as NumberFormatter: numbers.number(from: text)
                    case let dates as DateFormatter: dates.date(from: text)
                    default: text
                    }
                if let new = parsed as? V { value.wrappedValue = new }
            })
    }
}

extension TextField: View {
    public var body: some View {
        let (value, prompt, axis, label) = (edit.value.text.wrappedValue, prompt, axis, label)
        return TextFieldFrame {
            if !value.isEmpty {
                Text(verbatim: value).lineLimit(axis == .horizontal ? 1 : nil)
            } else if let prompt {
                prompt.foregroundStyle(.placeholder).lineLimit(1)
            } else {
                label.foregroundStyle(.placeholder).lineLimit(1)
            }
        }
        .interactive(.control(.edit(edit.value)))
    }
}

/// The box of a text field: as wide as it may be.
struct TextFieldFrame<Content: View>: View {
    let content: Content

    @Environment(\.textFieldKind) private var kind
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.isEnabled) private var isEnabled

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        let line = content.frame(maxWidth: .infinity, alignment: edge).opacity(isEnabled ? 1 : 0.5)
        switch kind {
        case .plain: line
        case .roundedBorder:
            line.padding(.horizontal, 7).padding(.vertical, 6)
                .background(Color(source: .system(.systemBackground)), in: RoundedRectangle(cornerRadius: 5))
                .overlay {
                    RoundedRectangle(cornerRadius: 5).strokeBorder(Color(source: .system(.gray4)), lineWidth: 0.5)
                }
        }
    }

    private var edge: Alignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension TextField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(editing: text, prompt: prompt, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(editing: text, prompt: prompt, label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(editing: text, prompt: prompt, axis: axis, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(editing: text, prompt: prompt, axis: axis, label: Text(title))
    }

    @available(*, deprecated, message: "Use View.onSubmit(of:_:) for functionality previously provided by onCommit.")
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(
            editing: text, prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }

    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(editing: Binding(value, format: format), prompt: prompt, label: Text(titleKey))
    }

    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(editing: Binding(optional: value, format: format), prompt: prompt, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(editing: Binding(value, format: format), prompt: prompt, label: Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(editing: Binding(optional: value, format: format), prompt: prompt, label: Text(title))
    }

    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(editing: Binding(value, formatter: formatter), prompt: prompt, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(editing: Binding(value, formatter: formatter), prompt: prompt, label: Text(title))
    }
}

extension TextField {
    public nonisolated init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
    ) {
        self.init(editing: text, prompt: prompt, axis: axis, label: label())
    }

    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(editing: Binding(value, format: format), prompt: prompt, label: label())
    }
}
