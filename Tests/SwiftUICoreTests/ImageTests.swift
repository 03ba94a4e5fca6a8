import Drawing
import Foundation
import Geometry
import Testing
import TextShaping

@testable import SwiftUICore

@MainActor
struct ImageTests {
    /// The beginning of a PNG file of so many pixels.
    private func png(_ width: UInt32, _ height: UInt32) -> Data {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        for number in [width, height] {
            bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
        }
        return Data(bytes + [8, 6, 0, 0, 0])
    }

    /// The beginning of a JPEG file, with an EXIF orientation if one is given.
    private func jpeg(_ width: UInt16, _ height: UInt16, orientation: UInt8? = nil) -> Data {
        var bytes: [UInt8] = [0xFF, 0xD8]
        if let orientation {
            let tiff: [UInt8] = [
                0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
            ]
            let exif = Array("Exif".utf8) + [0, 0] + tiff
            bytes += [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        }
        bytes += [0xFF, 0xC0, 0, 17, 8]
        for number in [height, width] { bytes += [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)] }
        return Data(bytes + [3])
    }

    private func images(in items: [DrawingItem]) -> [DrawnImage] {
        items.flatMap { item -> [DrawnImage] in
            switch item {
            case .image(let image): [image]
            case .group(let group): images(in: group.items)
            case .semantics(let meaning): images(in: meaning.items)
            case .path, .text: []
            }
        }
    }

    @Test("sizes are read from the headers of PNG and JPEG, those of turned photographs turned")
    func headers() throws {
        let first = try #require(RasterData(png(640, 480)))
        #expect((first.width, first.height) == (640, 480))
        let second = try #require(RasterData(jpeg(640, 480)))
        #expect((second.width, second.height) == (640, 480))
        let turned = try #require(RasterData(jpeg(640, 480, orientation: 6)))
        #expect((turned.width, turned.height) == (480, 640))
        #expect(RasterData(Data("GIF89a".utf8)) == nil)
        #expect(RasterData(Data([0xFF, 0xD8, 0xFF, 0xC0])) == nil)
        #expect(RasterData(png(640, 480).prefix(20)) == nil)
    }

    @Test("an image is its pixels by its scale; a resizable one fills its space")
    func sizes() throws {
        let image = Image(uiImage: try #require(UIImage(data: png(60, 40), scale: 2)))
        #expect(drawing(image, width: 500, height: 500).size == CGSize(width: 30, height: 20))
        #expect(drawing(image.resizable(), width: 500, height: 100).size == CGSize(width: 500, height: 100))
        let fitted = drawing(image.resizable().scaledToFit(), width: 90, height: 500)
        #expect(images(in: fitted.items).map(\.frame) == [CGRect(x: 0, y: 0, width: 90, height: 60)])
    }

    @Test("a template takes the foreground colour, no interpolation keeps pixels square")
    func rendering() throws {
        let image = Image(uiImage: try #require(UIImage(data: png(6, 4))))
        let plain = images(in: drawing(image).items).first
        #expect(plain?.tint == nil && plain?.pixelated == false)
        let red = images(in: drawing(image.renderingMode(.template).foregroundStyle(.red)).items).first
        #expect(red?.tint == SystemColor.red.rgba(Appearance()))
        #expect(images(in: drawing(image.interpolation(.none)).items).first?.pixelated == true)
    }

    @Test("caps keep their size and the rest is stretched or tiled")
    func caps() throws {
        let image = Image(uiImage: try #require(UIImage(data: png(30, 30))))
        let insets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let nine = images(in: drawing(image.resizable(capInsets: insets), width: 90, height: 90).items)
        #expect(nine.count == 9)
        #expect(nine.first?.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
        // The middle slice is 10 points stretched to 70: the whole is 210 points around it.
        #expect(nine[4].frame == CGRect(x: -60, y: -60, width: 210, height: 210))
        let tiled = image.resizable(capInsets: insets, resizingMode: .tile)
        let middle = images(in: drawing(tiled, width: 90, height: 90).items)[4]
        #expect(middle.frame == CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(middle.tiling?.area == CGRect(x: 10, y: 10, width: 70, height: 70))
        #expect(rounded(middle.tiling?.source ?? .zero) == CGRect(x: 0.33, y: 0.33, width: 0.33, height: 0.33))
    }

    @Test("image sets and loose files of a bundle are found by name, scale and appearance")
    func assets() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Media.xcassets/Group/Photo.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try png(10, 10).write(to: set.appendingPathComponent("one.png"))
        try png(30, 30).write(to: set.appendingPathComponent("three.png"))
        try png(5, 5).write(to: set.appendingPathComponent("dark.png"))
        try png(40, 20).write(to: folder.appendingPathComponent("Loose@2x.png"))
        let contents = """
            {"images": [{"filename": "one.png", "scale": "1x"}, {"filename": "three.png", "scale": "3x"},
            {"filename": "dark.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
            "properties": {"template-rendering-intent": "template"}}
            """
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        let light = try #require(AssetImage(name: "Photo", bundle: bundle).file(scale: 3, appearance: Appearance()))
        #expect(light.raster?.width == 30 && light.scale == 3 && light.isTemplate)
        let dark = AssetImage(name: "Photo", bundle: bundle).file(scale: 3, appearance: Appearance(isDark: true))
        #expect(dark?.raster?.width == 5)
        #expect(drawing(Image("Loose", bundle: bundle)).size == CGSize(width: 20, height: 10))
        #expect(AssetImage(name: "Absent", bundle: bundle).file(scale: 1, appearance: Appearance()) == nil)
    }

    // MARK: Symbols

    private func diagnostics(_ view: some View) -> [String] {
        let renderer = ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper()))
        _ = renderer.drawing(of: view, proposal: .unspecified)
        return renderer.graph.diagnostics.map(\.code)
    }

