import CCairo
import Drawing
import Foundation
import Geometry

extension Painter {
    /// Paints glyphs by their images, each to a fraction of a pixel: cairo's own glyph images go to whole pixels only,
    /// which makes letter spacing uneven, and its paths take several times as long.
    /// False if the glyphs are too large for images.
    func paintImages(of glyphs: [cairo_glyph_t], face: OpenedFace, size: CGFloat) -> Bool {
        let matrix = matrix
        guard
            let transform = GlyphTransform(size: size, unitsPerEm: face.outlines.unitsPerEm, matrix: matrix)
        else { return false }
        let sheet = resources.sheet(face: face, transform: transform)
        let clip = deviceClip
        let near = clip.outset(by: 1024)
        var placed: [PlacedGlyph] = []
        placed.reserveCapacity(glyphs.count)
        var bounds = CGRect.null
        let phases = GlyphSheet.phases
        for glyph in glyphs {
            let place = CGPoint(x: glyph.x, y: glyph.y).applying(matrix)
            // Nothing farther away reaches into the clip.
            guard near.contains(place) else { continue }
            guard let x = checkedInt((place.x * CGFloat(phases) + 0.5).rounded(.down)),
                let y = checkedInt((place.y * CGFloat(phases) + 0.5).rounded(.down))
            else { continue }
            let image = sheet.image(
                of: UInt32(truncatingIfNeeded: glyph.index), phaseX: x & (phases - 1), phaseY: y & (phases - 1))
            if image.width == 0 { continue }
            // Shifts round down, also below zero.
            let item = PlacedGlyph(x: (x >> 2) + image.left, y: (y >> 2) + image.top, image: image)
            placed.append(item)
            bounds = bounds.union(item.frame)
        }
        paintCoverage(placed, within: bounds.intersection(clip))
        return true
    }

    private func paintCoverage(_ glyphs: [PlacedGlyph], within area: CGRect) {
        guard let box = PixelBox(around: area) else { return }
        paintMask(in: box) { bytes, stride in
            for glyph in glyphs { glyph.add(to: bytes, stride: stride, box: box) }
        }
    }
}

private struct PlacedGlyph {
    /// Top left pixel on the device.
    var x: Int
    var y: Int
    var image: GlyphImage

    var frame: CGRect { CGRect(x: x, y: y, width: image.width, height: image.height) }

    /// Adds the coverage to that of other glyphs in the pixels of `box`.
    func add(to bytes: UnsafeMutablePointer<UInt8>, stride: Int, box: PixelBox) {
        let (x, y) = (x - box.left, y - box.top)
        let (firstColumn, lastColumn) = (max(0, -x), min(image.width, box.width - x))
        let (firstRow, lastRow) = (max(0, -y), min(image.height, box.height - y))
        guard firstColumn < lastColumn, firstRow < lastRow else { return }
        image.coverage.withUnsafeBufferPointer { coverage in
            for row in firstRow..<lastRow {
                let target = bytes + ((y + row) * stride + x)
                let source = UnsafeBufferPointer(
                    rebasing: coverage[(row * image.width)..<((row + 1) * image.width)])
                for column in firstColumn..<lastColumn {
                    let sum = UInt16(target[column]) &+ UInt16(source[column])
                    target[column] = UInt8(truncatingIfNeeded: min(sum, 255))
                }
            }
        }
    }
}

extension RenderResources {
    fileprivate func sheet(face: OpenedFace, transform: GlyphTransform) -> GlyphSheet {
        let key = SheetKey(face: ObjectIdentifier(face), transform: transform)
        if let known = sheets[key] { return known }
        let sheet = GlyphSheet(face: face, transform: transform)
        sheets[key] = sheet
        return sheet
    }
}

struct SheetKey: Hashable {
    var face: ObjectIdentifier
    var transform: GlyphTransform
}
