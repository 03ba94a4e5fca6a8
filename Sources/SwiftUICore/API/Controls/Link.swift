import Drawing
import Foundation

/// Text that leads to a web page.
public struct Link<Label: View> {
    private let destination: URL
    private let label: Label

    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }
}

extension Link: View {
    public var body: some View {
        let label = label
        return Button(action: {}) { label }.controlSemantics(.link, value: destination.absoluteString)
            .interactive(.control(.link(destination)))
    }
}

extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// What a share sheet shows of an item before it is shared.
public struct SharePreview<Image, Icon> {
    package let title: String

    public nonisolated init(_ title: String) where Image == Never, Icon == Never { self.title = title }
}

/// A button that offers items to other apps; drawn closed, the items kept.
public struct ShareLink<Data, Label: View> {
    package let items: Data
    private let use: UncheckedSendableBox<ShareUse>
    private let label: Label

    fileprivate nonisolated init(
        sharing items: Data, _ subject: Text?, _ message: Text?, previewTitle: String? = nil, showing label: Label
    ) where Data: Collection {
        (self.items, self.label) = (items, label)
        use = UncheckedSendableBox(
            ShareUse(items: Array(items), subject: subject, message: message, previewTitle: previewTitle))
    }
}

extension ShareLink: View {
    public var body: some View {
        let label = label
        return Button(action: {}) { label }.interactive(.control(.share(use.value)))
    }
}

extension ShareLink {
    public nonisolated init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> {
        self.init(sharing: CollectionOfOne(item), subject, message, showing: label())
    }

    public nonisolated init<Item, Preview>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Preview, Never>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> {
        self.init(sharing: CollectionOfOne(item), subject, message, previewTitle: preview.title, showing: label())
    }

    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data: RandomAccessCollection {
        self.init(sharing: items, subject, message, showing: label())
    }
}

extension ShareLink where Label == SwiftUICore.Label<Text, Image> {
    private nonisolated static func label(_ title: Text) -> SwiftUICore.Label<Text, Image> {
        SwiftUICore.Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
    }

    public nonisolated init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<Item> {
        self.init(sharing: CollectionOfOne(item), subject, message, showing: Self.label(Text("Share\u{2026}")))
    }

    public nonisolated init<Item, Preview>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Preview, Never>
    ) where Data == CollectionOfOne<Item> {
        self.init(
            sharing: CollectionOfOne(item), subject, message, previewTitle: preview.title,
            showing: Self.label(Text("Share\u{2026}")))
    }

    public nonisolated init<Item>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<Item> {
        self.init(sharing: CollectionOfOne(item), subject, message, showing: Self.label(Text(titleKey)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Item>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<Item> {
        self.init(sharing: CollectionOfOne(item), subject, message, showing: Self.label(Text(title)))
    }

    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data: RandomAccessCollection {
        self.init(sharing: items, subject, message, showing: Self.label(Text("Share\u{2026}")))
    }
}
