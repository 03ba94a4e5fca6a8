import CairoBackend
import Drawing
import Foundation
import SwiftUI

/// Turns drawings into what a terminal shows: pixels where it can, else characters.
struct TerminalCanvas {
    let traits: TerminalTraits
    let kind: TerminalKind
    /// Of the picture in points; nil for its own.
    let pictureSize: CGSize?

    /// A cell of text stands for so many points: the letters of a chart's labels are about as wide.
    private static let cell = CGSize(width: 6.6, height: 13.2)

    /// - Parameter size: asked for, in points.
    init(size: CGSize?, kind: TerminalKind?, traits known: TerminalTraits? = nil, isSizeAsked: Bool) {
        let traits = known ?? .current(asks: kind != .text)
        self.traits = traits
        self.kind = traits.kind(asked: kind)
        let isText = self.kind == .blocks || self.kind == .text
        if isText, !isSizeAsked {
            // The prompt keeps two rows; charts wider than three to one are hard to read.
            let rows = min(traits.rows - 2, max(10, traits.columns / 3))
            pictureSize = CGSize(
                width: Double(traits.columns) * Self.cell.width, height: Double(rows) * Self.cell.height)
        } else {
            pictureSize = size
        }
    }

    /// - Throws: `CairoBackend.RenderingError`, and where the library is missing that makes characters and sixels.
    func text(of drawing: Drawing) throws -> String {
        switch kind {
        case .kitty: return kittyText(try pngData(of: drawing, options: RasterOptions(scale: scale(of: drawing.size))))
        case .sixel:
            let options = RasterOptions(scale: scale(of: drawing.size), isOpaque: true)
            return try Chafa.loaded().sixels(of: rasterImage(of: drawing, options: options)) + "\n"
        case .blocks, .text:
            var (texts, shapes) = (PlacedTexts(), drawing)
            shapes.items = texts.taking(from: drawing.items)
            let image = try rasterImage(of: shapes, options: RasterOptions(scale: Self.textScale, isOpaque: true))
            return try text(of: image, texts.texts, size: drawing.size)
        }
    }

    private static let textScale = 8 / cell.width

    private func text(of image: RasterImage, _ texts: [PlacedText], size: CGSize) throws(Failure) -> String {
        let columns = clampedInt((size.width / Self.cell.width).rounded(), in: 1...2000)
        let rows = clampedInt((size.height / Self.cell.height).rounded(), in: 1...2000)
        let isPlain = kind == .text
        var cells = try Chafa.loaded().cells(of: image, columns: columns, rows: rows, isPlain: isPlain)
        cells.write(texts, cell: Self.cell)
        let lines = cells.text(isPlain: isPlain, hasTrueColor: traits.hasTrueColor)
        // Without colours nothing shows where an empty margin ends.
        return isPlain ? lines.trimmingCharacters(in: .newlines) + "\n" : lines
    }

    // MARK: Pictures of other programs

    /// What a program of previews is asked for.
    var jobFormat: PreviewJob.Format { kind == .kitty ? .png : .pixels }

    /// Pixels per point; nil for what is usual.
    var jobScale: CGFloat? { kind == .kitty ? nil : kind == .sixel ? 1 : Self.textScale }

    /// - Parameter data: what was asked for, in the format `jobFormat`.
    func text(of picture: PreviewAnswer.Picture, _ data: Data) throws(Failure) -> String {
        if kind == .kitty { return kittyText(data) }
        let pixels = data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
        let width = max(1, picture.pixelColumns)
        let image = RasterImage(width: width, height: pixels.count / width, pixels: pixels)
        if kind == .sixel { return try Chafa.loaded().sixels(of: image) + "\n" }
        return try text(of: image, picture.texts, size: picture.size)
    }

    /// Pixels per point, such that the picture is no wider than the terminal.
    private func scale(of size: CGSize) -> CGFloat {
        let width = traits.pixelSize?.width ?? CGFloat(traits.columns) * 10
        return max(0.2, min(2, width / max(1, size.width)))
    }

    /// A PNG in kitty's protocol: base 64 in pieces of 4096.
    private func kittyText(_ data: Data) -> String {
        let digits = Array(data.base64EncodedString().utf8)
        let starts = stride(from: 0, to: digits.count, by: 4096)
        return starts.map { start in
            let piece = digits[start..<min(digits.count, start + 4096)]
            let more = start + 4096 < digits.count ? 1 : 0
            let control = start == 0 ? "f=100,a=T,m=\(more)" : "m=\(more)"
            return "\u{1B}_G\(control);\(String(decoding: piece, as: UTF8.self))\u{1B}\\"
        }.joined() + "\n"
    }
}
