import Foundation

/// Views side by side with a line between each two.
public struct HSplitView<Content: View> {
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views one below the other with a line between each two.
public struct VSplitView<Content: View> {
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        [context.splitNode(of: content, axis: .horizontal)]
    }
}

extension VSplitView: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        [context.splitNode(of: content, axis: .vertical)]
    }
}

extension ResolveContext {
    fileprivate func splitNode(of content: some View, axis: StackNode.Axis) -> LayoutNode {
        let inner = with { $0.stackAxis = axis }
        var children: [LayoutNode] = []
        for node in inner.nodes(of: content) {
            if !children.isEmpty { children += inner.nodes(of: Divider()) }
            children.append(node)
        }
        return StackNode(
            axis: axis, alignment: .center, spacing: 0, children: children,
            rightToLeft: environment.layoutDirection == .rightToLeft)
    }
}

/// What a container background is behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
    /// Behind the whole navigation container, bars included; for other containers behind the view itself.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        let isNavigation = container == .navigation || container == .navigationSplitView
        return background { if !isNavigation { Rectangle().fill(style) } }
            .tellingNavigation { if isNavigation { $0.background = AnyShapeStyle(style) } }
    }

    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let isNavigation = container == .navigation || container == .navigationSplitView
        let view = content()
        let box = UncheckedSendableBox(AnyView(ZStack(alignment: alignment) { view }))
        return background(alignment: alignment) { if !isNavigation { view } }
            .tellingNavigation { if isNavigation { $0.backgroundView = box.value } }
    }
}
