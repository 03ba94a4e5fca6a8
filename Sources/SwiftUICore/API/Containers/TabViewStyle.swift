import Foundation

@MainActor @preconcurrency
public protocol TabViewStyle {}

/// The two ways a still picture shows tabs.
package enum TabViewKind: Hashable, Sendable {
    case bar
    case page(showsDots: Bool)
}

@MainActor
package protocol KnownTabViewStyle: TabViewStyle {
    var kind: TabViewKind { get }
}

public struct DefaultTabViewStyle { public nonisolated init() {} }

public struct TabBarOnlyTabViewStyle { public nonisolated init() {} }

public struct SidebarAdaptableTabViewStyle { public nonisolated init() {} }

/// Pages to swipe through, as on a watch from top to bottom; the first is drawn either way.
public struct VerticalPageTabViewStyle { public nonisolated init() {} }

/// Pages to swipe through, with dots below them.
public struct PageTabViewStyle {
    public struct IndexDisplayMode: Hashable, Sendable {
        private let rank: Int

        public static let automatic = IndexDisplayMode(rank: 0)
        public static let always = IndexDisplayMode(rank: 1)
        public static let never = IndexDisplayMode(rank: 2)
    }

    fileprivate let indexDisplayMode: IndexDisplayMode

    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }
}

extension DefaultTabViewStyle: TabViewStyle, KnownTabViewStyle { package var kind: TabViewKind { .bar } }
extension TabBarOnlyTabViewStyle: TabViewStyle, KnownTabViewStyle { package var kind: TabViewKind { .bar } }
extension SidebarAdaptableTabViewStyle: TabViewStyle, KnownTabViewStyle { package var kind: TabViewKind { .bar } }
extension VerticalPageTabViewStyle: TabViewStyle, KnownTabViewStyle {
    package var kind: TabViewKind { .page(showsDots: false) }
}
extension PageTabViewStyle: TabViewStyle, KnownTabViewStyle {
    package var kind: TabViewKind { .page(showsDots: indexDisplayMode != .never) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    public static var verticalPage: VerticalPageTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { .init() }

    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        .init(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        let box = UncheckedSendableBox(style)
        return transformingEnvironment { $0.tabViewKind = (box.value as? any KnownTabViewStyle)?.kind ?? .bar }
    }
}

private struct TabViewKindKey: EnvironmentKey { static var defaultValue: TabViewKind { .bar } }

private struct CollectsTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }

private struct TabItemKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    package var tabViewKind: TabViewKind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }

    /// Whether a tab view takes its content apart just now.
    package var collectsTabs: Bool {
        get { self[CollectsTabsKey.self] }
        set { self[CollectsTabsKey.self] = newValue }
    }

    /// Whether a label is that of a tab.
    package var isInTabItem: Bool {
        get { self[TabItemKey.self] }
        set { self[TabItemKey.self] = newValue }
    }
}
