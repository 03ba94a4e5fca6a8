import CCairo
import Drawing
import Foundation
import Geometry

extension Painter {
    /// - Throws: `RenderingError.unreadableFont`.
    func paint(_ text: DrawnText) throws {
        guard text.origin.isFinite else { return }
        for run in text.runs { try paint(run, at: text.origin) }
    }

    private func paint(_ run: DrawnText.Run, at origin: CGPoint) throws {
        let shaped = run.shaped
        guard shaped.size.isFinite, shaped.size > 0, shaped.x.isFinite, shaped.baselineShift.isFinite,
            usePaint(run.paint, covering: DrawnText(origin: origin, runs: [run]).bounds)
        else { return }
        let start = CGPoint(x: origin.x + shaped.x, y: origin.y + shaped.baselineShift)
        if shaped.face.file.isEmpty {
            paintBoxes(of: shaped, at: start)
            decorate(shaped, at: start, underline: .defaultUnderline, strikethrough: .defaultStrikethrough)
        } else {
            let face = try FaceCache.shared.face(for: shaped.face)
            paintGlyphs(of: shaped, at: start, face: face)
            decorate(shaped, at: start, underline: face.underline, strikethrough: face.strikethrough)
        }
    }

    private func paintGlyphs(of run: ShapedRun, at start: CGPoint, face: OpenedFace) {
        // One that is nowhere is drawn nowhere; without it the clusters would no longer match the text.
        let isComplete = run.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite }
        let placed = isComplete ? run.glyphs : run.glyphs.filter { $0.x.isFinite && $0.y.isFinite }
        guard !placed.isEmpty else { return }
        let glyphs = placed.map {
            cairo_glyph_t(index: UInt($0.id), x: start.x + $0.x, y: start.y + $0.y)
        }
        if !target.isDocument, face.hasPlainOutlines, paintImages(of: glyphs, face: face, size: run.size) { return }
        cairo_set_font_face(context, face.cairoFace)
        cairo_set_font_size(context, run.size)
        let count = Int32(clamping: glyphs.count)
        if target.isDocument {
            if isComplete, let clusters = TextClusters(run) {
                cairo_show_text_glyphs(
                    context, run.text, Int32(clamping: run.text.utf8.count), glyphs, count, clusters.clusters,
                    Int32(clamping: clusters.clusters.count),
                    run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
            } else {
                cairo_show_glyphs(context, glyphs, count)
            }
        } else if face.hasPlainOutlines {
            cairo_new_path(context)
            cairo_glyph_path(context, glyphs, count)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        } else {
            cairo_show_glyphs(context, glyphs, count)
        }
    }

    /// Stands for the glyphs of the test font, which has none: a hollow box for each that is not a space.
    private func paintBoxes(of run: ShapedRun, at start: CGPoint) {
        let text = run.text.utf8
        var outline = Outline()
        for glyph in run.glyphs {
            let place = text.index(text.startIndex, offsetBy: glyph.cluster, limitedBy: text.endIndex)
            guard let place, place < text.endIndex, !run.text[place].isWhitespace, glyph.advance.isFinite else {
                continue
            }
            outline.addRect(
                CGRect(
                    x: start.x + glyph.x + glyph.advance * 0.15, y: start.y + glyph.y - run.size * 0.7,
                    width: glyph.advance * 0.7, height: run.size * 0.7))
        }
        trace(outline)
        use(Stroke(width: run.size * 0.08))
        cairo_stroke(context)
    }

    /// Underline and strikethrough in the text's own paint, which is the context's source.
    private func decorate(
        _ run: ShapedRun, at start: CGPoint, underline: LineDecoration, strikethrough: LineDecoration
    ) {
        guard run.width.isFinite, run.width > 0 else { return }
        for (isWanted, line) in [(run.underline, underline), (run.strikethrough, strikethrough)] where isWanted {
            let thickness = line.thickness * run.size
            trace(
                Outline(
                    rect: CGRect(
                        x: start.x, y: start.y + line.offset * run.size - thickness / 2, width: run.width,
                        height: thickness)))
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        }
    }
}
