import Foundation
import Geometry

/// How a camera was held, as the EXIF data of a JPEG file says: which way the stored pixels have to be turned.
enum ImageOrientation: Int, Hashable {
    case upright = 1
    case mirrored, upsideDown, flipped, transposed, turnedRight, transverse, turnedLeft

    /// From the unit square of the upright picture to that of the stored pixels.
    var toStored: CGAffineTransform {
        switch self {
        case .upright: .identity
        case .mirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .upsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .flipped: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .transposed: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .turnedRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .transverse: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        case .turnedLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        }
    }

    /// Upright where the file does not say otherwise.
    init(jpeg data: Data) {
        let bytes = ByteReader(data)
        var place = 2
        // Segments: 0xFF, a kind, a length that counts itself. Pixels begin with kind 0xDA.
        while bytes.byte(place) == 0xFF, let kind = bytes.byte(place + 1), kind != 0xDA,
            let length = bytes.number(place + 2, bytes: 2, isLittleEndian: false), length >= 2
        {
            if kind == 0xE1, bytes.starts(with: "Exif", at: place + 4),
                let found = Self(tiff: bytes, at: place + 10)
            {
                self = found
                return
            }
            place += 2 + length
        }
        self = .upright
    }

    /// From the first directory of the TIFF structure at `start`.
    private init?(tiff bytes: ByteReader, at start: Int) {
        let isLittle = bytes.starts(with: "II", at: start)
        guard isLittle || bytes.starts(with: "MM", at: start),
            let offset = bytes.number(start + 4, bytes: 4, isLittleEndian: isLittle),
            let count = bytes.number(start + offset, bytes: 2, isLittleEndian: isLittle)
        else { return nil }
        for entry in indices(count) {
            let place = start + offset + 2 + entry * 12
            guard let tag = bytes.number(place, bytes: 2, isLittleEndian: isLittle) else { return nil }
            if tag == 0x0112, let value = bytes.number(place + 8, bytes: 2, isLittleEndian: isLittle) {
                self.init(rawValue: value)
                return
            }
        }
        return nil
    }
}

/// Reads a file that may end anywhere.
struct ByteReader {
    private let bytes: [UInt8]

    init(_ data: Data) { bytes = [UInt8](data) }

    func byte(_ place: Int) -> UInt8? { bytes[checked: place] }

    func number(_ place: Int, bytes count: Int, isLittleEndian: Bool) -> Int? {
        guard place >= 0, place <= bytes.count - count else { return nil }
        let part = bytes[place..<(place + count)]
        return isLittleEndian
            ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }

    func starts(with text: StaticString, at place: Int) -> Bool {
        guard place >= 0, place <= bytes.count - text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { bytes[place...].starts(with: $0) }
    }
}
