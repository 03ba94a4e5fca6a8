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
        content(context)
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
    /// Kept for outputs that can act; a still picture shows rows at rest.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }

    /// Declared for source compatibility: nothing is deleted in a still picture.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    /// Declared for source compatibility: nothing is moved in a still picture.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }

    /// Declared for source compatibility: selections are drawn as the binding has them.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
