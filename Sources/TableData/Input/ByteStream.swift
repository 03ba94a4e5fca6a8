/// Bytes that are pulled, from the first to the last.
protocol ByteStream: AnyObject {
    /// Fills the beginning of `buffer`, which is not empty, and returns how many bytes came; 0 only at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(DataFailure) -> Int
}

extension ByteStream {
    /// The next `count` bytes, fewer only at the end.
    func readBytes(_ count: Int) throws(DataFailure) -> [UInt8] {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
        defer { buffer.deallocate() }
        var filled = 0
        while filled < count {
            let got = try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
            if got == 0 { break }
            filled += got
        }
        return Array(buffer[..<filled])
    }
}

/// Bytes in memory, followed by another stream.
final class PrefixedStream: ByteStream {
    private let prefix: [UInt8]
    private var position: Int
    private let rest: (any ByteStream)?

    init(_ prefix: [UInt8], from start: Int = 0, then rest: (any ByteStream)? = nil) {
        (self.prefix, position, self.rest) = (prefix, start, rest)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(DataFailure) -> Int {
        guard position < prefix.count else { return try rest?.read(into: buffer) ?? 0 }
        let count = min(buffer.count, prefix.count - position)
        prefix.withUnsafeBytes { bytes in
            buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[position..<position + count]))
        }
        position += count
        return count
    }
}
