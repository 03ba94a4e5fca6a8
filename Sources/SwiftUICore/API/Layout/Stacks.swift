import Foundation

extension EnvironmentValues {
    private enum StackAxisKey: EnvironmentKey {
        static var defaultValue: StackNode.Axis? { nil }
    }

    /// The axis of the nearest stack, for views that turn with it (`Spacer`, `Divider`).
    package var stackAxis: StackNode.Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}

extension ResolveContext {
    /// The nodes of a stack's content.
    fileprivate func stackChildren<V: View>(of view: V, axis: StackNode.Axis?) -> [LayoutNode] {
        with { $0.stackAxis = axis }.nodes(of: view)
    }
}

/// Views side by side.
public struct HStack<Content: View> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameter spacing: points between views; nil for what each pair wants.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
}

extension HStack: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        [
            StackNode(
                axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
                children: context.stackChildren(of: content, axis: .horizontal),
                rightToLeft: context.environment.layoutDirection == .rightToLeft,
                pixelLength: context.environment.pixelLength)
        ]
    }
}

/// Views one below the other.
public struct VStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameter spacing: points between views; nil for what each pair wants.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }
}

extension VStack: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        [
            StackNode(
                axis: .vertical,
                alignment: Alignment(
                    horizontal: alignment.turned(for: context.environment.layoutDirection), vertical: .center),
                spacing: spacing, children: context.stackChildren(of: content, axis: .vertical),
                pixelLength: context.environment.pixelLength)
        ]
    }
}

/// Views over each other, the first at the back.
public struct ZStack<Content: View> {
    private let alignment: Alignment
    private let content: Content

    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}

extension ZStack: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        [
            LayersNode(
                alignment: alignment.turned(for: context.environment.layoutDirection),
                children: context.stackChildren(of: content, axis: nil))
        ]
    }
}

extension HorizontalAlignment {
    /// Layout works from left to right; leading and trailing change places in right-to-left.
    package func turned(for direction: LayoutDirection) -> HorizontalAlignment {
        guard direction == .rightToLeft else { return self }
        if self == .leading { return .trailing }
        if self == .trailing { return .leading }
        return self
    }
}

extension Alignment {
    package func turned(for direction: LayoutDirection) -> Alignment {
        Alignment(horizontal: horizontal.turned(for: direction), vertical: vertical)
    }
}

/// Flexible room along its stack's axis (on both outside any stack).
public struct Spacer {
    /// Points it takes at least; nil for the standard 8.
    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        [SpacerNode(minimum: minLength ?? NodeSpacing.standardDistance, axis: context.environment.stackAxis)]
    }
}

/// A line of one pixel across its stack.
public struct Divider {
    public nonisolated init() {}
}

extension Divider: View {
    public var body: some View {
        DividerLine().foregroundStyle(.separator)
    }
}

private struct DividerLine: View {
    @Environment(\.stackAxis) private var axis
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        if axis == .horizontal {
            Rectangle().frame(width: pixelLength)
        } else {
            Rectangle().frame(height: pixelLength)
        }
    }
}
