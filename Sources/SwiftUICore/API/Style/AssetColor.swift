import Drawing
import Foundation

/// A colour set of an asset catalogue: the folder `NAME.colorset` with its `Contents.json`, as Xcode writes it, found
/// in the bundle's resources. SwiftPM copies catalogues as they are on platforms without Apple's asset compiler.
package struct AssetColor: Hashable, Sendable {
    package let name: String
    private let folder: URL?

    package init(name: String, bundle: Bundle?) {
        self.name = name
        folder = (bundle ?? .main).resourceURL
    }

    package static func == (left: AssetColor, right: AssetColor) -> Bool {
        left.name == right.name && left.folder == right.folder
    }

    /// Clear where the bundle has no such colour set, as on Apple's platforms.
    package func rgba(_ appearance: Appearance) -> RGBA {
        AssetColorStore.shared.set(named: name, in: folder)?.rgba(appearance) ?? .clear
    }

    package var exists: Bool { AssetColorStore.shared.set(named: name, in: folder) != nil }
}

/// Colour sets that were read, kept for the life of the process.
private final class AssetColorStore: @unchecked Sendable {
    static let shared = AssetColorStore()

    private struct Key: Hashable {
        var name: String
        var folder: URL
    }

    private let lock = NSLock()
    private var known: [Key: ColorSet?] = [:]

    func set(named name: String, in folder: URL?) -> ColorSet? {
        guard let folder else { return nil }
        let key = Key(name: name, folder: folder)
        return lock.withLock {
            if let entry = known[key] { return entry }
            let fresh = Self.file(named: name, in: folder).flatMap { ColorSet(contentsOf: $0) }
            known[key] = fresh
            return fresh
        }
    }

    /// A name may hold the catalogue's name-spacing folders: "Charts/Accent".
    private static func file(named name: String, in folder: URL) -> URL? {
        let manager = FileManager.default
        let roots = (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for catalogue in roots.filter({ $0.pathExtension == "xcassets" }).sorted(by: { $0.path < $1.path }) {
            let suffix = "/\(name).colorset"
            let entries = manager.enumerator(at: catalogue, includingPropertiesForKeys: nil)
            while let entry = entries?.nextObject() as? URL {
                if entry.path.hasSuffix(suffix) { return entry.appendingPathComponent("Contents.json") }
            }
        }
        return nil
    }
}

/// What a `Contents.json` of a colour set says.
private struct ColorSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        struct Definition: Decodable {
            var components: [String: String]?
            var colorSpace: String?

            enum CodingKeys: String, CodingKey {
                case components
                case colorSpace = "color-space"
            }
        }

        var appearances: [Appearance]?
        var color: Definition?
    }

    var colors: [Entry]

    init?(contentsOf file: URL) {
        guard let data = try? Data(contentsOf: file), let set = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = set
    }

    /// The entry that fits the appearance best, the one for any appearance otherwise.
    func rgba(_ appearance: Appearance) -> RGBA? {
        func score(_ entry: Entry) -> Int? {
            var points = 0
            for condition in entry.appearances ?? [] {
                switch (condition.appearance, condition.value) {
                case ("luminosity", "dark"): if appearance.isDark { points += 2 } else { return nil }
                case ("luminosity", "light"): if appearance.isDark { return nil } else { points += 2 }
                case ("contrast", "high"): if appearance.increasedContrast { points += 1 } else { return nil }
                default: return nil
                }
            }
            return points
        }
        let fitting = colors.compactMap { entry in score(entry).map { (points: $0, entry: entry) } }
        return fitting.max { $0.points < $1.points }?.entry.color?.rgba
    }
}

extension ColorSet.Entry.Definition {
    /// Components are written "0.5", "128" or "0x80".
    fileprivate var rgba: RGBA? {
        guard let components else { return nil }
        func value(_ name: String) -> Double? {
            guard let text = components[name] else { return nil }
            if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            guard let number = Double(text) else { return nil }
            return text.contains(".") ? number : number / 255
        }
        let alpha = components["alpha"].flatMap(Double.init) ?? 1
        if let white = value("white") { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
        guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
        switch colorSpace {
        case "display-p3": return ColorMath.fromDisplayP3(red: red, green: green, blue: blue, alpha: alpha)
        case "extended-linear-srgb":
            return RGBA(
                red: ColorMath.encoded(red), green: ColorMath.encoded(green), blue: ColorMath.encoded(blue),
                alpha: alpha)
        default: return RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }
    }
}
