import Foundation

/// An image among a bundle's resources: an image set of an asset catalogue, or a file by its name.
package struct AssetImage: Hashable, Sendable {
    package let name: String
    private let folder: URL?
    private let isMain: Bool

    package init(name: String, bundle: Bundle?) {
        self.name = name
        folder = (bundle ?? .main).resourceURL
        isMain = bundle == nil
    }

    /// The file that fits the display and the appearance best; nil where there is none of the name.
    package func file(scale: CGFloat, appearance: Appearance) -> ImageFile? {
        for folder in folders {
            if let set = AssetCatalogue.folder(of: name, kind: "imageset", in: folder),
                let file = ImageSet(contentsOf: set)?.file(scale: scale, appearance: appearance, in: set)
            {
                return file
            }
            if let file = ImageFile(named: name, in: folder, scale: scale) { return file }
        }
        return nil
    }

    /// The main bundle of a program that was built from packages has its resources in bundles beside it.
    private var folders: [URL] {
        guard let folder else { return [] }
        guard isMain else { return [folder] }
        let beside = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let bundles = (beside ?? []).filter { ["resources", "bundle"].contains($0.pathExtension) }
        return [folder] + bundles.sorted { $0.path < $1.path }
    }
}

/// Finds the folders of named assets.
package enum AssetCatalogue {
    /// A name may hold the catalogue's name-spacing folders: "Charts/Photo".
    package static func folder(of name: String, kind: String, in resources: URL) -> URL? {
        let manager = FileManager.default
        let roots = (try? manager.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)) ?? []
        for catalogue in roots.filter({ $0.pathExtension == "xcassets" }).sorted(by: { $0.path < $1.path }) {
            let entries = manager.enumerator(at: catalogue, includingPropertiesForKeys: nil)
            while let entry = entries?.nextObject() as? URL {
                if entry.path.hasSuffix("/\(name).\(kind)") { return entry }
            }
        }
        return nil
    }
}

/// An image file with the scale its name or catalogue gives it.
package struct ImageFile: Sendable {
    /// Nil for a file in a format that is not drawn.
    package let raster: RasterData?
    /// Pixels per point.
    package let scale: CGFloat
    package let isTemplate: Bool

    package init?(_ url: URL, scale: CGFloat, isTemplate: Bool = false) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        (raster, self.scale, self.isTemplate) = (RasterData(data), scale, isTemplate)
    }

    /// A loose file: "Photo", "Photo@2x" or "Photo@3x" with the usual endings, or the name as it is.
    package init?(named name: String, in folder: URL, scale: CGFloat) {
        let wanted = clampedScale(scale)
        let scales = [wanted] + [3, 2, 1].filter { $0 != wanted }
        for candidate in scales {
            let suffix = candidate == 1 ? "" : "@\(candidate)x"
            for ending in ["png", "jpg", "jpeg"] {
                let url = folder.appendingPathComponent("\(name)\(suffix).\(ending)")
                if FileManager.default.fileExists(atPath: url.path) {
                    self.init(url, scale: CGFloat(candidate))
                    return
                }
            }
        }
        let url = folder.appendingPathComponent(name)
        guard ["png", "jpg", "jpeg"].contains(url.pathExtension.lowercased()) else { return nil }
        self.init(url, scale: 1)
    }
}

private func clampedScale(_ scale: CGFloat) -> Int { scale >= 2.5 ? 3 : scale >= 1.5 ? 2 : 1 }

/// What a `Contents.json` of an image set says.
private struct ImageSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        var filename: String?
        var scale: String?
        var appearances: [Appearance]?

        var pixelsPerPoint: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
    }

    struct Properties: Decodable {
        var intent: String?

        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    var images: [Entry]
    var properties: Properties?

    init?(contentsOf folder: URL) {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = set
    }

    func file(scale: CGFloat, appearance: Appearance, in folder: URL) -> ImageFile? {
        func rank(_ entry: Entry) -> (Int, CGFloat)? {
            guard entry.filename != nil else { return nil }
            var points = 0
            for condition in entry.appearances ?? [] where condition.appearance == "luminosity" {
                guard (condition.value == "dark") == appearance.isDark else { return nil }
                points += 1
            }
            // The nearest scale, and of two as near the larger.
            return (points, -abs(entry.pixelsPerPoint - scale) + entry.pixelsPerPoint * 0.001)
        }
        let best = images.compactMap { entry in rank(entry).map { (rank: $0, entry: entry) } }.max { $0.rank < $1.rank }
        guard let entry = best?.entry, let name = entry.filename else { return nil }
        return ImageFile(
            folder.appendingPathComponent(name), scale: entry.pixelsPerPoint,
            isTemplate: properties?.intent == "template")
    }
}
