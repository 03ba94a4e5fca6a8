import CPango
import Drawing
import Foundation
import TextShaping

/// Glyphs for the runs of one line, in logical order of runs.
struct GlyphShaping {
    let text: ParagraphText
    let spans: [TextSpan]

    func shape(_ run: FaceRun, in buffer: OpaquePointer) -> ShapedLine.Run {
        let piece = text.pieces[run.segment.piece]
        let span = spans[piece.span]
        let asked = span.font.drawableSize
        let size = piece.scale * (run.isPrimary ? piece.font.drawnSize(asked) : asked)
        let spacing = span.kerning + span.tracking + (run.isPrimary ? piece.font.tracking(asked) : 0)
        fill(buffer, with: run, language: span.font.language)
        var features = features(of: span, run.face)
        hb_shape(run.face.font, buffer, &features, UInt32(features.count))
        let (glyphs, width) = glyphs(
            in: buffer, start: run.range.lowerBound, scale: size / run.face.unitsPerEm, spacing: spacing,
            rightToLeft: run.segment.isRightToLeft)
        let shaped = ShapedRun(
            face: run.face.face, size: size, text: text.string(run.range), glyphs: glyphs,
            baselineShift: -span.baselineOffset, width: width, isRightToLeft: run.segment.isRightToLeft,
            letterSpacing: spacing, underline: span.underline, strikethrough: span.strikethrough)
        return ShapedLine.Run(shaped, style: span.style, offset: run.range.lowerBound)
    }

    /// The run with the text around it, on which the forms of its letters may depend.
    private func fill(_ buffer: OpaquePointer, with run: FaceRun, language: String?) {
        hb_buffer_clear_contents(buffer)
        text.withCharacters { start, length in
            hb_buffer_add_utf8(
                buffer, start, length, UInt32(clamping: run.range.lowerBound), CInt(clamping: run.range.count))
        }
        hb_buffer_set_direction(buffer, run.segment.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        let script = run.segment.script
        let isNeutral = script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
        hb_buffer_set_script(buffer, isNeutral ? HB_SCRIPT_LATIN : script)
        hb_buffer_set_language(buffer, language.map { hb_language_from_string($0, -1) } ?? Self.language)
    }

    /// Fixed, since HarfBuzz would take the process's locale. Its pointers live as long as the process.
    nonisolated(unsafe) private static let language = hb_language_from_string("en", -1)

    private func features(of span: TextSpan, _ face: LoadedFace) -> [hb_feature_t] {
        func feature(_ tag: OpenTypeTag, _ value: UInt32) -> hb_feature_t {
            hb_feature_t(tag: tag.value, value: value, start: 0, end: UInt32.max)
        }
        var result: [hb_feature_t] = []
        if span.font.monospacedDigits { result.append(feature("tnum", 1)) }
        if span.font.smallCaps, face.has(feature: "smcp") { result.append(feature("smcp", 1)) }
        if span.tracking != 0 {
            result.append(feature("liga", 0))
            result.append(feature("clig", 0))
        }
        return result
    }

    private func glyphs(
        in buffer: OpaquePointer, start: Int, scale: CGFloat, spacing: CGFloat, rightToLeft: Bool
    ) -> (glyphs: [ShapedGlyph], width: CGFloat) {
        var (count, positionCount): (UInt32, UInt32) = (0, 0)
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &positionCount)
        else { return ([], 0) }
        let total = Int(min(count, positionCount))
        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(total)
        var pen: CGFloat = 0
        var index = 0
        while index < total {
            let cluster = infos[index].cluster
            var (end, clusterAdvance) = (index, CGFloat(0))
            while end < total, infos[end].cluster == cluster {
                clusterAdvance += CGFloat(positions[end].x_advance)
                end += 1
            }
            // The space comes after the cluster in reading direction. What has no width, such as a mark of
            // direction, gets none.
            let space = clusterAdvance == 0 ? 0 : spacing
            for position in index..<end {
                let (info, place) = (infos[position], positions[position])
                var advance = CGFloat(place.x_advance) * scale
                var shift: CGFloat = 0
                if rightToLeft, position == index { (advance, shift) = (advance + space, space) }
                if !rightToLeft, position == end - 1 { advance += space }
                glyphs.append(
                    ShapedGlyph(
                        id: info.codepoint, x: pen + shift + CGFloat(place.x_offset) * scale,
                        y: -CGFloat(place.y_offset) * scale, advance: advance, cluster: Int(cluster) - start))
                pen += advance
            }
            index = end
        }
        return (glyphs, pen)
    }
}
