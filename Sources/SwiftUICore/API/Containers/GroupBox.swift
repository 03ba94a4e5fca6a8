import Foundation

/// A titled box around content.
public struct GroupBox<Label, Content> {
    private let label: Label
    private let content: Content

    fileprivate nonisolated init(label: Label, body content: Content) { (self.label, self.content) = (label, content) }
}

extension GroupBox: View where Label: View, Content: View {
    public var body: some View {
        let (label, content) = (label, content)
        return StyledControl { context in
            GroupBoxStyleConfiguration(
                label: _ControlPart(label, index: 0, of: GroupBoxStyleConfiguration.self, in: context),
                content: _ControlPart(content, index: 1, of: GroupBoxStyleConfiguration.self, in: context))
        } fallback: {
            DefaultGroupBoxStyle().makeBody(configuration: $0)
        }
    }
}

extension GroupBox where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), body: content())
    }

    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, body: content())
    }
}

extension GroupBox where Label == EmptyView, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), body: content()) }
}

extension GroupBox where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), body: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), body: content())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The control of a style, to be changed by another style.
    public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, body: configuration.content)
    }
}

public struct GroupBoxStyleConfiguration {
    public typealias Label = _ControlPart
    public typealias Content = _ControlPart

    public let label: Label
    public let content: Content
}

@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A rounded card with a headline.
public struct DefaultGroupBoxStyle { public nonisolated init() {} }

extension DefaultGroupBoxStyle: GroupBoxStyle {
    public func makeBody(configuration: Configuration) -> some View { GroupBoxBody(configuration: configuration) }
}

private struct GroupBoxBody: View {
    let configuration: GroupBoxStyleConfiguration

    @Environment(\.groupBoxDepth) private var depth

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if !configuration.label.isEmpty { configuration.label.font(.headline) }
            VStack { configuration.content }
        }
        .padding(16)
        .background(color, in: RoundedRectangle(cornerRadius: 8))
        .environment(\.groupBoxDepth, depth + 1)
    }

    /// Boxes within boxes change between the two grays of the system.
    private var color: Color {
        Color(source: .system(depth.isMultiple(of: 2) ? .secondarySystemBackground : .tertiarySystemBackground))
    }
}

private struct GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension View {
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(style, for: GroupBoxStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }
}
