import Foundation

/// A label that unfolds its content; folded unless a binding says otherwise.
public struct DisclosureGroup<Label: View, Content: View> {
    private let isExpanded: Binding<Bool>?
    private let content: UncheckedSendableBox<() -> Content>
    private let label: Label

    fileprivate nonisolated init(_ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label) {
        (self.isExpanded, self.label) = (isExpanded, label)
        self.content = UncheckedSendableBox(content)
    }
}

extension DisclosureGroup: View {
    public var body: some View {
        let (label, content) = (label, content)
        let binding = isExpanded ?? .constant(false)
        return StyledControl { context in
            DisclosureGroupStyleConfiguration(
                label: _ControlPart(label, index: 0, of: DisclosureGroupStyleConfiguration.self, in: context),
                content: _ControlPart(
                    ContextReader { _ in content.value() }, index: 1, of: DisclosureGroupStyleConfiguration.self,
                    in: context), isExpanded: binding)
        } fallback: {
            AutomaticDisclosureGroupStyle().makeBody(configuration: $0)
        }
        .interactive(.control(.toggle(binding)))
    }
}

extension DisclosureGroup {
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content, label())
    }

    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, content, label())
    }
}

extension DisclosureGroup where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content, Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content, Text(label))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content, Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content, Text(label))
    }
}

public struct DisclosureGroupStyleConfiguration {
    public typealias Label = _ControlPart
    public typealias Content = _ControlPart

    public let label: Label
    public let content: Content
    private let binding: Binding<Bool>

    fileprivate init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        (self.label, self.content, binding) = (label, content, isExpanded)
    }

    public var isExpanded: Bool {
        get { binding.wrappedValue }
        nonmutating set { binding.wrappedValue = newValue }
    }
}

@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A row with a chevron in the tint, which points down when the content shows.
public struct AutomaticDisclosureGroupStyle { public nonisolated init() {} }

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureBody(configuration: configuration)
    }
}

private struct DisclosureBody: View {
    let configuration: DisclosureGroupStyleConfiguration

    @Environment(\.rowContainer) private var rowContainer

    var body: some View {
        if rowContainer != nil {
            // Each part is a row of its own.
            header
            if configuration.isExpanded { configuration.content.padding(.leading, 20) }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                header
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    private var header: some View {
        HStack(spacing: 8) {
            configuration.label
            RowSpacer(minLength: 8)
            Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
                .font(.footnote.weight(.semibold)).foregroundStyle(.tint)
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension View {
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(style, for: DisclosureGroupStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }
}
