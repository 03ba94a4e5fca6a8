import Foundation

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View> {
    private let content: Content
    private let label: UncheckedSendableBox<AnyView>?

    public nonisolated init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), nil) }

    /// `label` names the group where it folds into a menu; a still picture shows it unfolded and keeps the label.
    public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        (self.content, self.label) = (content(), UncheckedSendableBox(AnyView(label())))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
}

extension ControlGroup: View {
    public var body: some View {
        if let label { styled.interactive(.chrome(.groupLabel(label.value))) } else { styled }
    }

    @MainActor private var styled: some View {
        let content = content
        return StyledControl { context in
            ControlGroupStyleConfiguration(
                content: _ControlPart(content, index: 0, of: ControlGroupStyleConfiguration.self, in: context))
        } fallback: {
            AutomaticControlGroupStyle().makeBody(configuration: $0)
        }
    }
}

public struct ControlGroupStyleConfiguration {
    public typealias Content = _ControlPart

    public let content: Content
}

@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct AutomaticControlGroupStyle { public nonisolated init() {} }

/// The buttons without anything around them.
public struct NavigationControlGroupStyle { public nonisolated init() {} }

extension AutomaticControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        ContextReader { context in
            let parts = context.with { $0.stackAxis = .horizontal }.nodes(of: configuration.content)
            ControlGroupBody(parts: parts)
        }
    }
}

/// Parts with a line between each two, in one gray pill; one below the other where the width is too little for all.
private struct ControlGroupBody: View {
    let parts: [LayoutNode]

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 0) {
                ForEach(Array(parts.enumerated()), id: \.offset) { index, part in
                    if index > 0 { Divider().frame(height: 18) }
                    ResolvedNodes(part).padding(.horizontal, 12).frame(minHeight: 32)
                }
            }
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Array(parts.enumerated()), id: \.offset) { index, part in
                    if index > 0 { Divider() }
                    ResolvedNodes(part).padding(.horizontal, 12).padding(.vertical, 10)
                }
            }
        }
        .background(Color(source: .system(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension NavigationControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { .init() }
}

extension View {
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(style, for: ControlGroupStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }
}
