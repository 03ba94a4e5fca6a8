import Foundation

/// How far loading an image has come.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// An image from a URL. A still picture does not wait for a network: files and data URLs are read at once, for all
/// others the placeholder is drawn.
public struct AsyncImage<Content: View> {
    private let url: URL?
    private let scale: CGFloat
    /// How the change of phases would be animated, which a still picture does not show; kept.
    package let transaction: Transaction
    private let content: UncheckedSendableBox<(AsyncImagePhase) -> Content>

    fileprivate nonisolated init(
        loading url: URL?, scale: CGFloat, transaction: Transaction = Transaction(),
        _ content: @escaping (AsyncImagePhase) -> Content
    ) {
        (self.url, self.scale, self.transaction) = (url, scale, transaction)
        self.content = UncheckedSendableBox(content)
    }

    private var phase: AsyncImagePhase {
        guard let url, url.isFileURL || url.scheme == "data" else { return .empty }
        do {
            guard let image = UIImage(data: try Data(contentsOf: url), scale: scale) else {
                return .failure(URLError(.cannotDecodeContentData))
            }
            return .success(Image(uiImage: image))
        } catch {
            return .failure(error)
        }
    }
}

extension AsyncImage: View {
    public var body: some View { content.value(phase) }
}

extension AsyncImage {
    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
        self.init(loading: url, scale: scale) { phase in
            if let image = phase.image { return ViewBuilder.buildEither(first: image) }
            return ViewBuilder.buildEither(second: Color(source: .system(.gray5)))
        }
    }

    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(loading: url, scale: scale) { phase in
            if let image = phase.image { return ViewBuilder.buildEither(first: content(image)) }
            return ViewBuilder.buildEither(second: placeholder())
        }
    }

    public nonisolated init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(loading: url, scale: scale, transaction: transaction, content)
    }
}
