import CPango
import Foundation
import TextShaping

/// The joined text of a line's spans as it is drawn: control characters as spaces, small capitals as capitals where
/// the font has none. Offsets are the same as in the spans.
struct ParagraphText {
    /// A part in one font and size.
    struct Piece {
        var range: Range<Int>
        var span: Int
        var font: ResolvedFont
        /// Factor of the size: less than 1 for small capitals made of capitals.
        var scale: CGFloat
    }

    private(set) var bytes: [UInt8] = []
    private(set) var pieces: [Piece] = []
    private(set) var isASCII = true
    /// Whether there may be characters written from right to left.
    private(set) var needsBidi = false

    /// Small capitals made of capitals have this size.
    private static let smallCapsScale: CGFloat = 0.8

    init(_ spans: [TextSpan], fonts: [ResolvedFont]) {
        for (index, span) in spans.enumerated() where !span.text.isEmpty {
            let font = fonts[index]
            if span.font.smallCaps, !font.face.has(feature: "smcp") {
                appendSmallCaps(span, index, font)
            } else {
                append(span.text.utf8, span: index, font)
            }
        }
    }

    private mutating func append(
        _ text: some Sequence<UInt8>, span: Int, _ font: ResolvedFont, scale: CGFloat = 1
    ) {
        let start = bytes.count
        for byte in text {
            bytes.append(byte < 0x20 || byte == 0x7F ? 0x20 : byte)
            if byte >= 0x80 {
                isASCII = false
                // Hebrew is the first script from right to left; its characters begin with this byte.
                if byte >= 0xD6 { needsBidi = true }
            }
        }
        pieces.append(Piece(range: start..<bytes.count, span: span, font: font, scale: scale))
    }

    private mutating func appendSmallCaps(_ span: TextSpan, _ index: Int, _ font: ResolvedFont) {
        var isSmall: Bool?
        var pending = ""
        func flushed(_ text: inout ParagraphText) {
            guard let isSmall, !pending.isEmpty else { return }
            text.append(pending.utf8, span: index, font, scale: isSmall ? Self.smallCapsScale : 1)
            pending = ""
        }
        for character in span.text {
            let capital = character.uppercased()
            // A capital of another length would shift all offsets; such letters are rare and stay.
            let becomesSmall = character.isLowercase && capital.utf8.count == character.utf8.count
            if becomesSmall != isSmall { flushed(&self) }
            isSmall = becomesSmall
            pending += becomesSmall ? capital : String(character)
        }
        flushed(&self)
    }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
