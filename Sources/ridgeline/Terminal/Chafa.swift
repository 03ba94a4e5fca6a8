import CairoBackend
import Foundation
import Geometry

/// The library chafa, which finds the characters that look most like a picture, and makes sixels. It is opened when it
/// is needed: linking it would make every start of the command slower.
struct Chafa {
    private typealias Make = @convention(c) () -> OpaquePointer?
    private typealias Release = @convention(c) (OpaquePointer) -> Void
    private typealias SetPair = @convention(c) (OpaquePointer, Int32, Int32) -> Void
    private typealias SetMode = @convention(c) (OpaquePointer, UInt32) -> Void
    private typealias SetMap = @convention(c) (OpaquePointer, OpaquePointer) -> Void
    private typealias MakeCanvas = @convention(c) (OpaquePointer) -> OpaquePointer?
    private typealias Draw = @convention(c) (OpaquePointer, UInt32, UnsafeRawPointer?, Int32, Int32, Int32) -> Void
    private typealias CharacterAt = @convention(c) (OpaquePointer, Int32, Int32) -> UInt32
    private typealias ColorsAt =
        @convention(c) (
            OpaquePointer, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
        ) -> Void
    private typealias Print = @convention(c) (OpaquePointer, OpaquePointer?) -> UnsafeMutableRawPointer?

    private let library: UnsafeMutableRawPointer

    /// - Throws: a failure that names the package to install.
    static func loaded() throws(Failure) -> Chafa {
        for name in ["libchafa.so.0", "libchafa.so", "libchafa.0.dylib"] {
            if let library = dlopen(name, RTLD_NOW) { return Chafa(library: library) }
        }
        throw Failure(
            status: .writing, message: "Drawing in this terminal needs the library chafa.",
            remedy: "Install it, on Debian: apt-get install libchafa0; or name a file: -o picture.svg")
    }

    private func function<Function>(_ name: String, as type: Function.Type) throws(Failure) -> Function {
        guard let symbol = dlsym(library, name) else {
            throw Failure(
                status: .writing, message: "The library chafa is too old: it lacks \(name).",
                remedy: "Install version 1.8 or newer; or name a file: -o picture.svg")
        }
        return unsafeBitCast(symbol, to: type)
    }

    // MARK: Characters

