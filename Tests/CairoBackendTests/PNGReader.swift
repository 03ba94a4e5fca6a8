import CCairo
import Foundation
import Testing

/// A PNG file taken apart and decoded by the book, independently of the code that wrote it.
struct PNGReader {
    var chunks: [(type: String, data: [UInt8])] = []
    var width = 0
    var height = 0
    var bitDepth = 0
    var colorType = 0
    /// 0xAARRGGBB, not premultiplied.
    var pixels: [UInt32] = []

    init(_ file: Data) throws {
        let bytes = [UInt8](file)
        try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        var place = 8
        while place < bytes.count {
            let length = number(bytes, place)
            let end = place + 8 + length
            try #require(end + 4 <= bytes.count)
            let type = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
            let checked = Array(bytes[(place + 4)..<end])
            try #require(Int(libdeflate_crc32(0, checked, checked.count)) == number(bytes, end))
            chunks.append((type, Array(bytes[(place + 8)..<end])))
            place = end + 4
        }
        let header = try #require(chunk("IHDR"))
        (width, height) = (number(header, 0), number(header, 4))
        (bitDepth, colorType) = (Int(header[8]), Int(header[9]))
        try decode()
    }

    func chunk(_ type: String) -> [UInt8]? { chunks.first { $0.type == type }?.data }

    private mutating func decode() throws {
        let channels = [2: 3, 3: 1, 6: 4][colorType] ?? 0
        try #require(channels > 0)
        let rowBytes = (width * channels * bitDepth + 7) / 8
        let step = max(1, channels * bitDepth / 8)
        let packed = try inflate(count: (rowBytes + 1) * height)
        var above = [UInt8](repeating: 0, count: rowBytes)
        for y in 0..<height {
            let start = y * (rowBytes + 1)
            var row = Array(packed[(start + 1)..<(start + 1 + rowBytes)])
            for index in 0..<rowBytes {
                let left = index >= step ? row[index - step] : 0
                switch packed[start] {
                case 0: break
                case 1: row[index] &+= left
                case 2: row[index] &+= above[index]
                default: Issue.record("unexpected filter \(packed[start])")
                }
            }
            for x in 0..<width { pixels.append(color(row, x, channels)) }
            above = row
        }
    }

    private func color(_ row: [UInt8], _ x: Int, _ channels: Int) -> UInt32 {
        if colorType == 3 {
            let shift = 8 - bitDepth - x * bitDepth % 8
            let index = Int(row[x * bitDepth / 8] >> UInt8(shift)) & ((1 << bitDepth) - 1)
            let (palette, alphas) = (chunk("PLTE") ?? [], chunk("tRNS") ?? [])
            let alpha = index < alphas.count ? UInt32(alphas[index]) : 255
            return alpha << 24 | palette[(index * 3)..<(index * 3 + 3)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        let parts = row[(x * channels)..<(x * channels + channels)].map { UInt32($0) }
        return (channels == 4 ? parts[3] : 255) << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
    }

    private func inflate(count: Int) throws -> [UInt8] {
        let data = try #require(chunk("IDAT"))
        let decompressor = try #require(libdeflate_alloc_decompressor())
        defer { libdeflate_free_decompressor(decompressor) }
        var output = [UInt8](repeating: 0, count: count)
        var written = 0
        let result = libdeflate_zlib_decompress(decompressor, data, data.count, &output, count, &written)
        try #require(result == LIBDEFLATE_SUCCESS && written == count)
        return output
    }
}

private func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
}
