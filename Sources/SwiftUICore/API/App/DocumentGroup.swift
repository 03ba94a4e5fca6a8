import Combine
import Drawing
import Foundation

/// What a window of a document gets: the document, and where it came from.
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    /// Nil for a document that was never saved.
    public var fileURL: URL?
    public var isEditable: Bool
}

/// What a window of a document that is an object gets.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    /// Nil for a document that was never saved.
    public var fileURL: URL?
    public var isEditable: Bool
}

/// A document that is an object; what is written is a snapshot of it.
public protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }

    init(configuration: Self.ReadConfiguration) throws

    func snapshot(contentType: UTType) throws -> Self.Snapshot
    func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// Windows of documents: the one drawn shows the file that the command line names with `--open`, else a new document.
public struct DocumentGroup<Document, Content: View> {
    private let editor: @MainActor (URL?) throws -> AnyView
    private let viewer: @MainActor (URL) throws -> AnyView
}

extension DocumentGroup: Scene, PrimitiveScene {
    public var body: Never { unreachableBody }

    package func windows(in context: ResolveContext) -> [SceneWindow] {
        let url = context.environment.openedDocument
        let content: AnyView
        do {
            content = try url.map(viewer) ?? editor(nil)
        } catch {
            context.graph.report(CoreDiagnostics.unreadableDocument(url, error))
            content = AnyView(EmptyView())
        }
        return [SceneWindow(title: url?.lastPathComponent, id: nil, size: nil, content: content)]
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Windows that edit documents.
    public nonisolated init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        let box = UncheckedSendableBox((newDocument, editor))
        self.init(
            editor: { _ in
                AnyView(DocumentWindow(initial: box.value.0(), url: nil, isEditable: true, content: box.value.1))
            },
            viewer: { url in
                AnyView(DocumentWindow(initial: try Document(url), url: url, isEditable: true, content: box.value.1))
            })
    }

    /// Windows that show documents; without a file there is nothing to show.
    public nonisolated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        let box = UncheckedSendableBox(viewer)
        self.init(
            editor: { _ in throw CocoaError(.fileNoSuchFile) },
            viewer: { url in
                AnyView(DocumentWindow(initial: try Document(url), url: url, isEditable: false, content: box.value))
            })
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Windows that edit documents that are objects.
    public nonisolated init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        let box = UncheckedSendableBox((newDocument, editor))
        self.init(
            editor: { _ in
                AnyView(ObjectDocumentWindow(make: box.value.0, url: nil, isEditable: true, content: box.value.1))
            },
            viewer: { url in
                let document = UncheckedSendableBox(try Document(url))
                return AnyView(
                    ObjectDocumentWindow(make: { document.value }, url: url, isEditable: true, content: box.value.1))
            })
    }
}

/// Keeps a document as the state of its window.
private struct DocumentWindow<Document: FileDocument, Content: View>: View {
    @State private var document: Document
    private let url: URL?
    private let isEditable: Bool
    private let content: (FileDocumentConfiguration<Document>) -> Content

    init(
        initial: Document, url: URL?, isEditable: Bool,
        content: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        _document = State(initialValue: initial)
        (self.url, self.isEditable, self.content) = (url, isEditable, content)
    }

    var body: some View {
        content(FileDocumentConfiguration(document: $document, fileURL: url, isEditable: isEditable))
    }
}

private struct ObjectDocumentWindow<Document: ReferenceFileDocument, Content: View>: View {
    @StateObject private var document: Document
    private let url: URL?
    private let isEditable: Bool
    private let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

    init(
        make: @escaping () -> Document, url: URL?, isEditable: Bool,
        content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        _document = StateObject(wrappedValue: make())
        (self.url, self.isEditable, self.content) = (url, isEditable, content)
    }

    var body: some View {
        content(ReferenceFileDocumentConfiguration(document: document, fileURL: url, isEditable: isEditable))
    }
}

extension FileDocument {
    fileprivate init(_ url: URL) throws {
        let types = Self.readableContentTypes
        try self.init(
            configuration: FileDocumentReadConfiguration(
                contentType: try contentType(of: url, among: types), file: FileWrapper(url: url)))
    }
}

extension ReferenceFileDocument {
    fileprivate init(_ url: URL) throws {
        let types = Self.readableContentTypes
        try self.init(
            configuration: FileDocumentReadConfiguration(
                contentType: try contentType(of: url, among: types), file: FileWrapper(url: url)))
    }
}

/// The type that the file's name extension stands for, else the first that can be read.
private func contentType(of url: URL, among types: [UTType]) throws -> UTType {
    let named = UTType(filenameExtension: url.pathExtension)
    if let named, types.contains(where: { named.conforms(to: $0) }) { return named }
    guard let first = types.first else { throw CocoaError(.fileReadUnknown) }
    return first
}

extension EnvironmentValues {
    private struct OpenedDocumentKey: EnvironmentKey {
        static var defaultValue: URL? { nil }
    }

    /// The file that the app's document windows show.
    package var openedDocument: URL? {
        get { self[OpenedDocumentKey.self] }
        set { self[OpenedDocumentKey.self] = newValue }
    }
}

extension CoreDiagnostics {
    package static func unreadableDocument(_ url: URL?, _ error: any Error) -> Diagnostic {
        guard let url else {
            return Diagnostic(
                code: "app.no-document", message: "The app shows documents and none was named.",
                remedy: "Name a file with --open FILE.")
        }
        return Diagnostic(
            code: "app.unreadable-document", message: "The document \(url.path) cannot be read: \(error)",
            remedy: "Name a file of a type that the app reads with --open FILE.")
    }
}
