import Foundation

/// A line of text to edit: what it holds, or its prompt where it is empty.
public struct TextField<Label: View> {
    private let text: () -> String
    private let prompt: Text?
    private let axis: Axis
    private let label: Label

    fileprivate nonisolated init(
        showing text: @escaping () -> String, prompt: Text?, axis: Axis = .horizontal, label: Label
    ) {
        (self.text, self.prompt, self.axis, self.label) = (text, prompt, axis, label)
    }
}

extension TextField: View {
    public var body: some View {
        let (value, prompt, axis, label) = (text(), prompt, axis, label)
        return TextFieldFrame {
            if !value.isEmpty {
                Text(verbatim: value).lineLimit(axis == .horizontal ? 1 : nil)
            } else if let prompt {
                prompt.foregroundStyle(.placeholder).lineLimit(1)
            } else {
                label.foregroundStyle(.placeholder).lineLimit(1)
            }
        }
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
        self.init(showing: { text.wrappedValue }, prompt: prompt, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(showing: { text.wrappedValue }, prompt: prompt, label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(showing: { text.wrappedValue }, prompt: prompt, axis: axis, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(showing: { text.wrappedValue }, prompt: prompt, axis: axis, label: Text(title))
    }

    @available(*, deprecated, message: "Use View.onSubmit(of:_:) for functionality previously provided by onCommit.")
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(showing: { text.wrappedValue }, prompt: nil, label: Text(titleKey))
    }

    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(showing: { format.format(value.wrappedValue) }, prompt: prompt, label: Text(titleKey))
    }

    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            showing: { value.wrappedValue.map { format.format($0) } ?? "" }, prompt: prompt, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(showing: { format.format(value.wrappedValue) }, prompt: prompt, label: Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            showing: { value.wrappedValue.map { format.format($0) } ?? "" }, prompt: prompt, label: Text(title))
    }

    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(
            showing: { formatter.string(for: value.wrappedValue) ?? "" }, prompt: prompt, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(showing: { formatter.string(for: value.wrappedValue) ?? "" }, prompt: prompt, label: Text(title))
    }
}

extension TextField {
    public nonisolated init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
    ) {
        self.init(showing: { text.wrappedValue }, prompt: prompt, axis: axis, label: label())
    }

    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(showing: { format.format(value.wrappedValue) }, prompt: prompt, label: label())
    }
}
