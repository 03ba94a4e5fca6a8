import Foundation

/// A window onto content that may be larger; in a still picture it shows where the content begins, or what it was
/// told to scroll to.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    /// Indicators show only while scrolling, so `showsIndicators` decides nothing in a still picture.
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }

    public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }
}

extension ScrollView: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let viewport = ScrollViewport()
        let environment = context.environment
        var settings = environment.scrollSettings
        settings.target = environment.scrollRequest?.target ?? settings.target
        let inner = context.child(0).with {
            $0.scrollViewport = viewport
            $0.stackAxis = .vertical
            $0.scrollMargins = [:]
            // What is scrolled does not reach into bars at rest.
            $0.safeArea = nil
            $0.scrollSettings = ScrollSettings()
        }
        let margins = environment.contentMargins(for: .scrollContent)
        let node = inner.node(of: content.padding(margins))
        return [
            ScrollNode(
                node, axes: axes, settings: settings, viewport: viewport,
                rightToLeft: environment.layoutDirection == .rightToLeft)
        ]
    }
}

private struct ScrollViewportKey: EnvironmentKey { static var defaultValue: ScrollViewport? { nil } }

private struct ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

private struct ScrollRequestKey: EnvironmentKey { static var defaultValue: ScrollRequest? { nil } }

private struct ScrollMarginsKey: EnvironmentKey {
    static var defaultValue: [ContentMarginPlacement: EdgeInsets] { [:] }
}

extension EnvironmentValues {
    package var scrollViewport: ScrollViewport? {
        get { self[ScrollViewportKey.self] }
        set { self[ScrollViewportKey.self] = newValue }
    }

    package var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }

    package var scrollRequest: ScrollRequest? {
        get { self[ScrollRequestKey.self] }
        set { self[ScrollRequestKey.self] = newValue }
    }

    package var scrollMargins: [ContentMarginPlacement: EdgeInsets] {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }

    /// Those of the placement over those for any.
    package func contentMargins(for placement: ContentMarginPlacement) -> EdgeInsets {
        scrollMargins[placement] ?? scrollMargins[.automatic] ?? EdgeInsets()
    }
}

/// Scrolls the scroll views within to views by their identity.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let request = context.graph.box(at: context.path, field: -3) { ScrollRequest() }
        let inner = context.child(0).with { $0.scrollRequest = request }
        let proxy = ScrollViewProxy(request: request, changed: context.graph.dirty)
        return inner.nodes(of: inner.evaluating { content(proxy) })
    }
}

/// Scrolls on demand.
@MainActor @preconcurrency
public struct ScrollViewProxy {
    fileprivate let request: ScrollRequest
    fileprivate let changed: DirtyFlag

    /// Scrolls so that the view with `id` stands with its `anchor` at that of the window; nil for just into sight.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let isNew = request.target.map { $0.id != AnyHashable(id) || $0.anchor != anchor } ?? true
        request.target = (AnyHashable(id), anchor)
        if isNew { changed.raise() }
    }
}
