import Foundation

/// One thing in a bar.
package struct ToolbarEntry {
    package enum Kind { case item, fixedSpace, flexibleSpace }

    package var kind = Kind.item
    package var placement: ToolbarItemPlacement
    /// Resolves the views in the environment of where they were declared, as the bar changes it.
    package var nodes: @MainActor ((inout EnvironmentValues) -> Void) -> [LayoutNode]
}

/// What a `toolbar` closure is made of.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar content that users may rearrange; a still picture shows it as declared.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

@MainActor
package protocol PrimitiveToolbarContent {
    func entries(in context: ResolveContext) -> [ToolbarEntry]
}

extension PrimitiveToolbarContent {
    package var unreachableBody: Never {
        // checked: collecting asks primitives for their entries, never for this.
        preconditionFailure("\(Self.self) is put into the bar itself; its body is not for use")
    }
}

extension ResolveContext {
    package func toolbarEntries<C: ToolbarContent>(of content: C) -> [ToolbarEntry] {
        if let primitive = content as? any PrimitiveToolbarContent { return primitive.entries(in: self) }
        let inner = child(type: C.self)
        var connected = content
        DynamicFields.connect(&connected, in: inner)
        let ready = connected
        return inner.toolbarEntries(of: inner.evaluating { ready.body })
    }

    fileprivate func entry(_ placement: ToolbarItemPlacement, _ view: some View) -> ToolbarEntry {
        ToolbarEntry(placement: placement) { change in self.with(change).nodes(of: view) }
    }
}

/// Something with a place in a bar.
public struct ToolbarItem<ID, Content: View> {
    private let identifier: ID
    private let placement: ToolbarItemPlacement
    private let content: Content

    fileprivate nonisolated init(identifier: ID, placement: ToolbarItemPlacement, content: Content) {
        (self.identifier, self.placement, self.content) = (identifier, placement, content)
    }
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
    public var body: Never { unreachableBody }

    package func entries(in context: ResolveContext) -> [ToolbarEntry] { [context.entry(placement, content)] }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem where ID == () {
    public nonisolated init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(identifier: (), placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String {
    /// `showsByDefault`: whether it is there before anybody rearranges the bar; a still picture shows it then.
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(identifier: id, placement: placement, content: content())
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    public nonisolated var id: ID { identifier }
}

/// Several things with one place in a bar.
public struct ToolbarItemGroup<Content: View> {
    private let placement: ToolbarItemPlacement
    private let content: Content
    private let label: UncheckedSendableBox<AnyView>?

    public nonisolated init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        (self.placement, self.content, label) = (placement, content(), nil)
    }

    /// `label` stands for the group where the bar is too narrow; it is drawn spread out, and the label is kept.
    public nonisolated init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
    ) {
        (self.placement, self.content) = (placement, content())
        self.label = UncheckedSendableBox(AnyView(label()))
    }
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
    public var body: Never { unreachableBody }

    package func entries(in context: ResolveContext) -> [ToolbarEntry] {
        guard let label else { return [context.entry(placement, content)] }
        return [context.entry(placement, content.interactive(.chrome(.groupLabel(label.value))))]
    }
}

/// Room between toolbar items.
public struct ToolbarSpacer {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }
}

extension ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent, CustomizableToolbarContent {
    public var body: Never { unreachableBody }

    package func entries(in context: ResolveContext) -> [ToolbarEntry] {
        [
            ToolbarEntry(kind: sizing == .fixed ? .fixedSpace : .flexibleSpace, placement: placement) { _ in [] }
        ]
    }
}

/// How a spacer takes room.
public struct SpacerSizing: Hashable, Sendable {
    private let isFixed: Bool

    public static let fixed = SpacerSizing(isFixed: true)
    public static let flexible = SpacerSizing(isFixed: false)
}

/// Toolbar content one after another, chosen by a condition, or none.
public struct _ToolbarContents {
    fileprivate let make: @MainActor (ResolveContext) -> [ToolbarEntry]
}

extension _ToolbarContents: ToolbarContent, PrimitiveToolbarContent, CustomizableToolbarContent {
    public var body: Never { unreachableBody }

    package func entries(in context: ResolveContext) -> [ToolbarEntry] { make(context) }
}

/// Toolbar content that may not be there.
public struct _OptionalToolbarContent<Content: ToolbarContent> {
    fileprivate let content: Content?
}

extension _OptionalToolbarContent: ToolbarContent, PrimitiveToolbarContent, CustomizableToolbarContent {
    public var body: Never { unreachableBody }

    package func entries(in context: ResolveContext) -> [ToolbarEntry] {
        content.map { context.child(0).toolbarEntries(of: $0) } ?? []
    }
}

/// Collects the content of a toolbar.
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
    public nonisolated static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public nonisolated static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public nonisolated static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarContents {
        let box = UncheckedSendableBox((repeat each content))
        return _ToolbarContents { context in
            var all: [ToolbarEntry] = []
            var index = 0
            for item in repeat each box.value {
                all.append(contentsOf: context.child(index).toolbarEntries(of: item))
                index += 1
            }
            return all
        }
    }

    public nonisolated static func buildIf<Content: ToolbarContent>(
        _ content: Content?
    ) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(content: content)
    }

    public nonisolated static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
        let box = UncheckedSendableBox(first)
        return _ToolbarContents { $0.child(0).toolbarEntries(of: box.value) }
    }

    public nonisolated static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
        let box = UncheckedSendableBox(second)
        return _ToolbarContents { $0.child(1).toolbarEntries(of: box.value) }
    }

    public nonisolated static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> _ToolbarContents {
        buildEither(first: content)
    }
}
