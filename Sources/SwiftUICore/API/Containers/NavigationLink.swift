import Foundation

/// Leads to another view. In a list it is a row with a chevron, elsewhere its label in the tint; the destination is
/// kept and not shown.
public struct NavigationLink<Label: View, Destination: View> {
    private let label: Label
    private let destination: UncheckedSendableBox<() -> Destination>?
    private let value: AnyHashable?
    private let isActive: Binding<Bool>?

    fileprivate nonisolated init(
        label: Label, destination: (() -> Destination)?, value: AnyHashable? = nil, isActive: Binding<Bool>? = nil
    ) {
        self.label = label
        self.destination = destination.map { UncheckedSendableBox($0) }
        (self.value, self.isActive) = (value, isActive)
    }
}

extension NavigationLink: View {
    public var body: some View {
        let destination = destination
        let use = NavigationUse(
            destination: destination.map { make in { AnyView(make.value()) } }, value: value, isActive: isActive)
        NavigationLinkBody(label: label).controlSemantics(.link)
            .interactive(.control(.navigate(use)))
            .modifier(ActiveDestination(use: use))
    }
}

/// Shows the destination of a link whose binding says that it is active.
private struct ActiveDestination {
    let use: NavigationUse
}

extension ActiveDestination: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        if let make = use.destination, use.isActive?.wrappedValue == true {
            context.environment.navigationModel?.note { model in
                model.presented = NavigationDestination { _, change in
                    let inner = context.child(2).with(change)
                    return inner.node(of: inner.evaluating { make() })
                }
            }
        }
        return content(context)
    }
}

private struct NavigationLinkBody<Label: View>: View {
    let label: Label

    @Environment(\.rowContainer) private var rowContainer
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if rowContainer != nil {
            ContextReader { _ in
                let slot = BadgeSlotNode()
                HStack(spacing: 0) {
                    if typeSize.isAccessibilitySize {
                        // The badge stands below a label that would break beside it.
                        ViewThatFits(in: .horizontal) {
                            beside(slot)
                            VStack(alignment: .leading, spacing: 4) {
                                dimmedLabel
                                ResolvedNodes(slot)
                            }
                        }
                        RowSpacer(minLength: 0)
                    } else {
                        beside(slot)
                    }
                    Image(systemName: "chevron.forward")
                        .font(.footnote.weight(.semibold)).foregroundStyle(Color(source: .system(.tertiaryLabel)))
                        .padding(.leading, 8)
                }
                .trait { $0[trait: ListRowTrait.self].badgeSlot = slot }
            }
        } else {
            Button(action: {}) { label }
        }
    }

    private var dimmedLabel: some View { label.opacity(isEnabled ? 1 : 0.4) }

    private func beside(_ slot: BadgeSlotNode) -> some View {
        HStack(spacing: 0) {
            dimmedLabel
            RowSpacer(minLength: 8)
            ResolvedNodes(slot)
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
        self.init(label: label(), destination: { destination }, isActive: isActive)
    }

    @available(*, deprecated, message: "use NavigationLink(value:label:) within a List inside a NavigationStack")
    public nonisolated init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        let box = UncheckedSendableBox((tag, selection))
        let isActive = Binding(
            get: { box.value.1.wrappedValue == box.value.0 },
            set: { box.value.1.wrappedValue = $0 ? box.value.0 : nil })
        self.init(label: label(), destination: { destination }, value: AnyHashable(tag), isActive: isActive)
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
    /// The columns of a still picture do not depend on it; kept for interactive output.
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View {
        interactive(.chrome(.isDetailLink(isDetailLink)))
    }
}
