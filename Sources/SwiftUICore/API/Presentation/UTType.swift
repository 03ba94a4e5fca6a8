import Foundation

/// A kind of data, by a reverse-domain identifier.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    public let identifier: String
    /// What an imported or exported type is a kind of, beside what is known of its identifier.
    private var inherited: [String] = []

    private enum CodingKeys: CodingKey { case identifier }

    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// Nil for an identifier that is not known here.
    public init?(_ identifier: String) {
        guard Self.rows.contains(where: { $0.identifier == identifier }) else { return nil }
        self.identifier = identifier
    }

    /// A type of other people's.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.identifier = identifier
        if let parent { inherited = [parent.identifier] + parent.supertypes.map(\.identifier).sorted() }
    }

    /// A type of the app's own.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.init(importedAs: identifier, conformingTo: parent)
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let row = Self.rows.first(where: { $0.extensions.contains(wanted) }) else { return nil }
        identifier = row.identifier
        if !conforms(to: supertype) { return nil }
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let row = Self.rows.first(where: { $0.mimeType == mimeType.lowercased() }) else { return nil }
        identifier = row.identifier
        if !conforms(to: supertype) { return nil }
    }

    public var description: String { identifier }

    public var preferredFilenameExtension: String? { row?.extensions.first }

    public var preferredMIMEType: String? { row?.mimeType }

    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        for name in (row?.parents ?? []) + inherited where name != identifier {
            let parent = UTType(importedAs: name)
            found.formUnion(parent.supertypes.union([parent]))
        }
        return found
    }

    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    private var row: Row? { Self.rows.first { $0.identifier == identifier } }

    private struct Row {
        var identifier: String
        var extensions: [String]
        var mimeType: String?
        var parents: [String]

        init(_ identifier: String, _ extensions: [String], _ mimeType: String?, _ parents: [String]) {
            (self.identifier, self.extensions, self.mimeType, self.parents) = (
                identifier, extensions, mimeType, parents
            )
        }
    }

    private static let rows: [Row] = [
        Row("public.item", [], nil, []),
        Row("public.content", [], nil, []),
        Row("public.data", [], "application/octet-stream", ["public.item"]),
        Row("public.directory", [], nil, ["public.item"]),
        Row("public.folder", [], nil, ["public.directory"]),
        Row("public.url", [], nil, ["public.data"]),
        Row("public.file-url", [], nil, ["public.url"]),
        Row("public.text", [], nil, ["public.data", "public.content"]),
        Row("public.plain-text", ["txt"], "text/plain", ["public.text"]),
        Row("public.utf8-plain-text", [], nil, ["public.plain-text"]),
        Row("public.delimited-values-text", [], nil, ["public.text"]),
        Row("public.comma-separated-values-text", ["csv"], "text/csv", ["public.delimited-values-text"]),
        Row("public.tab-separated-values-text", ["tsv"], "text/tab-separated-values", ["public.delimited-values-text"]),
        Row("public.json", ["json"], "application/json", ["public.text"]),
        Row("public.xml", ["xml"], "application/xml", ["public.text"]),
        Row("public.html", ["html", "htm"], "text/html", ["public.text"]),
        Row("public.rtf", ["rtf"], "text/rtf", ["public.text"]),
        Row("com.apple.property-list", ["plist"], nil, ["public.data"]),
        Row("public.archive", [], nil, ["public.data"]),
        Row("public.zip-archive", ["zip"], "application/zip", ["public.archive"]),
        Row("com.adobe.pdf", ["pdf"], "application/pdf", ["public.data", "public.content"]),
        Row("public.image", [], nil, ["public.data", "public.content"]),
        Row("public.png", ["png"], "image/png", ["public.image"]),
        Row("public.jpeg", ["jpeg", "jpg"], "image/jpeg", ["public.image"]),
        Row("public.tiff", ["tiff", "tif"], "image/tiff", ["public.image"]),
        Row("com.compuserve.gif", ["gif"], "image/gif", ["public.image"]),
        Row("public.heic", ["heic"], "image/heic", ["public.image"]),
        Row("public.svg-image", ["svg"], "image/svg+xml", ["public.image"]),
        Row("public.audio", [], nil, ["public.data", "public.content"]),
        Row("public.movie", [], nil, ["public.data", "public.content"]),
    ]
}

extension UTType {
    public static let item = UTType(importedAs: "public.item")
    public static let content = UTType(importedAs: "public.content")
    public static let data = UTType(importedAs: "public.data")
    public static let directory = UTType(importedAs: "public.directory")
    public static let folder = UTType(importedAs: "public.folder")
    public static let url = UTType(importedAs: "public.url")
    public static let fileURL = UTType(importedAs: "public.file-url")
    public static let text = UTType(importedAs: "public.text")
    public static let plainText = UTType(importedAs: "public.plain-text")
    public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
    public static let delimitedText = UTType(importedAs: "public.delimited-values-text")
    public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
    public static let tabSeparatedText = UTType(importedAs: "public.tab-separated-values-text")
    public static let json = UTType(importedAs: "public.json")
    public static let xml = UTType(importedAs: "public.xml")
    public static let html = UTType(importedAs: "public.html")
    public static let rtf = UTType(importedAs: "public.rtf")
    public static let propertyList = UTType(importedAs: "com.apple.property-list")
    public static let archive = UTType(importedAs: "public.archive")
    public static let zip = UTType(importedAs: "public.zip-archive")
    public static let pdf = UTType(importedAs: "com.adobe.pdf")
    public static let image = UTType(importedAs: "public.image")
    public static let png = UTType(importedAs: "public.png")
    public static let jpeg = UTType(importedAs: "public.jpeg")
    public static let tiff = UTType(importedAs: "public.tiff")
    public static let gif = UTType(importedAs: "com.compuserve.gif")
    public static let heic = UTType(importedAs: "public.heic")
    public static let svg = UTType(importedAs: "public.svg-image")
    public static let audio = UTType(importedAs: "public.audio")
    public static let movie = UTType(importedAs: "public.movie")
}
