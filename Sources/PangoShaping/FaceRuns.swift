import CPango
import Foundation
import TextShaping

/// A part of a segment that one face draws.
struct FaceRun {
    var segment: Segment
    var range: Range<Int>
    var face: LoadedFace
    /// Whether it is the face of the segment's font, not a fallback.
    var isPrimary: Bool
}

/// Distributes the clusters of segments to faces: the font asked for wherever it has the characters, else another.
struct FaceChooser {
    let text: ParagraphText
    let spans: [TextSpan]
    let book: FontBook
    /// Chinese characters stand in a Japanese text.
    let isJapanese: Bool

    init(text: ParagraphText, spans: [TextSpan], segments: [Segment], book: FontBook) {
        (self.text, self.spans, self.book) = (text, spans, book)
        isJapanese = segments.contains { $0.script == HB_SCRIPT_HIRAGANA || $0.script == HB_SCRIPT_KATAKANA }
    }

    func runs(of segment: Segment) -> [FaceRun] {
        let primary = text.pieces[segment.piece].font.face
        if text.isASCII, primary.coversASCII {
            return [FaceRun(segment: segment, range: segment.range, face: primary, isPrimary: true)]
        }
        var runs: [FaceRun] = []
        var offset = segment.range.lowerBound
        for character in text.string(segment.range) {
            let range = offset..<(offset + character.utf8.count)
            let face = face(for: character, segment, previous: runs.last?.face)
            if let last = runs.last, last.face === face {
                runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
            } else {
                runs.append(FaceRun(segment: segment, range: range, face: face, isPrimary: face === primary))
            }
            offset = range.upperBound
        }
        return runs
    }

    private func face(for character: Character, _ segment: Segment, previous: LoadedFace?) -> LoadedFace {
        let piece = text.pieces[segment.piece]
        let primary = piece.font.face
        let scalars = Self.drawnScalars(character)
        // Spaces stay with the word before them, so that a text in another script is not cut to pieces. Those after a
        // symbol or an emoji keep the width they have in the text's own font.
        if character.isWhitespace, segment.script != HB_SCRIPT_LATIN, segment.script != HB_SCRIPT_COMMON,
            let previous, !ScriptSupport.emoji.families.contains(previous.face.family), previous.covers(scalars)
        {
            return previous
        }
        let isEmoji = Self.isEmoji(character)
        if !isEmoji, primary.covers(character, scalars) { return primary }
        let support =
            isEmoji
            ? ScriptSupport.emoji : .of(character, runScript: segment.script, isJapanese: isJapanese)
        if let previous, previous !== primary, previous.covers(character, scalars),
            !isEmoji || support.families.contains(previous.face.family)
        {
            return previous
        }
        let style = FaceStyle(spans[piece.span].font)
        let fallback = book.fallback(for: scalars, families: support.families, style: style)
        if let fallback, !isEmoji || support.families.contains(fallback.face.family) { return fallback }
        if primary.covers(character, scalars) { return primary }
        if let fallback { return fallback }
        book.report(PangoDiagnostics.glyphMissing(String(character), script: support))
        // Better the letter without its mark than nothing.
        let base = scalars.prefix(1)
        if scalars.count > 1, !primary.covers(base) {
            return book.fallback(for: Array(base), families: support.families, style: style) ?? primary
        }
        return primary
    }

    /// The characters of a cluster that need a glyph.
    private static func drawnScalars(_ character: Character) -> [UInt32] {
        character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }.map(\.value)
    }

    private static func isEmoji(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, first.value >= 0x23 else { return false }
        let asksForText = scalars.contains { $0.value == 0xFE0E }
        let asksForEmoji = scalars.contains { $0.value == 0xFE0F }
        return asksForEmoji || (!asksForText && first.value > 0x2000 && first.properties.isEmojiPresentation)
    }
}

extension LoadedFace {
    func covers(_ scalars: some Sequence<UInt32>) -> Bool { scalars.allSatisfy(canDraw) }

    /// Whether the face has the characters as they are, or composed, or decomposed: HarfBuzz tries these too.
    func covers(_ character: Character, _ scalars: [UInt32]) -> Bool {
        if covers(scalars) { return true }
        let text = String(character)
        return covers(text.precomposedStringWithCanonicalMapping.unicodeScalars.map(\.value))
            || covers(text.decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value))
    }

    /// Whether HarfBuzz draws the character with this face, if need be by a space or hyphen of its own making.
    private func canDraw(_ scalar: UInt32) -> Bool {
        if has(scalar) { return true }
        switch scalar {
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return has(0x20)
        case 0x2011: return has(0x2010)
        default: return false
        }
    }
}
