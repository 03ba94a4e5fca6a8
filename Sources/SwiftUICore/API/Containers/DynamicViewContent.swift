import Foundation

/// Views made of a collection, whose elements may be moved and deleted.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection

    var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

/// What may be done to the elements of a collection. Kept for outputs that can act; a still picture shows nothing of it.
public struct _RowEdits {
    package var delete: UncheckedSendableBox<((IndexSet) -> Void)?>
    package var move: UncheckedSendableBox<((IndexSet, Int) -> Void)?>

    fileprivate nonisolated init(delete: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil) {
        (self.delete, self.move) = (UncheckedSendableBox(delete), UncheckedSendableBox(move))
    }
}

extension _RowEdits: ViewModifier, PrimitiveViewModifier {
    public typealias Body = Never

    package func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        content(context).map { node in
            let edits = RowTrait.edits(delete: delete.value, move: move.value)
            return InteractionNode(node, interaction: .row(edits))
        }
    }
}

extension DynamicViewContent {
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> ModifiedContent<Self, _RowEdits> {
        ModifiedContent(content: self, modifier: _RowEdits(delete: action))
    }

    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ModifiedContent<Self, _RowEdits> {
        ModifiedContent(content: self, modifier: _RowEdits(move: action))
    }
}

extension View {
    // A still picture shows rows at rest: what follows is kept for interactive output.

    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let buttons = AnyView(content())
        return interactive(
            .swipeActions(SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, buttons: buttons)))
    }

    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        interactive(.row(.deleteDisabled(isDisabled)))
    }

    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        interactive(.row(.moveDisabled(isDisabled)))
    }

    /// Selections are drawn as the binding has them.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        interactive(.row(.selectionDisabled(isDisabled)))
    }
}
