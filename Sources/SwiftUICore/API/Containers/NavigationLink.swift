import Foundation

/// Leads to another view. In a list it is a row with a chevron, elsewhere its label in the tint; the destination is
/// kept and not shown.
public struct NavigationLink<Label: View, Destination: View> {
    private let label: Label
    private let destination: UncheckedSendableBox<() -> Destination>?
    private let value: AnyHashable?

    fileprivate nonisolated init(label: Label, destination: (() -> Destination)?, value: AnyHashable? = nil) {
        self.label = label
        self.destination = destination.map { UncheckedSendableBox($0) }
        self.value = value
    }
}

extension NavigationLink: View {
    public var body: some View {
        NavigationLinkBody(label: label).controlSemantics(.link)
    }
}

private struct NavigationLinkBody<Label: View>: View {
    let label: Label

    @Environment(\.rowContainer) private var rowContainer
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if rowContainer != nil {
            HStack(spacing: 8) {
                label.opacity(isEnabled ? 1 : 0.4)
                RowSpacer(minLength: 0)
                Image(systemName: "chevron.forward")
                    .font(.footnote.weight(.semibold)).foregroundStyle(Color(source: .system(.tertiaryLabel)))
            }
        } else {
            Button(action: {}) { label }
        }
    }
}

extension NavigationLink {
    public nonisolated init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination)
    }

    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: { destination })
    }

    @available(*, deprecated, message: "use NavigationLink(value:label:) within a NavigationStack")
    public nonisolated init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), destination: { destination })
    }

    @available(*, deprecated, message: "use NavigationLink(value:label:) within a List inside a NavigationStack")
    public nonisolated init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), destination: { destination }, value: AnyHashable(tag))
    }
}

extension NavigationLink where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(label: Text(titleKey), destination: destination)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(label: Text(title), destination: destination)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(titleKey), destination: { destination })
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), destination: { destination })
    }
}

extension NavigationLink where Destination == Never {
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
    }

    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(label: Text(titleKey), destination: nil, value: value.map { AnyHashable($0) })
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title), destination: nil, value: value.map { AnyHashable($0) })
    }
}

extension View {
    /// Declared for source compatibility: the columns of a still picture do not depend on it.
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