    @Test("plain symbols are drawn in the size and weight of the font, unknown ones as a box with a report")
    func symbols() {
        func height(_ view: some View) -> CGFloat { drawing(view).size.height }
        let symbol = Image(systemName: "plus.circle")
        #expect(abs(height(symbol.font(.system(size: 34))) / height(symbol) - 2) < 0.001)
        #expect(height(symbol.imageScale(.large)) > height(symbol))
        #expect(diagnostics(symbol).isEmpty)
        #expect(diagnostics(Image(systemName: "no.such.thing")) == ["symbol.unknown"])
        #expect(diagnostics(Image(systemName: "plus.viewfinder")) == ["symbol.nearest"])
        #expect(drawing(Image(systemName: "no.such.thing")).items.count == 1)
    }

    @Test("a symbol stands on the text's line with its middle at that of a capital")
    func symbolBaseline() throws {
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("x")
            Image(systemName: "circle.fill")
        }
        let items = drawing(view).items
        let baseline = try #require(texts(in: items).first?.origin.y)
        let middle = try #require(paths(in: items).first?.outline.controlBounds.midY)
        #expect(abs(baseline - middle - 0.7046 * 17 / 2) < 0.01)
    }

    @Test("variants are looked for in the names of symbols")
    func variants() {
        #expect(SymbolVariants.fill.names(of: "star") == ["star.fill", "star"])
        #expect(SymbolVariants.circle.fill.names(of: "plus") == ["plus.circle.fill", "plus.circle", "plus"])
        #expect(SymbolVariants.none.names(of: "plus") == ["plus"])
    }

    @Test("an enclosed symbol is cut out of its shape, or has layers in modes of several colours")
    func enclosed() throws {
        let symbol = Image(systemName: "plus.circle.fill")
        #expect(paths(in: drawing(symbol).items).map(\.evenOdd) == [true])
        let palette = drawing(symbol.symbolRenderingMode(.palette).foregroundStyle(.white, .red)).items
        #expect(
            paths(in: palette).map { $0.fill?.solidColor } == [
                SystemColor.red.rgba(Appearance()), RGBA.white,
            ])
    }

    // MARK: Canvas

    @Test("a canvas draws in its own coordinates, copies of its context have a state of their own")
    func canvas() throws {
        let view = Canvas { context, size in
            var moved = context
            moved.translateBy(x: 5, y: 0)
            moved.opacity = 0.5
            moved.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
            context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.blue), lineWidth: 2)
        }
        .frame(width: 40, height: 20).padding(10)
        guard case .group(let canvas)? = drawing(view).items.first, case .group(let faded)? = canvas.items.first,
            case .group(let moved)? = faded.items.first
        else {
            Issue.record("The canvas is not drawn as a group.")
            return
        }
        #expect(canvas.transform == CGAffineTransform(translationX: 10, y: 10))
        #expect(canvas.clip?.outline.controlBounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(faded.opacity == 0.5)
        #expect(moved.transform == CGAffineTransform(translationX: 5, y: 0))
        #expect(paths(in: canvas.items).last?.stroke?.width == 2)
        #expect(paths(in: canvas.items).last?.outline.controlBounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test("texts, symbols and layers of a canvas")
    func canvasContent() {
        let view = Canvas { context, size in
            context.draw(Text("ab"), at: CGPoint(x: 20, y: 10), anchor: .topLeading)
            if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 50, y: 50)) }
            context.addFilter(.blur(radius: 4))
            context.drawLayer { $0.fill(Path(size.area), with: .foreground) }
        } symbols: {
            Rectangle().frame(width: 8, height: 6).tag(1)
        }
        let items = drawing(view, width: 100, height: 100).items
        #expect(texts(in: items).first?.origin.x == 20)
        #expect(paths(in: items).first.map { rounded($0.outline.controlBounds) } == box(46, 47, 8, 6))
        guard case .group(let canvas)? = items.first, case .group(let layer)? = canvas.items.last else { return }
        #expect(layer.blur == 2)
    }
}

extension CGSize {
    fileprivate var area: CGRect { CGRect(origin: .zero, size: self) }
}
