import CCairo
import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoBackend

private let hasInter = FileManager.default.fileExists(atPath: interFile)

@Suite struct TextTests {
    private func ink(_ image: RasterImage) -> Double {
        image.pixels.reduce(0) { $0 + Double(255 - ($1 & 0xFF)) / 255 }
    }

    /// Columns with ink, weighted: where the text is, to a fraction of a pixel.
    private func center(_ image: RasterImage) -> CGPoint {
        var (x, y, sum) = (0.0, 0.0, 0.0)
        for row in 0..<image.height {
            for column in 0..<image.width {
                let weight = Double(255 - (image.pixels[row * image.width + column] & 0xFF))
                (x, y, sum) = (x + weight * (Double(column) + 0.5), y + weight * (Double(row) + 0.5), sum + weight)
            }
        }
        return CGPoint(x: x / sum, y: y / sum)
    }

    @Test(.enabled(if: hasInter)) func `A letter is where its origin says, to a fraction of a pixel`() throws {
        let run = try shaped("I", size: 16)
        let base = center(try render([textItem(run, x: 10, y: 30)]))
        #expect(base.y > 20 && base.y < 28)
        for shift in [0.25, 0.5, 0.75, 3.25] as [CGFloat] {
            let moved = center(try render([textItem(run, x: 10 + shift, y: 30 - shift)]))
            // A pixel that is covered in part counts as its middle, hence the tolerance.
            #expect(abs(moved.x - base.x - shift) < 0.1)
            #expect(abs(base.y - moved.y - shift) < 0.1)
        }
    }

    @Test(.enabled(if: hasInter)) func `Images of glyphs and their outlines cover the same`() throws {
        let run = try shaped("Rg8", size: 14)
        let images = try render([textItem(run, x: 4, y: 24)])
        // Above the limit for images: the same text by way of a transform, drawn as paths.
        let large = try rasterImage(
            of: drawing([textItem(run, x: 4, y: 24)]), options: RasterOptions(scale: 20))
        #expect(abs(ink(images) - ink(large) / 400) < ink(images) * 0.02)
        let turned = try render([
            group([textItem(run, x: 4, y: 24)]) {
                $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
                    .concatenating(CGAffineTransform(translationX: 40, y: 0))
            }
        ])
        #expect(abs(ink(images) - ink(turned)) < ink(images) * 0.02)
    }

    @Test(.enabled(if: hasInter)) func `Gradients, opacity, clips and shadows apply to text`() throws {
        let run = try shaped("HHH", size: 14)
        let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
        let gradient = try render([
            textItem(run, x: 2, y: 25, paint: .linear(stops: stops, from: .zero, to: CGPoint(x: 40, y: 0)))
        ])
        #expect(Set(gradient.pixels).count > 10)
        let whole = ink(try render([textItem(run, x: 2, y: 25)]))
        let faded = ink(try render([group([textItem(run, x: 2, y: 25)]) { $0.opacity = 0.5 }]))
        #expect(abs(faded - whole / 2) < whole * 0.02)
        let cut = ink(try render([group([textItem(run, x: 2, y: 25)]) { $0.clip = ClipOutline(box(0, 0, 15, 40)) }]))
        #expect(cut > 0 && cut < whole * 0.7)
        let shadow = ink(
            try render([
                group([textItem(run, x: 2, y: 15)]) {
                    $0.shadow = DrawnShadow(color: .black, deviation: 0, offset: CGSize(width: 0, height: 18))
                }
            ]))
        #expect(abs(shadow - 2 * whole) < whole * 0.1)
    }

    @Test(.enabled(if: hasInter)) func `Underline and strikethrough are drawn at the font's own places`() throws {
        var run = try shaped("      ", size: 20)
        #expect(ink(try render([textItem(run, x: 2, y: 20)])) == 0)
        run.underline = true
        let underline = center(try render([textItem(run, x: 2, y: 20)]))
        #expect(underline.y > 20.5 && underline.y < 26)
        run.underline = false
        run.strikethrough = true
        let strike = center(try render([textItem(run, x: 2, y: 20)]))
        #expect(strike.y > 10 && strike.y < 18)
    }

