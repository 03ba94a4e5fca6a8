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
    /// What stands beside the title; kept.
    package let image: Image?
    package let icon: Icon?

    private nonisolated init(title: String, image: Image?, icon: Icon?) {
        (self.title, self.image, self.icon) = (title, image, icon)
    }

    fileprivate nonisolated var use: SharePreviewUse { SharePreviewUse(title: title, image: image, icon: icon) }
}

extension SharePreview {
    public nonisolated init(_ title: String, image: Image, icon: Icon) {
        self.init(title: title, image: image, icon: icon)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: titleKey.resolved(in: EnvironmentValues()), image: image, icon: icon)
    }
}

extension SharePreview where Icon == Never {
    @_disfavoredOverload
    public nonisolated init(_ title: String, image: Image) { self.init(title: title, image: image, icon: nil) }

    public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: titleKey.resolved(in: EnvironmentValues()), image: image, icon: nil)
    }
}

extension SharePreview where Image == Never {
    @_disfavoredOverload
    public nonisolated init(_ title: String, icon: Icon) { self.init(title: title, image: nil, icon: icon) }

    public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: titleKey.resolved(in: EnvironmentValues()), image: nil, icon: icon)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    @_disfavoredOverload
    public nonisolated init(_ title: String) { self.init(title: title, image: nil, icon: nil) }

    public nonisolated init(_ titleKey: LocalizedStringKey) {
        self.init(title: titleKey.resolved(in: EnvironmentValues()), image: nil, icon: nil)
    }
}

/// A button that offers items to other apps; drawn closed, the items kept.
public struct ShareLink<Data, Label: View> {
    package let items: Data
    private let use: UncheckedSendableBox<ShareUse>
    private let label: Label

    fileprivate nonisolated init(
        sharing items: Data, _ subject: Text?, _ message: Text?, preview: SharePreviewUse? = nil, showing label: Label
    ) where Data: Collection {
        (self.items, self.label) = (items, label)
        use = UncheckedSendableBox(
            ShareUse(items: Array(items), subject: subject, message: message, preview: preview))
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

    public nonisolated init<Item, PreviewImage, PreviewIcon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<Item> {
        self.init(sharing: CollectionOfOne(item), subject, message, preview: preview.use, showing: label())
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

    public nonisolated init<Item, PreviewImage, PreviewIcon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> {
        self.init(
            sharing: CollectionOfOne(item), subject, message, preview: preview.use,
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

    public nonisolated init<Item, PreviewImage, PreviewIcon>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> {
        self.init(
            sharing: CollectionOfOne(item), subject, message, preview: preview.use,
            showing: Self.label(Text(titleKey)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Item, PreviewImage, PreviewIcon>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<Item> {
        self.init(
            sharing: CollectionOfOne(item), subject, message, preview: preview.use,
            showing: Self.label(Text(title)))
    }
}
