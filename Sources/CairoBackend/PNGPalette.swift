import Foundation
import Geometry

/// The colours of an image that has at most 256 of them, and which one each pixel has.
/// Most charts are such images, and with one byte per pixel or less they compress several times as fast.
struct PNGPalette {
    /// Premultiplied, as in the image; the translucent ones first, so that their list of alphas is short.
    private(set) var colors: [UInt32] = []
    /// For each pixel an index into the colours in their order of appearance.
    private var pixels: [UInt8] = []
    /// From order of appearance to place in `colors`.
    private var places: [UInt8] = []

    /// Nil for an image of more colours.
    init?(_ image: [UInt32]) {
        var table = ColorTable()
        var isComplete = false
        pixels = [UInt8](unsafeUninitializedCapacity: image.count) { target, count in
            isComplete = image.withUnsafeBufferPointer { source in table.index(source, into: target) }
            count = isComplete ? image.count : 0
        }
        guard isComplete else { return nil }
        let order = table.colors.indices.sorted { (table.colors[$0] >> 24, $0) < (table.colors[$1] >> 24, $1) }
        colors = order.map { table.colors[$0] }
        places = [UInt8](repeating: 0, count: 256)
        for (place, appearance) in order.enumerated() { places[appearance] = UInt8(truncatingIfNeeded: place) }
    }

    var bitDepth: Int {
        switch colors.count {
        case ...2: 1
        case ...4: 2
        case ...16: 4
        default: 8
        }
    }

    /// Three bytes for each colour, not premultiplied.
    var colorBytes: [UInt8] {
        colors.flatMap { color -> [UInt8] in
            let straight = unpremultiplied(color)
            return [16, 8, 0].map { UInt8(truncatingIfNeeded: straight >> $0) }
        }
    }

    /// Of the translucent colours only; the rest is opaque without being listed.
    var alphaBytes: [UInt8] {
        colors.prefix { $0 >> 24 < 255 }.map { UInt8(truncatingIfNeeded: $0 >> 24) }
    }

    /// Rows of PNG's data, each after a filter byte of 0 (none), which suits indices best.
    func packedRows(width: Int, height: Int) -> [UInt8] {
        let depth = bitDepth
        let perByte = 8 / depth
        let rowBytes = (width + perByte - 1) / perByte + 1
        return [UInt8](unsafeUninitializedCapacity: rowBytes * height) { target, count in
            count = rowBytes * height
            pixels.withUnsafeBufferPointer { pixels in
                places.withUnsafeBufferPointer { places in
                    for y in indices(height) {
                        let row = UnsafeMutableBufferPointer(rebasing: target[(y * rowBytes)..<((y + 1) * rowBytes)])
                        row[0] = 0
                        let source = UnsafeBufferPointer(rebasing: pixels[(y * width)..<((y + 1) * width)])
                        if perByte == 1 {
                            for x in indices(width) { row[x &+ 1] = places[Int(source[x])] }
                        } else {
                            pack(source, places, into: row, depth: depth)
                        }
                    }
                }
            }
        }
    }

    /// Several pixels in each byte, the leftmost in the highest bits.
    private func pack(
        _ source: UnsafeBufferPointer<UInt8>, _ places: UnsafeBufferPointer<UInt8>,
        into row: UnsafeMutableBufferPointer<UInt8>, depth: Int
    ) {
        let perByte = 8 / depth
        for byte in 1..<row.count {
            let first = (byte - 1) * perByte
            var packed: UInt8 = 0
            for offset in indices(perByte) {
                let x = first + offset
                packed = packed << UInt8(depth) | (x < source.count ? places[Int(source[x])] : 0)
            }
            row[byte] = packed
        }
    }
}

/// A small hash table from colour to its order of appearance.
private struct ColorTable {
    private static let size = 2048
    private(set) var colors: [UInt32] = []
    private var keys = [UInt32](repeating: 0, count: size)
    /// -1 where nothing is.
    private var values = [Int16](repeating: -1, count: size)

    /// False if there are more than 256 colours.
    mutating func index(_ source: UnsafeBufferPointer<UInt32>, into target: UnsafeMutableBufferPointer<UInt8>) -> Bool {
        guard var previous = source.first, var index = place(of: previous) else { return false }
        for position in source.indices {
            let color = source[position]
            // Neighbours are mostly equal.
            if color != previous {
                guard let found = place(of: color) else { return false }
                (previous, index) = (color, found)
            }
            target[position] = index
        }
        return true
    }

    /// Nil if the colour would be the 257th.
    private mutating func place(of color: UInt32) -> UInt8? {
        var slot = Int((color &* 0x9E37_79B1) >> 21)
        while values[slot] >= 0 {
            if keys[slot] == color { return UInt8(truncatingIfNeeded: values[slot]) }
            slot = (slot + 1) % Self.size
        }
        guard colors.count < 256 else { return nil }
        keys[slot] = color
        values[slot] = Int16(colors.count)
        colors.append(color)
        return UInt8(truncatingIfNeeded: colors.count - 1)
    }
}
