import Foundation

/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    fileprivate let name: String

    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    fileprivate let rank: Int

    public static let sidebar = NavigationSplitViewColumn(rank: 0)
    public static let content = NavigationSplitViewColumn(rank: 1)
    public static let detail = NavigationSplitViewColumn(rank: 2)
}

/// Two or three columns side by side where the width is regular, one of them where it is compact.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let visibility: () -> NavigationSplitViewVisibility
    private let compactColumn: () -> NavigationSplitViewColumn
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail

    fileprivate nonisolated init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
        _ sidebar: Sidebar, _ content: Content, _ detail: Detail
    ) {
        self.visibility = { visibility?.wrappedValue ?? .automatic }
        self.compactColumn = { compactColumn?.wrappedValue ?? .sidebar }
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    }
}

extension NavigationSplitView: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        func column(_ index: Int, _ view: some View) -> [LayoutNode] {
            context.child(index).navigationNodes(of: view, path: [])
        }
        let hasContent = Content.self != EmptyView.self
        if context.environment.horizontalSizeClass != .regular {
            switch compactColumn() {
            case .detail: return column(2, detail)
            case .content where hasContent: return column(1, content)
            default: return column(0, sidebar)
            }
        }
        let shown = visibility()
        var sides: [LayoutNode] = []
        if shown == .all || shown == .automatic { sides += column(0, sidebar) }
        if hasContent, shown != .detailOnly { sides += column(1, content) }
        if !hasContent, shown == .doubleColumn { sides += column(0, sidebar) }
        let lines = sides.map { _ in
            context.child(3).with { $0.stackAxis = .horizontal }.node(of: Divider())
        }
        return [
            SplitColumnsNode(
                sides: sides, lines: lines, detail: LayersNode(alignment: .center, children: column(2, detail)),
                rightToLeft: context.environment.layoutDirection == .rightToLeft)
        ]
    }
}

extension NavigationSplitView where Content == EmptyView {
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar(), EmptyView(), detail())
    }

    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
    }

    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }
}

extension NavigationSplitView {
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar(), content(), detail())
    }

    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), content(), detail())
    }
}

extension View {
    /// The width of the split view's column that the view is the whole of, in points.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        tellingNavigation { $0.columnWidth = ColumnWidth(min: width, ideal: width, max: width) }
    }

    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        tellingNavigation { $0.columnWidth = ColumnWidth(min: min, ideal: ideal, max: max) }
    }
}

// MARK: - Styles, which differ in what happens when columns come and go

@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle { public nonisolated init() {} }
public struct BalancedNavigationSplitViewStyle { public nonisolated init() {} }
public struct ProminentDetailNavigationSplitViewStyle { public nonisolated init() {} }

extension AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

@MainActor @preconcurrency
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle { public nonisolated init() {} }
public struct StackNavigationViewStyle { public nonisolated init() {} }
public struct ColumnNavigationViewStyle { public nonisolated init() {} }
public struct DoubleColumnNavigationViewStyle { public nonisolated init() {} }

extension DefaultNavigationViewStyle: NavigationViewStyle {}
extension StackNavigationViewStyle: NavigationViewStyle {}
extension ColumnNavigationViewStyle: NavigationViewStyle {}
extension DoubleColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
    /// The columns of a still picture follow the width alone; kept for interactive output.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        keeping(style) { .splitViewStyle($0) }
    }

    /// A still picture shows the first column, as a phone does; kept for interactive output.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        keeping(style) { .navigationViewStyle($0) }
    }

    private nonisolated func keeping<S>(
        _ style: S, _ trait: @escaping @MainActor (S) -> ChromeTrait
    ) -> some View {
        let box = UncheckedSendableBox(style)
        return wrapped { node, _ in InteractionNode(node, interaction: .chrome(trait(box.value))) }
    }
}
