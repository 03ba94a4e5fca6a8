import Foundation
import Geometry

extension TextBuffer {
    /// SVG path data: absolute commands, repeated letters and needless separators left out.
    ///
    /// A segment with a coordinate that is not finite is left out and the path goes on with a new subpath where the
    /// next good one ends, so the rest of a line survives one bad vertex. Returns false when nothing was written.
    @discardableResult
    package mutating func pathData(_ outline: Outline, decimals: Int) -> Bool {
        let start = count
        reserve(start + outline.points.count * 6)
        // Digits go through a small buffer of plain memory: an array would check its own capacity for each byte.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
            outline.points.withUnsafeBufferPointer { points in
                var writer = PathDataWriter(decimals: decimals, buffer: buffer)
                var index = 0
                for verb in outline.verbs {
                    switch verb {
                    case .move: writer.move(points[index])
                    case .line: writer.line(points[index])
                    case .quad: writer.quad(points[index], points[index + 1])
                    case .cubic: writer.cubic(points[index], points[index + 1], points[index + 2])
                    case .close: writer.close()
                    }
                    index += verb.pointCount
                    if writer.isNearlyFull {
                        append(utf8: UnsafeBufferPointer(buffer)[..<writer.used])
                        writer.used = 0
                    }
                }
                append(utf8: UnsafeBufferPointer(buffer)[..<writer.used])
            }
        }
        return count > start
    }
}

/// Where the pen is, in units of the last decimal place, and which command letter still holds.
private struct PathDataWriter {
    let decimals: Int
    let power: Double
    let buffer: UnsafeMutableBufferPointer<UInt8>
    var used = 0
    private var x = 0
    private var y = 0
    private var command: UInt8 = 0
    /// Nothing need separate the next number from what is before it.
    private var isAfterLetter = true
    private var hasPen = false
    /// False from a bad point to the next move: such a subpath cannot be closed.
    private var isWhole = true

    init(decimals: Int, buffer: UnsafeMutableBufferPointer<UInt8>) {
        (self.decimals, self.buffer) = (decimals, buffer)
        power = powerOfTen(decimals)
    }

    /// A verb takes a letter and at most six separated numbers.
    var isNearlyFull: Bool { used + 7 * (fixedPointLimit + 1) > buffer.count }

    mutating func move(_ point: CGPoint) {
        isWhole = isFinite(point)
        hasPen = isWhole
        if isWhole { begin(point) }
    }

    mutating func line(_ point: CGPoint) {
        guard isFinite(point) else { return lose() }
        guard hasPen else { return resume(point) }
        let (newX, newY) = (scaled(point.x, by: power), scaled(point.y, by: power))
        if newY == y {
            if newX == x, isLine(command) { return }
            letter(0x48)
            coordinate(newX)
        } else if newX == x {
            letter(0x56)
            coordinate(newY)
        } else {
            // Pairs after a move are lines anyway.
            if command == 0x4D { command = 0x4C } else { letter(0x4C) }
            coordinate(newX)
            coordinate(newY)
        }
        (x, y) = (newX, newY)
    }

    mutating func quad(_ control: CGPoint, _ point: CGPoint) {
        guard isFinite(control), isFinite(point) else { return lose() }
        guard hasPen else { return resume(point) }
        letter(0x51)
        pair(control)
        pair(point)
    }

    mutating func cubic(_ control1: CGPoint, _ control2: CGPoint, _ point: CGPoint) {
        guard isFinite(control1), isFinite(control2), isFinite(point) else { return lose() }
        guard hasPen else { return resume(point) }
        letter(0x43)
        pair(control1)
        pair(control2)
        pair(point)
    }

    mutating func close() {
        guard isWhole, hasPen else { return lose() }
        letter(0x5A)
        // The pen is back at the subpath's start, which is not kept here: no next line may be shortened to H or V.
        (x, y) = (.min, .min)
    }

    private mutating func lose() { (isWhole, hasPen) = (false, false) }

    private mutating func resume(_ point: CGPoint) {
        hasPen = true
        begin(point)
    }

    private mutating func begin(_ point: CGPoint) {
        command = 0
        letter(0x4D)
        pair(point)
    }

    private func isLine(_ command: UInt8) -> Bool { command == 0x4C || command == 0x48 || command == 0x56 }

    private func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }

    private mutating func letter(_ name: UInt8) {
        guard command != name else { return }
        buffer[used] = name
        used &+= 1
        command = name
        isAfterLetter = true
    }

    private mutating func pair(_ point: CGPoint) {
        (x, y) = (scaled(point.x, by: power), scaled(point.y, by: power))
        coordinate(x)
        coordinate(y)
    }

    private mutating func coordinate(_ value: Int) {
        // A minus sign separates by itself.
        if !isAfterLetter, value >= 0 {
            buffer[used] = 0x20
            used &+= 1
        }
        isAfterLetter = false
        used = writeFixedPoint(value, decimals: decimals, leadingZero: false, to: buffer, at: used)
    }
}
