import CCairo
import Foundation
import Geometry

/// The image as a PNG file with its density and the note that it is sRGB.
///
/// Lossless in the smallest form that fits: a palette for up to 256 colours, else RGB, else RGBA.
/// - Parameter compressionLevel: 1 (fastest) to 12 (smallest).
/// - Throws: `RenderingError` if there is no memory, or if `pixels` does not match width and height.
public func pngData(of image: RasterImage, compressionLevel: Int = 4) throws -> Data {
    guard image.width > 0, image.height > 0, image.pixels.count == image.width * image.height else {
        throw RenderingError.unusableSize(width: Double(image.width), height: Double(image.height))
    }
    let form: PNGForm
    let data: [UInt8]
    if let palette = PNGPalette(image.pixels) {
        form = .palette(palette)
        data = palette.packedRows(width: image.width, height: image.height)
    } else {
        let isOpaque = image.pixels.withUnsafeBufferPointer { pixels in
            pixels.reduce(UInt32.max, &) >> 24 == 255
        }
        form = isOpaque ? .rgb : .rgba
        data = filteredRows(of: image, isOpaque: isOpaque)
    }
    return try assemble(image, form: form, rows: data, level: min(max(1, compressionLevel), 12))
}

let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

enum PNGForm {
    case palette(PNGPalette)
    case rgb
    case rgba

    var colorType: UInt8 {
        switch self {
        case .palette: 3
        case .rgb: 2
        case .rgba: 6
        }
    }

    var bitDepth: UInt8 {
        if case .palette(let palette) = self { return UInt8(truncatingIfNeeded: palette.bitDepth) }
        return 8
    }
}

private func assemble(_ image: RasterImage, form: PNGForm, rows: [UInt8], level: Int) throws -> Data {
    guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
        throw RenderingError.outOfMemory(step: "compressing the picture")
    }
    defer { libdeflate_free_compressor(compressor) }
    var file = PNGFile()
    file.chunk("IHDR") { chunk in
        chunk.number(UInt32(truncatingIfNeeded: image.width))
        chunk.number(UInt32(truncatingIfNeeded: image.height))
        chunk.bytes += [form.bitDepth, form.colorType, 0, 0, 0]
    }
    // Rendering intent: perceptual.
    file.chunk("sRGB") { $0.bytes.append(0) }
    if let density = densityPerMetre(scale: image.scale) {
        file.chunk("pHYs") { chunk in
            chunk.number(density)
            chunk.number(density)
            chunk.bytes.append(1)
        }
    }
    if case .palette(let palette) = form {
        file.chunk("PLTE") { $0.bytes += palette.colorBytes }
        let alphas = palette.alphaBytes
        if !alphas.isEmpty { file.chunk("tRNS") { $0.bytes += alphas } }
    }
    let limit = libdeflate_zlib_compress_bound(compressor, rows.count)
    let compressed = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        count = libdeflate_zlib_compress(compressor, rows, rows.count, buffer.baseAddress, limit)
    }
    guard !compressed.isEmpty else { throw RenderingError.outOfMemory(step: "compressing the picture") }
    file.chunk("IDAT") { $0.bytes += compressed }
    file.chunk("IEND") { _ in }
    return Data(file.bytes)
}

/// Pixels per metre for 72 points per inch; nil for a scale that has no density.
func densityPerMetre(scale: CGFloat) -> UInt32? {
    guard scale.isFinite, scale > 0, let density = checkedInt((scale * 72 / 0.0254).rounded()) else { return nil }
    return UInt32(exactly: density)
}

/// Chunks one after the other, each with its length and checksum.
private struct PNGFile {
    var bytes = pngSignature

    mutating func number(_ value: UInt32) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func chunk(_ type: StaticString, _ content: (inout PNGFile) -> Void) {
        let start = bytes.count
        number(0)
        type.withUTF8Buffer { bytes.append(contentsOf: $0) }
        content(&self)
        let length = UInt32(truncatingIfNeeded: bytes.count - start - 8)
        withUnsafeBytes(of: length.bigEndian) { bytes.replaceSubrange(start..<(start + 4), with: $0) }
        // Of type and content, not of the length.
        let checksum = bytes.withUnsafeBytes { all -> UInt32 in
            let checked = UnsafeRawBufferPointer(rebasing: all[(start + 4)...])
            return libdeflate_crc32(0, checked.baseAddress, checked.count)
        }
        number(checksum)
    }
}
