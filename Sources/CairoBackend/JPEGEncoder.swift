import CCairo
import Foundation
import Geometry

/// The image as a JPEG file, on white where it is transparent.
/// - Parameter quality: 0 (smallest) to 1 (best).
/// - Throws: `RenderingError` if there is no memory, or if `pixels` does not match width and height.
public func jpegData(of image: RasterImage, quality: Double) throws -> Data {
    guard image.width > 0, image.height > 0, image.pixels.count == image.width * image.height else {
        throw RenderingError.unusableSize(width: Double(image.width), height: Double(image.height))
    }
    guard let encoder = tjInitCompress() else { throw RenderingError.outOfMemory(step: "compressing the picture") }
    defer { tjDestroy(encoder) }
    let bytes = image.pixels.flatMap { bytesOnWhite($0) }
    let level = clampedInt((quality * 100).rounded(), in: 1...100)
    var file: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(file) }
    let result = tjCompress2(
        encoder, bytes, Int32(clamping: image.width), 0, Int32(clamping: image.height), Int32(TJPF_RGB.rawValue),
        &file, &count, Int32(TJSAMP_444.rawValue), Int32(level), TJFLAG_ACCURATEDCT)
    guard result == 0, let file else {
        throw RenderingError.library(
            step: "compressing the picture", reason: String(cString: tjGetErrorStr2(encoder)))
    }
    return Data(bytes: file, count: Int(count))
}

/// Red, green and blue of a premultiplied pixel over white.
private func bytesOnWhite(_ pixel: UInt32) -> [UInt8] {
    let white = 255 - pixel >> 24
    return [16, 8, 0].map { (shift: UInt32) in UInt8(clamping: (pixel >> shift & 0xFF) + white) }
}
