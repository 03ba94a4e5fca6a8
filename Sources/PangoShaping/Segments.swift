import CPango

/// A part of a line with one font, one writing direction and one script.
struct Segment {
    var range: Range<Int>
    /// Index into `ParagraphText.pieces`.
    var piece: Int
    /// Unicode's embedding level: odd from right to left.
    var level: UInt8
    var script: hb_script_t

    var isRightToLeft: Bool { level & 1 == 1 }
}

extension ParagraphText {
    /// In logical order.
    func segments(rightToLeft: Bool) -> [Segment] {
        if isASCII && !rightToLeft {
            return pieces.indices.map {
                Segment(range: pieces[$0].range, piece: $0, level: 0, script: HB_SCRIPT_LATIN)
            }
        }
        let text = string(0..<bytes.count)
        let scalars = text.unicodeScalars
        let levels = needsBidi || rightToLeft ? embeddingLevels(rightToLeft: rightToLeft, count: scalars.count) : []
        let scripts = scriptRuns()
        var result: [Segment] = []
        var (offset, scriptIndex, piece) = (0, 0, 0)
        for (position, scalar) in scalars.enumerated() {
            while piece + 1 < pieces.count, pieces[piece].range.upperBound <= offset { piece += 1 }
            while scriptIndex + 1 < scripts.count, scripts[scriptIndex].end <= offset { scriptIndex += 1 }
            let next = offset + scalar.utf8.count
            let segment = Segment(
                range: offset..<next, piece: piece, level: levels.isEmpty ? 0 : levels[position],
                script: scripts[scriptIndex].script)
            if let last = result.last, last.piece == piece, last.level == segment.level, last.script == segment.script {
                result[result.count - 1].range = last.range.lowerBound..<next
            } else {
                result.append(segment)
            }
            offset = next
        }
        return result
    }

    private func embeddingLevels(rightToLeft: Bool, count: Int) -> [UInt8] {
        withCharacters { start, length in
            var base = rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
            guard let levels = pango_log2vis_get_embedding_levels(start, length, &base) else { return [] }
            defer { g_free(levels) }
            return Array(UnsafeBufferPointer(start: levels, count: count))
        }
    }

    /// Ends and scripts of the runs of one script, in which punctuation, digits and marks count with the letters
    /// around them.
    private func scriptRuns() -> [(end: Int, script: hb_script_t)] {
        withCharacters { start, length in
            guard let iterator = pango_script_iter_new(start, length) else { return [(Int(length), HB_SCRIPT_LATIN)] }
            defer { pango_script_iter_free(iterator) }
            var runs: [(end: Int, script: hb_script_t)] = []
            repeat {
                var (from, end): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
                var script = PANGO_SCRIPT_COMMON
                pango_script_iter_get_range(iterator, &from, &end, &script)
                guard let end else { break }
                runs.append((end - start, Self.harfBuzzScript(script)))
            } while pango_script_iter_next(iterator) != 0
            return runs.isEmpty ? [(Int(length), HB_SCRIPT_LATIN)] : runs
        }
    }

    private static func harfBuzzScript(_ script: PangoScript) -> hb_script_t {
        let code = g_unicode_script_to_iso15924(GUnicodeScript(rawValue: script.rawValue))
        return hb_script_from_iso15924_tag(code)
    }

    func withCharacters<Result>(_ body: (UnsafePointer<CChar>, CInt) -> Result) -> Result {
        bytes.withUnsafeBytes { raw in
            let characters = raw.bindMemory(to: CChar.self)
            guard let start = characters.baseAddress else { return "".withCString { body($0, 0) } }
            return body(start, CInt(clamping: characters.count))
        }
    }
}
