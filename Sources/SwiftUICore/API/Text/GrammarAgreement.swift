import Foundation

// `^[3 apple](inflect: true)`: the words in brackets agree with the number among them. English nouns do; words of other
// languages stay as they are written. The mark-up itself is never shown.

extension [LocalizedStringKey.Segment] {
    /// The segments with the words of each bracket in agreement, without the mark-up.
    func agreeing(in locale: Locale) -> [LocalizedStringKey.Segment] {
        guard let open = firstBracket, let close = closing(open) else { return self }
        let inner = Array(self[from: open.content, to: close.start])
        let isEnglish = locale.language.languageCode?.identifier == "en"
        let words = close.inflects && isEnglish ? inner.inflected : inner
        let before = self[from: Position(segment: 0, offset: 0), to: open.start]
        let after = self[from: close.end, to: Position(segment: count, offset: 0)]
        return before + words + after.agreeing(in: locale)
    }

    /// A character of a segment, by its number.
    private struct Position {
        var segment: Int
        var offset: Int
    }

    /// The first `^[` of the key's or the translation's own text.
    private var firstBracket: (start: Position, content: Position)? {
        for (index, segment) in enumerated() {
            // Every text of a picture comes here: one look at the bytes tells nearly all of them.
            guard case .literal(let text) = segment, text.utf8.contains(UInt8(ascii: "^")),
                let range = text.range(of: "^[")
            else { continue }
            let offset = text.distance(from: text.startIndex, to: range.lowerBound)
            return (Position(segment: index, offset: offset), Position(segment: index, offset: offset + 2))
        }
        return nil
    }

    /// The `](…)` that belongs to a bracket.
    private func closing(
        _ open: (start: Position, content: Position)
    ) -> (start: Position, end: Position, inflects: Bool)? {
        for index in open.content.segment..<count {
            guard case .literal(let text) = self[index] else { continue }
            let skipped = index == open.content.segment ? open.content.offset : 0
            let rest = text.dropFirst(skipped)
            guard let range = rest.range(of: "]("), let end = rest[range.upperBound...].firstIndex(of: ")") else {
                continue
            }
            let attributes = rest[range.upperBound..<end].filter { !$0.isWhitespace }
            let start = text.distance(from: text.startIndex, to: range.lowerBound)
            let past = text.distance(from: text.startIndex, to: end) + 1
            return (
                Position(segment: index, offset: start), Position(segment: index, offset: past),
                attributes.split(separator: ",").contains("inflect:true")
            )
        }
        return nil
    }

    private subscript(from start: Position, to end: Position) -> [LocalizedStringKey.Segment] {
        enumerated().compactMap { index, segment in
            guard index >= start.segment, index <= end.segment, index < count else { return nil }
            guard case .literal(let text) = segment else { return index < end.segment ? segment : nil }
            let first = index == start.segment ? start.offset : 0
            let last = index == end.segment ? end.offset : text.count
            guard first < last else { return nil }
            return .literal(String(text.dropFirst(first).prefix(last - first)))
        }
    }

    /// With the head noun in the form that the number asks for; as they are where there is no number or no noun.
    private var inflected: [LocalizedStringKey.Segment] {
        let texts = map { segment in
            if case .text = segment { "" } else { segment.string(in: EnvironmentValues()) }
        }
        guard let number = texts.lazy.compactMap(Self.number).first else { return self }
        guard let head = Self.head(of: texts) else { return self }
        var result = self
        var text = texts[head.segment]
        text.replaceSubrange(head.range, with: EnglishNoun.agreeing(String(text[head.range]), withOne: number == "1"))
        if case .literal = self[head.segment] {
            result[head.segment] = .literal(text)
        } else {
            result[head.segment] = .string(text)
        }
        return result
    }

    /// The first number that is written in a text, without its sign: `1` and `1.0` are different numbers of things.
    private static func number(in text: String) -> String? {
        guard let start = text.firstIndex(where: \.isNumber) else { return nil }
        return String(text[start...].prefix { $0.isNumber || $0 == "." || $0 == "," })
    }

    /// The noun that the words are about: the last one before a preposition.
    private static func head(of texts: [String]) -> (segment: Int, range: Range<String.Index>)? {
        var last: (segment: Int, range: Range<String.Index>)?
        for (index, text) in texts.enumerated() {
            for word in text.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" }) {
                if last != nil, prepositions.contains(word.lowercased()) { return last }
                last = (index, word.startIndex..<word.endIndex)
            }
        }
        return last
    }

    private static let prepositions: Set = [
        "of", "in", "on", "at", "to", "for", "from", "with", "by", "per", "ago", "left", "remaining", "until", "since",
    ]
}
