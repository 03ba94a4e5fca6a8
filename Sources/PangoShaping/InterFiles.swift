import Foundation

/// The static files of Inter, found by their names: opening them needs no list of the installed fonts, and neither
/// Inter Display nor a variable font can take their place.
struct InterFiles: Sendable {
    static let family = "Inter"

    private let folder: String
    private let suffix: String

    private static let styleNames: [(weight: Int, upright: String, italic: String)] = [
        (100, "Thin", "ThinItalic"), (200, "ExtraLight", "ExtraLightItalic"), (300, "Light", "LightItalic"),
        (400, "Regular", "Italic"), (500, "Medium", "MediumItalic"), (600, "SemiBold", "SemiBoldItalic"),
        (700, "Bold", "BoldItalic"), (800, "ExtraBold", "ExtraBoldItalic"), (900, "Black", "BlackItalic"),
    ]

    /// Nil where none of the folders, or their usual subfolders, has Inter's regular face.
    init?(directories: [String]) {
        for directory in directories {
            for subfolder in ["/opentype/inter", "/truetype/inter", "/inter", ""] {
                for suffix in [".otf", ".ttf"] {
                    let folder = directory + subfolder
                    guard Self.isReadable(folder + "/Inter-Regular" + suffix) else { continue }
                    (self.folder, self.suffix) = (folder, suffix)
                    return
                }
            }
        }
        return nil
    }

    /// The file of the nearest face that exists, and that face's style.
    func file(for style: FaceStyle) -> (path: String, style: FaceStyle) {
        let candidates = Self.styleNames.flatMap { entry in
            [
                (entry.upright, FaceStyle(weight: entry.weight, isItalic: false)),
                (entry.italic, FaceStyle(weight: entry.weight, isItalic: true)),
            ]
        }
        for (name, face) in candidates.sorted(by: { style.distance(to: $0.1) < style.distance(to: $1.1) }) {
            let path = path(name)
            if Self.isReadable(path) { return (path, face) }
        }
        return (path("Regular"), FaceStyle(weight: 400, isItalic: false))
    }

    private func path(_ name: String) -> String { "\(folder)/Inter-\(name)\(suffix)" }

    private static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }
}
