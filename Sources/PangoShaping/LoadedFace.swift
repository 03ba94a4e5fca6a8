import CPango
import Drawing
import Foundation
import TextShaping

/// A font file opened for shaping, in font units: one object serves all sizes, as nothing is hinted.
/// Immutable once made, which HarfBuzz allows to be used from any thread.
final class LoadedFace: @unchecked Sendable {
    let face: FontFace
    let font: OpaquePointer
    let unitsPerEm: CGFloat
    private let features: Set<OpenTypeTag>
    /// Whether all printable characters of ASCII are there, as in any font for text.
    let coversASCII: Bool
    /// Whether digits are equally wide, by themselves or with the feature that makes them so.
    let canSetDigitsAlike: Bool

    /// Nil where the file cannot be read as an OpenType font.
    init?(_ face: FontFace) {
        guard let blob = hb_blob_create_from_file_or_fail(face.file) else { return nil }
        defer { hb_blob_destroy(blob) }
        // The upper half of fontconfig's and FreeType's index numbers the named instances of a variable font from 1.
        let (index, instance) = (UInt32(truncatingIfNeeded: face.index & 0xFFFF), face.index >> 16)
        guard let hbFace = hb_face_create(blob, index) else { return nil }
        defer { hb_face_destroy(hbFace) }
        guard hb_face_get_glyph_count(hbFace) > 0, let font = hb_font_create(hbFace) else { return nil }
        if instance > 0 { hb_font_set_var_named_instance(font, UInt32(truncatingIfNeeded: instance - 1)) }
        hb_font_make_immutable(font)
        (self.face, self.font) = (face, font)
        unitsPerEm = CGFloat(max(1, hb_face_get_upem(hbFace)))
        features = Self.substitutionFeatures(of: hbFace)
        coversASCII = (0x20...0x7E).allSatisfy { Self.advance(of: $0, font) != nil }
        canSetDigitsAlike =
            features.contains("tnum") || Set((0x30...0x39).map { Self.advance(of: $0, font) }).count == 1
    }

    deinit { hb_font_destroy(font) }

    private static func substitutionFeatures(of face: OpaquePointer) -> Set<OpenTypeTag> {
        let table = OpenTypeTag("GSUB").value
        var result: Set<OpenTypeTag> = []
        var tags = [hb_tag_t](repeating: 0, count: 64)
        var start: UInt32 = 0
        while true {
            var count = UInt32(tags.count)
            let total = hb_ot_layout_table_get_feature_tags(face, table, start, &count, &tags)
            for tag in tags.prefix(Int(count)) { result.insert(OpenTypeTag(value: tag)) }
            start += count
            if count == 0 || start >= total { return result }
        }
    }

    func has(feature: OpenTypeTag) -> Bool { features.contains(feature) }

    func has(_ scalar: UInt32) -> Bool { Self.advance(of: scalar, font) != nil }

    /// Advance of a character's glyph in font units, nil where the face lacks it.
    private static func advance(of scalar: UInt32, _ font: OpaquePointer) -> hb_position_t? {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { return nil }
        return hb_font_get_glyph_h_advance(font, glyph)
    }

    /// The face's own vertical metrics at `size` points.
    func metrics(size: CGFloat) -> FontMetrics {
        func metric(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
            var position: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(font, tag, &position)
            return abs(CGFloat(position)) / unitsPerEm * size
        }
        return FontMetrics(
            ascent: metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
            descent: metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
            capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT),
            leading: metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP))
    }
}
