import Foundation
import Geometry

/// UTF-8 text under construction, with its own shortest fixed-point numbers: documents hold thousands of coordinates,
/// and general formatting would cost more than all the rest of writing.
package struct TextBuffer: Hashable, Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package var count: Int { bytes.count }

    package var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Makes room for `count` bytes in all. At least doubling keeps many small requests from copying again and again.
    package mutating func reserve(_ count: Int) {
        if count > bytes.capacity { bytes.reserveCapacity(max(count, 2 * bytes.capacity)) }
    }

    package mutating func append(_ text: String) {
        // All strings of a document are native ones, whose bytes can be copied at once.
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    package mutating func append(byte: UInt8) { bytes.append(byte) }

    package mutating func append(_ other: TextBuffer) { bytes.append(contentsOf: other.bytes) }

    package mutating func append(utf8 slice: Slice<UnsafeBufferPointer<UInt8>>) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: slice))
    }

    package mutating func append(utf8 data: Data) {
        data.withUnsafeBytes { bytes.append(contentsOf: $0.bindMemory(to: UInt8.self)) }
    }

    /// Takes back what was written after the buffer was `count` bytes long.
    package mutating func truncate(to count: Int) {
        bytes.removeLast(max(0, bytes.count - max(0, count)))
    }

    /// Takes out and returns what was written after the buffer was `count` bytes long.
    package mutating func cut(from count: Int) -> TextBuffer {
        var tail = TextBuffer()
        tail.bytes = Array(bytes.dropFirst(max(0, count)))
        truncate(to: count)
        return tail
    }

    /// The value rounded to `decimals` places (0 to 9), without trailing zeros, "-0" or exponent. What is not finite
    /// must be handled by the caller, who knows what it means; here NaN is 0 and infinities are very large.
    package mutating func number(_ value: Double, decimals: Int = 3) {
        fixedPoint(scaled(value, by: powerOfTen(decimals)), decimals: decimals)
    }

    package mutating func integer(_ value: Int) { fixedPoint(value, decimals: 0) }

    /// `scaled` divided by ten to the power of `decimals`.
    package mutating func fixedPoint(_ scaled: Int, decimals: Int) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: fixedPointLimit) { digits in
            let length = writeFixedPoint(scaled, decimals: decimals, leadingZero: true, to: digits, at: 0)
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[..<length]))
        }
    }

    /// "#RRGGBB", clamped to the sRGB gamut.
    package mutating func hexColor(_ color: RGBA) {
        append(byte: 0x23)
        hexByte(color.red)
        hexByte(color.green)
        hexByte(color.blue)
    }

    /// Two hexadecimal digits for 0 to 1.
    package mutating func hexByte(_ component: Double) {
        let value = clampedInt((component * 255).rounded(), in: 0...255)
        append(byte: hexDigit(value >> 4))
        append(byte: hexDigit(value & 15))
    }
}

private func hexDigit(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: value < 10 ? 0x30 + value : 0x37 + value) }
