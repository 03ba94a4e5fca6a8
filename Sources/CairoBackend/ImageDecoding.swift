import CCairo
import Drawing
import Foundation
import Geometry

/// An image in memory as a cairo surface.
final class DecodedImage {
    let surface: OpaquePointer
    let width: Int
    let height: Int
    let orientation: ImageOrientation

    /// Takes the surface over.
    init(_ surface: OpaquePointer, orientation: ImageOrientation = .upright) {
        (self.surface, self.orientation) = (surface, orientation)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
    }

    deinit { cairo_surface_destroy(surface) }
}

/// More pixels than this are refused before memory is taken: a small file can claim any size.
let largestImage = 1 << 26

/// - Throws: `RenderingError.unreadableImage`.
func decodeImage(_ data: Data, encoding: DrawnImage.Encoding) throws -> DecodedImage {
    switch encoding {
    case .png: try decodePNG(data)
    case .jpeg: try decodeJPEG(data)
    }
}

private func decodePNG(_ data: Data) throws -> DecodedImage {
    func failure(_ reason: String) -> RenderingError { .unreadableImage(encoding: "PNG", reason: reason) }
    let header = ByteReader(data.prefix(24))
    guard data.starts(with: pngSignature), let width = header.number(16, bytes: 4, isLittleEndian: false),
        let height = header.number(20, bytes: 4, isLittleEndian: false)
    else { throw failure("it has no PNG header") }
    guard width <= 32_767, height <= 32_767, width * height <= largestImage else {
        throw failure("\(width) by \(height) pixels are too many, scale it down")
    }
    let surface = data.withUnsafeBytes { bytes -> OpaquePointer? in
        var rest = bytes
        return withUnsafeMutablePointer(to: &rest) { rest in
            cairo_image_surface_create_from_png_stream(readFromBuffer, rest)
        }
    }
    guard let surface else { throw RenderingError.outOfMemory(step: "reading an image") }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        throw failure(String(cString: cairo_status_to_string(status)))
    }
    return DecodedImage(surface)
}

private func readFromBuffer(
    _ source: UnsafeMutableRawPointer?, _ target: UnsafeMutablePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
    guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
    let rest = source.assumingMemoryBound(to: UnsafeRawBufferPointer.self)
    let count = Int(count)
    guard let start = rest.pointee.baseAddress, rest.pointee.count >= count else { return CAIRO_STATUS_READ_ERROR }
    memcpy(target, start, count)
    rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee.dropFirst(count))
    return CAIRO_STATUS_SUCCESS
}

private func decodeJPEG(_ data: Data) throws -> DecodedImage {
    guard let decoder = tjInitDecompress() else { throw RenderingError.outOfMemory(step: "reading an image") }
    defer { tjDestroy(decoder) }
    func failure() -> RenderingError {
        .unreadableImage(encoding: "JPEG", reason: String(cString: tjGetErrorStr2(decoder)))
    }
    return try data.withUnsafeBytes { raw in
        let bytes = raw.bindMemory(to: UInt8.self)
        let size = UInt(bytes.count)
        var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
        guard tjDecompressHeader3(decoder, bytes.baseAddress, size, &width, &height, &sampling, &space) == 0
        else { throw failure() }
        guard width <= 32_767, height <= 32_767, Int(width) * Int(height) <= largestImage else {
            throw RenderingError.unreadableImage(
                encoding: "JPEG", reason: "\(width) by \(height) pixels are too many, scale it down")
        }
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height) else {
            throw RenderingError.outOfMemory(step: "reading an image")
        }
        let image = DecodedImage(surface, orientation: ImageOrientation(jpeg: data))
        try check(cairo_surface_status(surface), while: "reading an image")
        let pixels = cairo_image_surface_get_data(surface)
        let isInk = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
        let format = isInk ? TJPF_CMYK : TJPF_BGRX
        let pitch = cairo_image_surface_get_stride(surface)
        let result = tjDecompress2(
            decoder, bytes.baseAddress, size, pixels, width, pitch, height, Int32(format.rawValue), 0)
        // Warnings (stray or missing bytes) leave a picture, which viewers show as it is.
        guard result == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else { throw failure() }
        if isInk, let pixels { convertInk(pixels, count: Int(pitch) * Int(height) / 4) }
        cairo_surface_mark_dirty(surface)
        if !isInk { attach(bytes, to: surface) }
        return image
    }
}

/// From cyan, magenta, yellow, black, all inverted as such files store them, to what cairo calls RGB24.
private func convertInk(_ pixels: UnsafeMutablePointer<UInt8>, count: Int) {
    for index in indices(count) {
        let pixel = pixels + index * 4
        let black = UInt32(pixel[3])
        let (red, green, blue) = (UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]))
        pixel[0] = UInt8(truncatingIfNeeded: blue * black / 255)
        pixel[1] = UInt8(truncatingIfNeeded: green * black / 255)
        pixel[2] = UInt8(truncatingIfNeeded: red * black / 255)
        pixel[3] = 255
    }
}

/// A PDF then carries the file's own bytes instead of a second compression of its pixels.
private func attach(_ file: UnsafeBufferPointer<UInt8>, to surface: OpaquePointer) {
    guard let copy = malloc(max(1, file.count)), let start = file.baseAddress else { return }
    memcpy(copy, start, file.count)
    let status = cairo_surface_set_mime_data(
        surface, CAIRO_MIME_TYPE_JPEG, copy.assumingMemoryBound(to: UInt8.self), UInt(file.count), { free($0) }, copy)
    if status != CAIRO_STATUS_SUCCESS { free(copy) }
}