    /// - Parameter isPlain: without colour.
    func cells(of image: RasterImage, columns: Int, rows: Int, isPlain: Bool) throws(Failure) -> TerminalCells {
        let mode = isPlain ? Mode.plain : Mode.trueColor
        // Blocks, halves, quadrants and their inversions: what terminals draw without gaps. Lines look best in Braille
        // where there is no second colour to fill the cell.
        let tags: UInt32 = isPlain ? 1 | 1 << 11 | 1 << 1 : 1 | 1 << 1 | 1 << 3 | 1 << 7 | 1 << 8 | 1 << 9 | 1 << 10
        let canvas = try canvas(columns, rows, mode: mode, tags: tags, pixels: 0)
        defer { canvas.release() }
        let pixels = isPlain ? inkOnly(image) : image
        try draw(pixels, on: canvas)
        let characterAt = try function("chafa_canvas_get_char_at", as: CharacterAt.self)
        let colorsAt = try function("chafa_canvas_get_colors_at", as: ColorsAt.self)
        var cells: [TerminalCells.Cell] = []
        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y) = (Int32(truncatingIfNeeded: column), Int32(truncatingIfNeeded: row))
                var (front, back): (Int32, Int32) = (0, 0)
                colorsAt(canvas.pointer, x, y, &front, &back)
                let scalar = Unicode.Scalar(characterAt(canvas.pointer, x, y)) ?? " "
                let character = isPlain && scalar == "\u{2800}" ? " " : Character(scalar)
                cells.append(
                    TerminalCells.Cell(
                        character: character, foreground: UInt32(bitPattern: max(0, front)),
                        background: UInt32(bitPattern: max(0, back))))
            }
        }
        return TerminalCells(columns: columns, cells: cells)
    }

    /// White where the picture differs from its corner, black elsewhere: what shows without colour.
    private func inkOnly(_ image: RasterImage) -> RasterImage {
        let ground = image.pixels.first ?? 0
        func difference(_ pixel: UInt32) -> Int32 {
            let shifts: [UInt32] = [0, 8, 16]
            return shifts.map { abs(Int32((pixel >> $0) & 0xFF) - Int32((ground >> $0) & 0xFF)) }.max() ?? 0
        }
        var copy = image
        copy.pixels = image.pixels.map { difference($0) > 20 ? 0xFFFF_FFFF : 0xFF00_0000 }
        return copy
    }

    // MARK: Sixels

    func sixels(of image: RasterImage) throws(Failure) -> String {
        // A cell of 10 by 20 pixels makes the canvas as large as the picture.
        let (columns, rows) = ((image.width + 9) / 10, (image.height + 19) / 20)
        let canvas = try canvas(columns, rows, mode: .trueColor, tags: 1, pixels: 1)
        defer { canvas.release() }
        try draw(image, on: canvas)
        let print = try function("chafa_canvas_print", as: Print.self)
        // glib's GString: a pointer to the bytes, and their number.
        guard let text = print(canvas.pointer, nil) else { return "" }
        let start = text.load(as: UnsafePointer<UInt8>?.self)
        let count = text.load(fromByteOffset: MemoryLayout<UInt>.stride, as: UInt.self)
        return String(decoding: UnsafeBufferPointer(start: start, count: Int(clamping: count)), as: UTF8.self)
    }

    // MARK: Canvas

    private enum Mode: UInt32 {
        case trueColor = 0
        /// Foreground on background.
        case plain = 5
    }

    private struct Canvas {
        var pointer: OpaquePointer
        var release: () -> Void
    }

    private func canvas(_ columns: Int, _ rows: Int, mode: Mode, tags: UInt32, pixels: UInt32) throws(Failure) -> Canvas
    {
        guard let configuration = try function("chafa_canvas_config_new", as: Make.self)(),
            let symbols = try function("chafa_symbol_map_new", as: Make.self)()
        else {
            throw Failure(
                status: .writing, message: "There is no memory for the picture.", remedy: "Draw a smaller one.")
        }
        let (width, height) = (Int32(clamping: columns), Int32(clamping: rows))
        try function("chafa_canvas_config_set_geometry", as: SetPair.self)(configuration, width, height)
        try function("chafa_canvas_config_set_cell_geometry", as: SetPair.self)(
            configuration, pixels == 1 ? 10 : 8, pixels == 1 ? 20 : 16)
        try function("chafa_canvas_config_set_canvas_mode", as: SetMode.self)(configuration, mode.rawValue)
        try function("chafa_canvas_config_set_pixel_mode", as: SetMode.self)(configuration, pixels)
        try function("chafa_symbol_map_add_by_tags", as: SetMode.self)(symbols, tags)
        try function("chafa_canvas_config_set_symbol_map", as: SetMap.self)(configuration, symbols)
        let releaseMap = try function("chafa_symbol_map_unref", as: Release.self)
        let releaseConfiguration = try function("chafa_canvas_config_unref", as: Release.self)
        let releaseCanvas = try function("chafa_canvas_unref", as: Release.self)
        guard let canvas = try function("chafa_canvas_new", as: MakeCanvas.self)(configuration) else {
            throw Failure(
                status: .writing, message: "There is no memory for the picture.", remedy: "Draw a smaller one.")
        }
        return Canvas(pointer: canvas) {
            releaseCanvas(canvas)
            releaseConfiguration(configuration)
            releaseMap(symbols)
        }
    }

    /// Pixels are 0xAARRGGBB in words, so blue, green, red, alpha in bytes.
    private func draw(_ image: RasterImage, on canvas: Canvas) throws(Failure) {
        let draw = try function("chafa_canvas_draw_all_pixels", as: Draw.self)
        let (width, height) = (Int32(clamping: image.width), Int32(clamping: image.height))
        image.pixels.withUnsafeBytes { draw(canvas.pointer, 1, $0.baseAddress, width, height, width * 4) }
    }
}
