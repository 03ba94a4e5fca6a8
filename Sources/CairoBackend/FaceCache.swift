import CCairo
import Drawing
import Foundation

/// The only state that outlives a rendering: font files by path and index, behind a lock.
final class FaceCache: @unchecked Sendable {
    static let shared = FaceCache()

    private struct Key: Hashable {
        var file: String
        var index: Int
    }

    private let lock = NSLock()
    private var library: FT_Library?
    private var faces: [Key: OpenedFace] = [:]

    /// - Throws: `RenderingError.unreadableFont` if FreeType cannot open the file.
    func face(for face: FontFace) throws -> OpenedFace {
        let key = Key(file: face.file, index: face.index)
        lock.lock()
        defer { lock.unlock() }
        if let known = faces[key] { return known }
        guard let opened = open(key) else {
            throw RenderingError.unreadableFont(file: face.file, index: face.index)
        }
        faces[key] = opened
        return opened
    }

    private func open(_ key: Key) -> OpenedFace? {
        if library == nil, FT_Init_FreeType(&library) != 0 { return nil }
        // Two handles: cairo uses its own at any time, under a lock of its own.
        guard let own = load(key), let shared = load(key),
            let cairoFace = cairo_ft_font_face_create_for_ft_face(shared, 0),
            cairo_font_face_status(cairoFace) == CAIRO_STATUS_SUCCESS
        else { return nil }
        return OpenedFace(
            cairoFace: cairoFace, hasPlainOutlines: ridgeline_face_has_plain_outlines(own) != 0,
            outlines: FaceOutlines(own, library: library, lock: lock), underline: underline(of: own),
            strikethrough: strikethrough(of: own))
    }

    private func load(_ key: Key) -> FT_Face? {
        var face: FT_Face?
        return FT_New_Face(library, key.file, FT_Long(key.index), &face) == 0 ? face : nil
    }
}

/// An opened font file. Never closed: a program uses few, and cairo's own caches refer to them.
final class OpenedFace: @unchecked Sendable {
    let cairoFace: OpaquePointer
    /// False for bitmaps and layers of colours (emoji).
    let hasPlainOutlines: Bool
    let outlines: FaceOutlines
    let underline: LineDecoration
    let strikethrough: LineDecoration

    fileprivate init(
        cairoFace: OpaquePointer, hasPlainOutlines: Bool, outlines: FaceOutlines, underline: LineDecoration,
        strikethrough: LineDecoration
    ) {
        (self.cairoFace, self.hasPlainOutlines, self.outlines) = (cairoFace, hasPlainOutlines, outlines)
        (self.underline, self.strikethrough) = (underline, strikethrough)
    }
}

/// Access to FreeType's face, one thread at a time: its slot holds one glyph, and its library one rasteriser.
struct FaceOutlines: @unchecked Sendable {
    let unitsPerEm: CGFloat
    private let face: FT_Face
    private let library: FT_Library?
    private let lock: NSLock

    fileprivate init(_ face: FT_Face, library: FT_Library?, lock: NSLock) {
        (self.face, self.library, self.lock) = (face, library, lock)
        unitsPerEm = CGFloat(face.pointee.units_per_EM)
    }

    func withFace<Result>(_ body: (FT_Library?, FT_Face) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(library, face)
    }
}

/// A line along a text, as fractions of its size.
struct LineDecoration: Hashable, Sendable {
    /// Of the line's middle, below the baseline.
    var offset: CGFloat
    var thickness: CGFloat

    /// For fonts that do not say.
    static let defaultUnderline = LineDecoration(offset: 0.12, thickness: 0.06)
    static let defaultStrikethrough = LineDecoration(offset: -0.28, thickness: 0.06)
}

private func underline(of face: FT_Face) -> LineDecoration {
    let unit = CGFloat(face.pointee.units_per_EM)
    guard unit > 0, face.pointee.underline_thickness > 0 else { return .defaultUnderline }
    return LineDecoration(
        offset: -CGFloat(face.pointee.underline_position) / unit,
        thickness: CGFloat(face.pointee.underline_thickness) / unit)
}

private func strikethrough(of face: FT_Face) -> LineDecoration {
    let unit = CGFloat(face.pointee.units_per_EM)
    var (top, thickness) = (Int32(0), Int32(0))
    guard unit > 0, ridgeline_face_strikeout(face, &top, &thickness) != 0, thickness > 0, top > 0 else {
        return .defaultStrikethrough
    }
    return LineDecoration(
        offset: -(CGFloat(top) - CGFloat(thickness) / 2) / unit, thickness: CGFloat(thickness) / unit)
}