    @Test func `The test font draws hollow boxes, none for spaces`() throws {
        let glyphs = (0..<3).map { ShapedGlyph(id: 0, x: CGFloat($0) * 10, advance: 10, cluster: $0) }
        let run = ShapedRun(face: FontFace(family: "Test"), size: 14, text: "a b", glyphs: glyphs, width: 30)
        let image = try render([textItem(run, x: 5, y: 30)])
        func hasInk(_ columns: Range<Int>) -> Bool {
            columns.contains { x in (0..<40).contains { image.pixel(x: x, y: $0) != 0xFFFF_FFFF } }
        }
        #expect(hasInk(5..<15) && !hasInk(15..<25) && hasInk(25..<35))
        #expect(image.pixel(x: 10, y: 25) == 0xFFFF_FFFF)
    }

    @Test func `A font file that is not there is an error that names it`() throws {
        let run = ShapedRun(
            face: FontFace(family: "X", file: "/nowhere/x.ttf"), size: 12, text: "x",
            glyphs: [ShapedGlyph(id: 1, x: 0, advance: 5, cluster: 0)], width: 5)
        let error = #expect(throws: RenderingError.self) { try render([textItem(run, x: 0, y: 20)]) }
        #expect(error == .unreadableFont(file: "/nowhere/x.ttf", index: 0))
        #expect(error?.description.contains("/nowhere/x.ttf") == true)
    }

    @Test(.enabled(if: hasInter)) func `Hostile places and sizes draw nothing and harm nothing else`() throws {
        var run = try shaped("abc", size: 14)
        run.glyphs[1].x = .nan
        let image = try render([
            textItem(run, x: 2, y: 20), textItem(run, x: .infinity, y: 20),
            textItem(try shaped("a", size: .nan), x: 0, y: 20), textItem(try shaped("a", size: -4), x: 0, y: 20),
            textItem(try shaped("a", size: 14), x: 1e18, y: 20), fill(0, 30, 5, 5, blue),
        ])
        #expect(image.pixel(x: 2, y: 32) == bits(blue))
        #expect(ink(image) > 5)
        _ = try pdfData(of: drawing([textItem(run, x: 2, y: 20)]))
    }

    @Test(.enabled(if: hasInter)) func `Many threads may draw text at once and get the same picture`() async throws {
        let item = textItem(try shaped("Thread 0123456789", size: 11), x: 1, y: 20)
        let (expected, document) = (try render([item]), try pdfData(of: drawing([item])))
        await withTaskGroup(of: Bool.self) { tasks in
            for _ in 0..<24 {
                tasks.addTask {
                    (try? render([item])) == expected && (try? pdfData(of: drawing([item]))) == document
                }
            }
            for await isSame in tasks { #expect(isSame) }
        }
    }

    @Test func `Clusters share out all bytes and glyphs, in either direction`() throws {
        func clusters(_ text: String, _ offsets: [Int], rightToLeft: Bool = false) -> [[Int32]]? {
            let glyphs = offsets.map { ShapedGlyph(id: 1, x: 0, advance: 1, cluster: $0) }
            let run = ShapedRun(
                face: FontFace(family: "X"), size: 1, text: text, glyphs: glyphs, width: 1, isRightToLeft: rightToLeft)
            return TextClusters(run)?.clusters.map { [$0.num_bytes, $0.num_glyphs] }
        }
        #expect(clusters("abc", [0, 1, 2]) == [[1, 1], [1, 1], [1, 1]])
        // A ligature, and an accent of its own glyph.
        #expect(clusters("fie", [0, 2]) == [[2, 1], [1, 1]])
        #expect(clusters("é", [0, 0]) == [[2, 2]])
        #expect(clusters("אב", [2, 0], rightToLeft: true) == [[2, 1], [2, 1]])
        #expect(clusters("xab", [1, 2]) == [[1, 0], [1, 1], [1, 1]])
        // Out of order, within a character, beyond the end: all for all.
        #expect(clusters("abc", [2, 1, 0]) == [[3, 3]])
        #expect(clusters("é", [1]) == [[2, 1]])
        #expect(clusters("a", [9]) == [[1, 1]])
        #expect(clusters("", [0]) == nil)
    }
}
