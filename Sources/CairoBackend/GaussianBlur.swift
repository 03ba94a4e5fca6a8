import CCairo
import Foundation
import Geometry

/// Blurs an image surface (ARGB32 or A8) in place. Deviations in pixels; what leaves the image is lost.
func blurSurface(_ surface: OpaquePointer?, deviation: CGSize) {
    guard deviation.width > 0 || deviation.height > 0, let bytes = cairo_image_surface_get_data(surface) else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    // Premultiplied components blur independently of each other.
    let channels = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8 ? 1 : 4
    var plane = [Float](repeating: 0, count: width * height)
    for channel in indices(channels) {
        plane.withUnsafeMutableBufferPointer { plane in
            for y in indices(height) {
                let row = bytes + (y * stride + channel)
                for x in indices(width) { plane[y &* width &+ x] = Float(row[x &* channels]) }
            }
        }
        blurPlane(&plane, width: width, height: height, deviation: deviation)
        plane.withUnsafeBufferPointer { plane in
            for y in indices(height) {
                let row = bytes + (y * stride + channel)
                for x in indices(width) {
                    // At 2^23 a Float's last bits are the ones of whole numbers: a rounding that cannot trap.
                    let rounded = min(max(0, plane[y &* width &+ x]), 255) + 8_388_608
                    row[x &* channels] = UInt8(truncatingIfNeeded: rounded.bitPattern)
                }
            }
        }
    }
}

/// A Gaussian blur as three box blurs in each direction. Deviations in samples.
func blurPlane(_ plane: inout [Float], width: Int, height: Int, deviation: CGSize) {
    guard width > 0, height > 0, plane.count == width * height else { return }
    if let box = BlurBox(deviation: deviation.width) { box.blurRows(&plane, width: width) }
    if let box = BlurBox(deviation: deviation.height) { box.blurColumns(&plane, width: width, height: height) }
}

/// A box filter whose outermost two samples weigh less, so that three passes have exactly the variance wanted.
struct BlurBox: Hashable {
    /// Samples of full weight on each side of the middle.
    let radius: Int
    /// Weight of the sample beyond them, 0 to 1.
    let edge: Float
    private let norm: Float

    /// Nil where there is nothing to blur.
    init?(deviation: CGFloat) {
        guard deviation.isFinite, deviation > 0 else { return nil }
        let variance = min(deviation * deviation, 1e8) / 3
        // The largest box of whole samples within the variance, (n² - 1) / 12 for n samples.
        let radius = max(0, (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down))
        let count = 2 * radius + 1
        let edge = count * (variance - radius * (radius + 1) / 3) / (2 * ((radius + 1) * (radius + 1) - variance))
        self.radius = clampedInt(radius, in: 0...100_000)
        self.edge = Float(edge)
        norm = Float(1 / (count + 2 * edge))
    }

    /// Three passes along each row, which stays in the processor's fastest memory.
    func blurRows(_ plane: inout [Float], width: Int) {
        // Zeros before and after the row spare all tests for its ends.
        let margin = radius + 1
        var front = [Float](repeating: 0, count: width + 2 * margin)
        var back = front
        plane.withUnsafeMutableBufferPointer { plane in
            front.withUnsafeMutableBufferPointer { front in
                back.withUnsafeMutableBufferPointer { back in
                    guard let first = plane.baseAddress, let front = front.baseAddress, let back = back.baseAddress
                    else { return }
                    for offset in stride(from: 0, to: plane.count, by: width) {
                        let row = first + offset
                        memcpy(front + margin, row, width * MemoryLayout<Float>.stride)
                        rowPass(front, back + margin, width: width)
                        rowPass(back, front + margin, width: width)
                        rowPass(front, row, width: width)
                    }
                }
            }
        }
    }

    /// `source` begins `radius + 1` samples before the row.
    private func rowPass(_ source: UnsafePointer<Float>, _ target: UnsafeMutablePointer<Float>, width: Int) {
        let last = 2 * radius + 2
        var sum: Float = 0
        for x in 0..<(last - 1) { sum += source[x] }
        for x in indices(width) {
            sum += source[x &+ last &- 1] - source[x]
            target[x] = (sum + edge * (source[x] + source[x &+ last])) * norm
        }
    }

    /// Three passes down all columns at once: whole rows are added up, which become vector instructions.
    func blurColumns(_ plane: inout [Float], width: Int, height: Int) {
        var scratch = plane
        var sums = [Float](repeating: 0, count: width)
        for _ in indices(3) {
            plane.withUnsafeBufferPointer { source in
                scratch.withUnsafeMutableBufferPointer { target in
                    sums.withUnsafeMutableBufferPointer { sums in
                        guard let source = source.baseAddress, let target = target.baseAddress,
                            let sums = sums.baseAddress
                        else { return }
                        pass(source, target, sums, width: width, height: height)
                    }
                }
            }
            swap(&plane, &scratch)
        }
    }

    private func pass(
        _ source: UnsafePointer<Float>, _ target: UnsafeMutablePointer<Float>, _ sums: UnsafeMutablePointer<Float>,
        width: Int, height: Int
    ) {
        // At first the window of the row above the first one.
        for x in indices(width) { sums[x] = 0 }
        for y in indices(min(radius, height)) { add(source + y * width, to: sums, factor: 1, count: width) }
        for y in indices(height) {
            let (entering, leaving) = (y + radius, y - radius - 1)
            let row = target + y * width
            if entering < height { add(source + entering * width, to: sums, factor: 1, count: width) }
            if leaving >= 0 { add(source + leaving * width, to: sums, factor: -1, count: width) }
            for x in indices(width) { row[x] = sums[x] * norm }
            if entering + 1 < height {
                add(source + (entering + 1) * width, to: row, factor: edge * norm, count: width)
            }
            if leaving >= 0 { add(source + leaving * width, to: row, factor: edge * norm, count: width) }
        }
    }
}

@inline(__always)
private func add(
    _ source: UnsafePointer<Float>, to target: UnsafeMutablePointer<Float>, factor: Float, count: Int
) {
    for x in indices(count) { target[x] += source[x] * factor }
}
