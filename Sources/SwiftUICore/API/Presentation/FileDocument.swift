import Foundation

/// The content of a file or a folder in memory.
public final class FileWrapper {
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
    }

    private let content: Content
    public var filename: String?
    public var preferredFilename: String?

    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Reads a file, or a folder with all that is in it.
    public convenience init(url: URL) throws {
        let values = try url.resourceValues(forKeys: [.isDirectoryKey])
        if values.isDirectory == true {
            var children: [String: FileWrapper] = [:]
            for child in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
                children[child.lastPathComponent] = try FileWrapper(url: child)
            }
            self.init(directoryWithFileWrappers: children)
        } else {
            self.init(regularFileWithContents: try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        preferredFilename = filename
    }

    public var isRegularFile: Bool { regularFileContents != nil }
    public var isDirectory: Bool { fileWrappers != nil }

    public var regularFileContents: Data? {
        if case .file(let data) = content { return data }
        return nil
    }

    public var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { return children }
        return nil
    }

    /// Writes a file, or a folder with all that is in it.
    public func write(to url: URL) throws {
        switch content {
        case .file(let data): try data.write(to: url)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children.sorted(by: { $0.key < $1.key }) {
                try child.write(to: url.appendingPathComponent(name))
            }
        }
    }
}

public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper

    package init(contentType: UTType, file: FileWrapper) { (self.contentType, self.file) = (contentType, file) }
}

public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?

    package init(contentType: UTType, existingFile: FileWrapper?) {
        (self.contentType, self.existingFile) = (contentType, existingFile)
    }
}

/// A document that can be written to a file and read back.
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }

    init(configuration: Self.ReadConfiguration) throws

    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An export or import that a view asks for, with what it needs.
package struct FileExchange {
    package let contentTypes: [UTType]
    package let defaultFilename: String?
    /// Writes the document to a URL and tells the view.
    package let export: ((URL) -> Void)?
    /// Tells the view which files were chosen.
    package let completion: ((Result<[URL], any Error>) -> Void)?
}

extension View {
    private nonisolated func exchanging(
        _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, _ exchange: FileExchange
    ) -> some View {
        var presentation = Presentation(kind, isPresented: isPresented, content: { nil })
        presentation.exchange = UncheckedSendableBox(exchange)
        return interactive(.presentation(presentation))
    }

    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        let export: (URL) -> Void = { url in
            guard let document else { return }
            onCompletion(
                Result {
                    try document.fileWrapper(configuration: .init(contentType: contentType, existingFile: nil))
                        .write(to: url)
                    return url
                })
        }
        return exchanging(
            .fileExporter, isPresented,
            FileExchange(
                contentTypes: [contentType], defaultFilename: defaultFilename, export: export, completion: nil))
    }

    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false)
        {
            result in
            onCompletion(
                result.flatMap { urls in
                    urls.first.map { .success($0) } ?? .failure(CocoaError(.fileReadNoSuchFile))
                })
        }
    }

    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        exchanging(
            .fileImporter, isPresented,
            FileExchange(
                contentTypes: allowedContentTypes, defaultFilename: nil, export: nil,
                completion: { result in
                    onCompletion(allowsMultipleSelection ? result : result.map { Array($0.prefix(1)) })
                }))
    }
}
