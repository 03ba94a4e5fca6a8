import Drawing
import Foundation
import PangoShaping
import TextShaping

func span(
    _ text: String, size: CGFloat = 17, weight: Int = 400, style: Int = 0, change: (inout TextSpan) -> Void = { _ in }
) -> TextSpan {
    var span = TextSpan(text: text, font: FontRequest(size: size, weight: weight), style: style)
    change(&span)
    return span
}

extension PangoShaper {
    func shape(_ spans: TextSpan..., rightToLeft: Bool = false) -> ShapedLine { shape(spans, rightToLeft: rightToLeft) }

    /// The first run's face.
    func face(_ span: TextSpan) -> FontFace? { shape(span).runs.first?.shaped.face }
}

/// Whether a font with Hebrew and Arabic letters is installed, such as DejaVu Sans.
let hasRightToLeftFont = !PangoShaper().reports("א ب")

/// Whether a Chinese font is installed.
let hasChineseFont = !PangoShaper().reports("日")

extension PangoShaper {
    fileprivate func reports(_ text: String) -> Bool {
        _ = shape(span(text))
        return takeDiagnostics().contains { $0.code == "text.glyph-missing" }
    }
}

/// A folder of its own for one test, removed afterwards.
func withFontFolder(files: [String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
        let name = URL(fileURLWithPath: file).lastPathComponent
        try FileManager.default.copyItem(atPath: file, toPath: folder.appendingPathComponent(name).path)
    }
    try body(folder.path)
}
