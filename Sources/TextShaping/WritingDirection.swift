import Foundation

/// The direction in which a text is read.
public enum WritingDirection: Hashable, Sendable {
    case leftToRight, rightToLeft

    /// That of the first character that has one, by the rules P2 and P3 of Unicode's bidirectional algorithm; nil where
    /// none has, as in numbers. What isolates enclose does not count.
    public init?(of text: String) {
        var depth = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: depth += 1
            case 0x2069: depth = max(0, depth - 1)
            default:
                guard depth == 0, let direction = Self.strong(scalar) else { continue }
                self = direction
                return
            }
        }
        return nil
    }

    private static func strong(_ scalar: Unicode.Scalar) -> WritingDirection? {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0x200E: return .leftToRight
        case 0x00..<0x80: return nil
        case 0x200F, 0x061C: return .rightToLeft
        default:
            guard scalar.properties.isAlphabetic else { return nil }
            return isOfRightToLeftScript(scalar.value) ? .rightToLeft : .leftToRight
        }
    }

    /// Hebrew, Arabic, Syriac, Thaana, N'Ko and their neighbours, with the presentation forms and the planes of old
    /// scripts and of Adlam.
    private static func isOfRightToLeftScript(_ value: UInt32) -> Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
