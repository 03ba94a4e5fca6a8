import Foundation

/// Spans with their joined text, cut by UTF-8 offsets without walking the text.
struct SpannedText {
    let spans: [TextSpan]
    let text: String
    let bytes: [UInt8]
    /// Offset of each span in `text`.
    private let starts: [Int]

    init(_ spans: [TextSpan]) {
        self.spans = spans
        var starts: [Int] = []
        var text = ""
        for span in spans {
            starts.append(text.utf8.count)
            text += span.text
        }
        (self.text, self.starts, bytes) = (text, starts, Array(text.utf8))
    }

    /// The index of the last span that begins at or before `offset`; of the span that holds it, unless spans are empty.
    func spanIndex(at offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    func substring(_ range: Range<Int>) -> String {
        let utf8 = text.utf8
        let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return String(text[from..<utf8.index(from, offsetBy: range.count)])
    }

    /// The spans of a part of the text; for an empty part the one there, without text, for the sake of its font.
    func slice(_ range: Range<Int>) -> [TextSpan] {
        guard range != 0..<bytes.count else { return spans }
        var result: [TextSpan] = []
        var index = spanIndex(at: range.lowerBound)
        while index < spans.count, starts[index] < range.upperBound || result.isEmpty {
            let end = starts[index] + spans[index].text.utf8.count
            let part = max(starts[index], range.lowerBound)..<max(range.lowerBound, min(end, range.upperBound))
            if !part.isEmpty || range.isEmpty {
                var span = spans[index]
                span.text = substring(part)
                result.append(span)
            }
            if range.isEmpty { break }
            index += 1
        }
        return result
    }

    /// The parts between newlines, these left out; at least one, and an empty one after a newline at the end.
    func hardLines() -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            let length = newlineLength(at: index)
            if length > 0 {
                lines.append(start..<index)
                start = index + length
            }
            index += max(1, length)
        }
        lines.append(start..<bytes.count)
        return lines
    }

    /// LF, VT, FF, CR, CR LF, NEL, LINE SEPARATOR, PARAGRAPH SEPARATOR; 0 for anything else.
    private func newlineLength(at index: Int) -> Int {
        switch bytes[index] {
        case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
        case 0x0A...0x0C: 1
        case 0xC2: index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
        case 0xE2:
            index + 2 < bytes.count && bytes[index + 1] == 0x80 && (bytes[index + 2] & 0xFE) == 0xA8 ? 3 : 0
        default: 0
        }
    }

    /// `range` without the white space at its end.
    func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound {
            let length = spaceLength(endingAt: end)
            guard length > 0, end - length >= range.lowerBound else { break }
            end -= length
        }
        return range.lowerBound..<end
    }

    /// `range` without the white space at its start.
    func trimmingStart(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound {
            let length = bytes[start] < 0x80 ? 1 : 3
            guard start + length <= range.upperBound, spaceLength(endingAt: start + length) == length else { break }
            start += length
        }
        return start..<range.upperBound
    }

    /// Length of the breaking white space before `end`: space, tab, the fixed-width spaces, the ideographic one.
    private func spaceLength(endingAt end: Int) -> Int {
        let last = bytes[end - 1]
        if last == 0x20 || last == 0x09 { return 1 }
        guard last >= 0x80, end >= 3 else { return 0 }
        switch (bytes[end - 3], bytes[end - 2], last) {
        case (0xE2, 0x80, 0x80...0x86), (0xE2, 0x80, 0x88...0x8B), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80),
            (0xE1, 0x9A, 0x80):
            return 3
        default: return 0
        }
    }
}
