import Foundation

/// Where a pointer over a view is.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// How a view shows that the pointer is over it.
public struct HoverEffect: Hashable, Sendable {
    private enum Kind { case automatic, highlight, lift }

    private let kind: Kind

    public static let automatic = HoverEffect(kind: .automatic)
    public static let highlight = HoverEffect(kind: .highlight)
    public static let lift = HoverEffect(kind: .lift)
}

/// Something that can be dragged off a view.
package struct DragSource {
    package let payload: () -> Any
    package let preview: AnyView?
}

/// A place where things of a type can be dropped.
package struct DropTarget {
    package let payload: Any.Type
    /// Gets the items and where they were dropped; false refuses them.
    package let action: ([Any], CGPoint) -> Bool
    package let isTargeted: (Bool) -> Void
}

/// A view's menu and what shows beside it.
package struct ContextMenu {
    package let items: AnyView
    package let preview: AnyView?
}

/// The buttons behind a row.
package struct SwipeActions {
    package let edge: HorizontalEdge
    package let allowsFullSwipe: Bool
    package let buttons: AnyView
}

extension View {
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        interactive(.hover(action))
    }

    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        interactive(.continuousHover(coordinateSpace.coordinateSpace, action))
    }

    @_disfavoredOverload
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        interactive(.continuousHover(coordinateSpace, action))
    }

    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        interactive(.hoverEffect(effect, isEnabled: isEnabled))
    }

    /// Shown beside the pointer, and told by assistive technology as the view's hint.
    public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text).interactive(.help(text)) }

    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

    // MARK: Drag and drop

    public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
        interactive(.drag(DragSource(payload: payload, preview: nil)))
    }

    public nonisolated func draggable<V: View, T>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        interactive(.drag(DragSource(payload: payload, preview: AnyView(preview()))))
    }

    public nonisolated func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        interactive(
            .drop(
                DropTarget(
                    payload: payloadType, action: { items, point in action(items.compactMap { $0 as? T }, point) },
                    isTargeted: isTargeted)))
    }

    // MARK: Menus

    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        interactive(.contextMenu(ContextMenu(items: AnyView(menuItems()), preview: nil)))
    }

    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        interactive(.contextMenu(ContextMenu(items: AnyView(menuItems()), preview: AnyView(preview()))))
    }
}
