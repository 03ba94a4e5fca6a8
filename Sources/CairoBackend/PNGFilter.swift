import Foundation
import Geometry

/// The image as PNG's rows of RGB or RGBA bytes, each after the byte that names its filter.
func filteredRows(of image: RasterImage, isOpaque: Bool) -> [UInt8] {
    let channels = isOpaque ? 3 : 4
    let (width, height) = (image.width, image.height)
    let rowBytes = width * channels
    // This row, the one above, and the two filtered forms that compete with the plain one.
    var work = [UInt8](repeating: 0, count: rowBytes * 4)
    return [UInt8](unsafeUninitializedCapacity: (rowBytes + 1) * height) { target, count in
        image.pixels.withUnsafeBufferPointer { pixels in
            work.withUnsafeMutableBufferPointer { work in
                guard let pixels = pixels.baseAddress, let work = work.baseAddress, let target = target.baseAddress
                else { return }
                var filter = RowFilter(rowBytes: rowBytes, channels: channels, work: work)
                for y in indices(height) {
                    let row = pixels + y * width
                    let isRepeated = y > 0 && memcmp(row, row - width, width * 4) == 0
                    filter.write(row, width: width, isRepeated: isRepeated, to: target + y * (rowBytes + 1))
                }
                count = (rowBytes + 1) * height
            }
        }
    }
}

/// Chooses for each row among none, the difference from the left and the difference from above: the one with the
/// smallest sum of differences, which is the usual estimate of what compresses best.
private struct RowFilter {
    let rowBytes: Int
    let channels: Int
    private var current: UnsafeMutablePointer<UInt8>
    private var above: UnsafeMutablePointer<UInt8>
    private let left: UnsafeMutablePointer<UInt8>
    private let up: UnsafeMutablePointer<UInt8>

    init(rowBytes: Int, channels: Int, work: UnsafeMutablePointer<UInt8>) {
        (self.rowBytes, self.channels) = (rowBytes, channels)
        (current, above) = (work, work + rowBytes)
        (left, up) = (work + 2 * rowBytes, work + 3 * rowBytes)
    }

    mutating func write(
        _ row: UnsafePointer<UInt32>, width: Int, isRepeated: Bool, to target: UnsafeMutablePointer<UInt8>
    ) {
        if isRepeated {
            target[0] = 2
            memset(target + 1, 0, rowBytes)
            return
        }
        swap(&current, &above)
        if channels == 3 {
            unpackOpaque(row, into: current, count: width)
        } else {
            unpack(row, into: current, count: width)
        }
        subtract()
        let costs = (cost(current), cost(left), cost(up))
        let least = min(costs.0, costs.1, costs.2)
        let (code, best) =
            least == costs.2 ? (2, up) : least == costs.1 ? (1, left) : (0, current)
        target[0] = UInt8(truncatingIfNeeded: code)
        memcpy(target + 1, best, rowBytes)
    }

    private func subtract() {
        let (current, above, left, up) = (current, above, left, up)
        for index in indices(min(channels, rowBytes)) { left[index] = current[index] }
        if rowBytes > channels {
            for index in channels..<rowBytes { left[index] = current[index] &- current[index &- channels] }
        }
        for index in indices(rowBytes) { up[index] = current[index] &- above[index] }
    }

    /// The sum of the bytes' distances from zero, taken as signed.
    private func cost(_ bytes: UnsafeMutablePointer<UInt8>) -> UInt32 {
        var sum: UInt32 = 0
        for index in indices(rowBytes) {
            let byte = bytes[index]
            sum &+= UInt32(min(byte, 0 &- byte))
        }
        return sum
    }
}

@inline(__always)
private func unpackOpaque(_ row: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt8>, count: Int) {
    for x in indices(count) {
        let pixel = row[x]
        target[x &* 3] = UInt8(truncatingIfNeeded: pixel >> 16)
        target[x &* 3 &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        target[x &* 3 &+ 2] = UInt8(truncatingIfNeeded: pixel)
    }
}

@inline(__always)
private func unpack(_ row: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt8>, count: Int) {
    for x in indices(count) {
        let pixel = unpremultiplied(row[x])
        target[x &* 4] = UInt8(truncatingIfNeeded: pixel >> 16)
        target[x &* 4 &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        target[x &* 4 &+ 2] = UInt8(truncatingIfNeeded: pixel)
        target[x &* 4 &+ 3] = UInt8(truncatingIfNeeded: pixel >> 24)
    }
}

/// The colour 0xAARRGGBB with its components divided by its alpha, rounded to the nearest.
@inline(__always)
func unpremultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func straight(_ shift: UInt32) -> UInt32 {
        min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | straight(16) | straight(8) | straight(0)
}
