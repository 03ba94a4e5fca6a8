import Drawing
import Foundation
import Geometry

/// An encoded image with its size in pixels, read from the file's header.
package struct RasterData: Hashable, Sendable {
    package let data: Data
    package let encoding: DrawnImage.Encoding
    /// In pixels, as it is to be seen: a photograph that was taken upright is higher than wide.
    package let width: Int
    package let height: Int

    /// Nil where the bytes are neither PNG nor JPEG.
    package init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(1 << 20))
        if let size = Self.pngSize(bytes) {
            (encoding, width, height) = (.png, size.width, size.height)
        } else if let size = Self.jpegSize(bytes) {
            (encoding, width, height) = (.jpeg, size.width, size.height)
        } else {
            return nil
        }
        self.data = data
    }

    private static func number(_ bytes: [UInt8], _ place: Int, count: Int, isLittle: Bool = false) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        let part = bytes[place..<place + count]
        return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }

    /// The first chunk says it.
    private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            let width = number(bytes, 16, count: 4), let height = number(bytes, 20, count: 4), width > 0, height > 0
        else { return nil }
        return (width, height)
    }

    /// The segment that begins a frame says it; the EXIF data say whether the sides change places.
    private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var (place, isTurned) = (2, false)
        while let marker = number(bytes, place, count: 2), marker >> 8 == 0xFF {
            let kind = marker & 0xFF
            if kind == 0xFF || kind == 0x01 || (0xD0...0xD8).contains(kind) {
                place += kind == 0xFF ? 1 : 2
                continue
            }
            guard let length = number(bytes, place + 2, count: 2), length >= 2 else { return nil }
            let startsFrame = (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
            if startsFrame, let height = number(bytes, place + 5, count: 2),
                let width = number(bytes, place + 7, count: 2), width > 0, height > 0
            {
                return isTurned ? (height, width) : (width, height)
            }
            if kind == 0xE1 { isTurned = isTurned || hasTurnedSides(bytes, tiff: place + 10) }
            if kind == 0xDA { return nil }
            place += 2 + length
        }
        return nil
    }

    /// Whether EXIF data say that the camera was held on its side.
    private static func hasTurnedSides(_ bytes: [UInt8], tiff start: Int) -> Bool {
        guard let order = number(bytes, start, count: 2), order == 0x4949 || order == 0x4D4D else { return false }
        let isLittle = order == 0x4949
        guard let offset = number(bytes, start + 4, count: 4, isLittle: isLittle),
            let count = number(bytes, start + offset, count: 2, isLittle: isLittle)
        else { return false }
        for entry in indices(min(count, 256)) {
            let place = start + offset + 2 + entry * 12
            guard number(bytes, place, count: 2, isLittle: isLittle) == 0x0112 else { continue }
            return (number(bytes, place + 8, count: 2, isLittle: isLittle) ?? 1) >= 5
        }
        return false
    }
}
