import CCairo
import Drawing
import Foundation

/// Which glyphs of a run stand for which of its characters, in cairo's form: this is what makes the text of a PDF
/// searchable and selectable.
struct TextClusters {
    /// In the order of the characters; the last glyphs come first where the run is from right to left.
    private(set) var clusters: [cairo_text_cluster_t] = []

    /// Nil for a run without characters.
    init?(_ run: ShapedRun) {
        let length = run.text.utf8.count
        guard length > 0, !run.glyphs.isEmpty else { return nil }
        let glyphs = run.isRightToLeft ? run.glyphs.reversed() : run.glyphs
        guard Self.areOrdered(glyphs, in: run.text) else {
            // Not attributable one by one, so all characters belong to all glyphs.
            clusters = [.init(num_bytes: Int32(clamping: length), num_glyphs: Int32(clamping: glyphs.count))]
            return
        }
        // Characters before the first glyph's have none of their own.
        if glyphs[0].cluster > 0 { append(bytes: glyphs[0].cluster, glyphs: 0) }
        var first = 0
        while first < glyphs.count {
            let start = glyphs[first].cluster
            let next = glyphs[first...].firstIndex { $0.cluster != start } ?? glyphs.count
            append(bytes: (next < glyphs.count ? glyphs[next].cluster : length) - start, glyphs: next - first)
            first = next
        }
    }

    private mutating func append(bytes: Int, glyphs: Int) {
        clusters.append(.init(num_bytes: Int32(clamping: bytes), num_glyphs: Int32(clamping: glyphs)))
    }

    /// Whether clusters ascend and begin at characters of the text.
    private static func areOrdered(_ glyphs: [ShapedGlyph], in text: String) -> Bool {
        let bytes = Array(text.utf8)
        var previous = 0
        for glyph in glyphs {
            // A continuation byte of UTF-8 begins with the bits 10.
            guard glyph.cluster >= previous, glyph.cluster < bytes.count, bytes[glyph.cluster] & 0xC0 != 0x80 else {
                return false
            }
            previous = glyph.cluster
        }
        return true
    }
}
