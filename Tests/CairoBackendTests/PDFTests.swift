import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoBackend

private let hasInter = FileManager.default.fileExists(atPath: interFile)
private let deja = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

/// What a program of poppler-utils prints about the document; nil, with a notice, where it is not installed.
private func poppler(_ program: String, _ options: [String], _ document: Data) throws -> String? {
    let path = "/usr/bin/\(program)"
    guard FileManager.default.isExecutableFile(atPath: path) else {
        print("skipped: \(program) is not installed (package poppler-utils)")
        return nil
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    try document.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = options + [file.path] + (program == "pdftotext" ? ["-"] : [])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
}

@Suite struct PDFTests {
    private func page(_ items: [DrawingItem]) -> Drawing {
        Drawing(
            size: CGSize(width: 300, height: 200), items: items, title: "Umsätze – 2024", summary: "Three bars",
            background: .white)
    }

    @Test(.enabled(if: hasInter)) func `Texts can be extracted, also from groups with opacity, mask and shadow`() throws
    {
        let document = try pdfData(
            of: page([
                textItem(try shaped("Café Zürich 1,234", size: 14), x: 10, y: 20),
                group([textItem(try shaped("faded label", size: 14), x: 10, y: 50), fill(0, 0, 9, 9, red)]) {
                    $0.opacity = 0.4
                },
                group([textItem(try shaped("masked label", size: 14), x: 10, y: 80)]) {
                    $0.mask = [fill(0, 0, 300, 200, .black)]
                },
                group([textItem(try shaped("shadow label", size: 14), x: 10, y: 110)]) {
                    $0.shadow = DrawnShadow(color: .black, deviation: 2, offset: .zero)
                },
                group([textItem(try shaped("lighter label", size: 14), x: 10, y: 140)]) { $0.blend = .plusLighter },
            ]))
        guard let text = try poppler("pdftotext", [], document) else { return }
        for label in ["Café Zürich 1,234", "faded label", "masked label", "shadow label", "lighter label"] {
            #expect(text.contains(label), "\(label) in \(text)")
        }
    }

    @Test(.enabled(if: hasInter)) func `A ligature is extracted as its letters`() throws {
        var run = try shaped("office", size: 14)
        // One glyph for "ffi".
        let shift = run.glyphs[4].x - run.glyphs[2].x
        run.glyphs.removeSubrange(2...3)
        for index in 2..<run.glyphs.count { run.glyphs[index].x -= shift }
        guard let text = try poppler("pdftotext", [], pdfData(of: page([textItem(run, x: 10, y: 20)]))) else { return }
        #expect(text.contains("office"))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: deja)))
    func `Text from right to left is extracted in reading order`() throws {
        let run = try shaped("שלום", size: 14, file: deja, rightToLeft: true)
        guard let text = try poppler("pdftotext", [], pdfData(of: page([textItem(run, x: 10, y: 20)]))) else { return }
        #expect(text.contains("שלום"))
    }

    @Test(.enabled(if: hasInter)) func `Fonts are embedded as subsets`() throws {
        let document = try pdfData(of: page([textItem(try shaped("Label", size: 14), x: 10, y: 20)]))
        #expect(document.count < 20_000)
        guard let fonts = try poppler("pdffonts", [], document) else { return }
        #expect(fonts.contains("+Inter-Regular"))
        #expect(fonts.contains("yes yes yes"))
    }

    @Test func `The file has title, summary and size, but no date`() throws {
        let document = try pdfData(of: page([fill(10, 10, 50, 50, blue)]))
        #expect(document.starts(with: Data("%PDF-1.5".utf8)))
        #expect(document.range(of: Data("Date".utf8)) == nil)
        guard let info = try poppler("pdfinfo", [], document) else { return }
        #expect(info.contains("Umsätze – 2024"))
        #expect(info.contains("Three bars"))
        #expect(info.contains("300 x 200 pts"))
        #expect(info.contains("Pages:           1"))
    }

    @Test func `Bytes do not depend on when they are made`() throws {
        let picture = page([
            fill(10, 10, 50, 50, blue), group([fill(80, 80, 50, 50, red)]) { $0.blur = 3 },
            group([fill(20, 20, 50, 50, green)]) { $0.blend = .destinationOut },
        ])
        let first = try (pdfData(of: picture), pngData(of: picture))
        Thread.sleep(forTimeInterval: 1.1)
        #expect(try (pdfData(of: picture), pngData(of: picture)) == first)
    }

    @Test func `Plain marks stay vectors and only blurs become images`() throws {
        let plain = try pdfData(
            of: page([
                fill(10, 10, 50, 50, blue),
                group([fill(20, 20, 50, 50, red), fill(0, 0, 30, 30, green)]) {
                    $0.opacity = 0.5
                    $0.blend = .multiply
                    $0.clip = ClipOutline(box(0, 0, 40, 40))
                    $0.mask = [fill(0, 0, 100, 100, .black)]
                },
            ]))
        #expect(plain.range(of: Data("/Subtype /Image".utf8)) == nil)
        let blurred = try pdfData(of: page([group([fill(20, 20, 50, 50, red)]) { $0.blur = 3 }]))
        #expect(blurred.range(of: Data("/Subtype /Image".utf8)) != nil)
    }

    /// The page drawn by poppler at 72 pixels per inch, as the bytes of a PPM file's pixels.
    private func rendered(_ drawing: Drawing) throws -> [UInt8]? {
        let document = try pdfData(of: drawing)
        let path = "/usr/bin/pdftoppm"
        guard FileManager.default.isExecutableFile(atPath: path) else {
            print("skipped: pdftoppm is not installed (package poppler-utils)")
            return nil
        }
        let base = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let (file, result) = (base.appendingPathExtension("pdf"), base.appendingPathExtension("ppm"))
        try document.write(to: file)
        defer { [file, result].forEach { try? FileManager.default.removeItem(at: $0) } }
        let process = try Process.run(
            URL(fileURLWithPath: path), arguments: ["-r", "72", "-singlefile", file.path, base.path])
        process.waitUntilExit()
        let size = (Int(drawing.size.width), Int(drawing.size.height))
        return [UInt8](try Data(contentsOf: result).suffix(size.0 * size.1 * 3))
    }

    @Test func `A page shows the same colours as the raster picture`() throws {
        let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
        let below = fill(0, 0, 300, 200, RGBA(hex: 0xFF9500))
        var items: [DrawingItem] = [
            below,
            .path(DrawnPath(box(0, 0, 40, 40), fill: .linear(stops: stops, from: .zero, to: CGPoint(x: 40, y: 0)))),
            .path(
                DrawnPath(
                    box(50, 0, 40, 40),
                    fill: .radial(stops: stops, center: CGPoint(x: 70, y: 20), startRadius: 0, endRadius: 20))),
            .path(
                DrawnPath(
                    box(100, 0, 40, 40),
                    fill: .angular(stops: stops, center: CGPoint(x: 120, y: 20), startAngle: 0, endAngle: 2 * .pi))),
            group([fill(150, 0, 40, 40, blue)]) { $0.opacity = 0.5 },
            group([fill(200, 0, 40, 40, blue)]) { $0.mask = [fill(200, 0, 40, 40, RGBA.black.opacity(0.25))] },
            group([fill(0, 50, 40, 40, blue)]) { $0.blur = 4 },
            group([fill(60, 60, 20, 20, blue)]) {
                $0.shadow = DrawnShadow(color: .black, deviation: 3, offset: CGSize(width: 20, height: 0))
            },
        ]
        // Those that poppler follows the specification in; its hue and saturation differ.
        let modes: [BlendMode] = [
            .multiply, .screen, .difference, .plusLighter, .sourceAtop, .destinationOver, .destinationOut,
        ]
        for (index, mode) in modes.enumerated() {
            items.append(group([fill(CGFloat(index) * 40 + 5, 105, 30, 30, green)]) { $0.blend = mode })
        }
        let picture = page(items)
        guard let document = try rendered(picture) else { return }
        let raster = try rasterImage(of: picture, options: RasterOptions(scale: 1, isOpaque: true))
        var places = [
            (20, 20), (10, 30), (70, 20), (60, 20), (120, 35), (105, 20), (170, 20), (220, 20), (20, 70), (2, 70),
            (70, 70), (92, 70), (280, 180),
        ]
        places += modes.indices.map { ($0 * 40 + 20, 120) }
        for (x, y) in places {
            let start = (y * 300 + x) * 3
            let pixel = document[start..<(start + 3)].reduce(UInt32(0xFF)) { $0 << 8 | UInt32($1) }
            let wanted = try #require(raster.pixel(x: x, y: y))
            #expect(
                isClose(pixel, wanted, within: 14),
                "at \(x), \(y): \(String(pixel, radix: 16)) for \(String(wanted, radix: 16))")
        }
    }

    @Test func `Where blend modes need pixels is known through groups`() {
        let hole = group([fill(10, 10, 20, 20, red)]) { $0.blend = .destinationOut }
        let moved = group([fill(0, 0, 100, 100, blue), hole]) {
            $0.transform = CGAffineTransform(translationX: 50, y: 0)
        }
        #expect([moved].pixelBounds == CGRect(x: 60, y: 10, width: 20, height: 20))
        #expect([fill(0, 0, 9, 9, red)].pixelBounds.isNull)
    }
}
