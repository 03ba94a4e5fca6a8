import Foundation

/// Something that would come up over a view. A still picture shows the view without it; it is kept for interactive
/// output.
package struct Presentation {
    package enum Kind: Hashable {
        case sheet, fullScreenCover, popover, inspector, alert, confirmationDialog, actionSheet
        case fileExporter, fileImporter, fileMover
    }

    package let kind: Kind
    package let isPresented: () -> Bool
    package let dismiss: () -> Void
    /// The title as a view; nil where the content says it all.
    package var title: Text?
    /// What comes up, made when it is asked for; nil where there is nothing to show now.
    package let content: () -> AnyView?
    package var message: (() -> AnyView?)?
    /// What a file exporter or importer needs.
    package var exchange: UncheckedSendableBox<FileExchange>?

    package init(
        _ kind: Kind, isPresented: @escaping () -> Bool, dismiss: @escaping () -> Void, title: Text? = nil,
        content: @escaping () -> AnyView?, message: (() -> AnyView?)? = nil
    ) {
        (self.kind, self.isPresented, self.dismiss) = (kind, isPresented, dismiss)
        (self.title, self.content, self.message) = (title, content, message)
    }
}

extension Presentation {
    /// Up while a binding is true.
    init(
        _ kind: Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, title: Text? = nil,
        content: @escaping () -> AnyView?, message: (() -> AnyView?)? = nil
    ) {
        self.init(
            kind, isPresented: { isPresented.wrappedValue },
            dismiss: {
                isPresented.wrappedValue = false
                onDismiss?()
            }, title: title, content: content, message: message)
    }

    /// Up while a binding has an item.
    init<Item>(
        _ kind: Kind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        content: @escaping (Item) -> AnyView
    ) {
        self.init(
            kind, isPresented: { item.wrappedValue != nil },
            dismiss: {
                item.wrappedValue = nil
                onDismiss?()
            }, content: { item.wrappedValue.map { content($0) } })
    }
}

extension View {
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        interactive(
            .presentation(
                Presentation(.sheet, isPresented: isPresented, onDismiss: onDismiss) { AnyView(content()) }))
    }

    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        interactive(
            .presentation(Presentation(.sheet, item: item, onDismiss: onDismiss) { AnyView(content($0)) }))
    }

    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        interactive(
            .presentation(
                Presentation(.fullScreenCover, isPresented: isPresented, onDismiss: onDismiss) { AnyView(content()) }))
    }

    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        interactive(
            .presentation(
                Presentation(.fullScreenCover, item: item, onDismiss: onDismiss) { AnyView(content($0)) }))
    }

    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        interactive(.presentation(Presentation(.popover, isPresented: isPresented) { AnyView(content()) }))
            .interactive(.presentationTrait(.popover(attachmentAnchor, arrowEdge)))
    }

    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        interactive(.presentation(Presentation(.popover, item: item) { AnyView(content($0)) }))
            .interactive(.presentationTrait(.popover(attachmentAnchor, arrowEdge)))
    }

    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        interactive(.presentation(Presentation(.inspector, isPresented: isPresented) { AnyView(content()) }))
    }
}

/// Where a popover's arrow points.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
