import Foundation

/// A label with something that belongs to it: the label leading, the content trailing.
public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content

    private nonisolated init(label: Label, value: Content) { (self.label, content) = (label, value) }
}

extension LabeledContent: View where Label: View, Content: View {
    public var body: some View {
        let (label, content) = (label, content)
        return StyledControl { context in
            LabeledContentStyleConfiguration(
                label: _ControlPart(label, index: 0, of: LabeledContentStyleConfiguration.self, in: context),
                content: _ControlPart(content, index: 1, of: LabeledContentStyleConfiguration.self, in: context))
        } fallback: {
            AutomaticLabeledContentStyle().makeBody(configuration: $0)
        }
    }
}

extension LabeledContent where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), value: content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), value: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), value: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), value: Text(value))
    }

    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), value: Text(value))
    }

    public nonisolated init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), value: Text(value, format: format))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), value: Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The control of a style, to be changed by another style.
    public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, value: configuration.content)
    }
}

public struct LabeledContentStyleConfiguration {
    public typealias Label = _ControlPart
    public typealias Content = _ControlPart

    public let label: Label
    public let content: Content
}

@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct AutomaticLabeledContentStyle { public nonisolated init() {} }

extension AutomaticLabeledContentStyle: LabeledContentStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LabelledRow(label: configuration.label, stacksLargeText: true) {
            configuration.content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension View {
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(style, for: LabeledContentStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }

    /// Leaves out the labels of controls that show more than their label.
    public nonisolated func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}

private struct LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }
}
