import Foundation

/// The font that system symbols are drawn with, found by its path: a list of all installed fonts takes longer to make
/// than the one symbol of a picture to draw.
struct IconFont {
    static let family = "Material Design Icons"

    /// Where Debian's package fonts-materialdesignicons-webfont puts it, below a folder of fonts.
    private static let file = "truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf"

    /// Nil for any other font.
    init?(named name: String) {
        guard name == Self.family else { return nil }
    }

    func path(in directories: [String]) -> String? {
        directories.lazy.map { $0 + "/" + Self.file }.first { FileManager.default.fileExists(atPath: $0) }
    }
}
