import Foundation

/// What a node is in its section, for lists, forms, pickers and grids.
package enum SectionTrait: ContainerTrait {
    package enum Role { case header, content, footer }

    package struct Part {
        package var id: StructuralPath
        package var role: Role
        /// Nil for a section that cannot be folded.
        package var isExpanded: Bool?
    }

    package static var defaultValue: Part? { nil }
}

/// Views that belong together, with a header and a footer. Lists and forms draw it as a card or a block; elsewhere it
/// stands for its parts in order.
public struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    private let isExpanded: Binding<Bool>?

    fileprivate nonisolated init(
        header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
    ) {
        (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
    }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let shows = isExpanded?.wrappedValue ?? true
        func part(_ role: SectionTrait.Role, _ nodes: [LayoutNode]) -> [LayoutNode] {
            for node in nodes {
                node.traits[trait: SectionTrait.self] = .init(
                    id: context.path, role: role, isExpanded: isExpanded?.wrappedValue)
            }
            return nodes
        }
        func marginal(_ isFooter: Bool) -> ResolveContext {
            context.child(isFooter ? 2 : 0).with {
                $0.styleAsListHeader(isFooter: isFooter)
                $0.rowContainer = nil
            }
        }
        let headers = part(.header, marginal(false).nodes(of: header))
        let rows = shows ? part(.content, context.child(1).nodes(of: content)) : []
        let footers = part(.footer, marginal(true).nodes(of: footer))
        return headers + rows + footers
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    /// A section that can be folded; a folded one shows its header alone.
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
