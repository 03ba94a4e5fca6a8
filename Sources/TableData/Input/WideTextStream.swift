/// UTF-8 from a stream of UTF-16 or UTF-32. What encodes no character becomes U+FFFD; a byte too many at the end is
/// left out.
final class WideTextStream: ByteStream {
    private let source: any ByteStream
    private let unitLength: Int
    private let bigEndian: Bool
    private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    private var carried = 0
    private var lead: UInt32?
    private var output: [UInt8] = []
    private var position = 0
    private var ended = false

    init(_ source: any ByteStream, encoding: TextEncoding) {
        self.source = source
        unitLength = [.utf32LittleEndian, .utf32BigEndian].contains(encoding) ? 4 : 2
        bigEndian = [.utf16BigEndian, .utf32BigEndian].contains(encoding)
    }

    deinit { input.deallocate() }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(DataFailure) -> Int {
        while position == output.count {
            if ended { return 0 }
            try decodeMore()
        }
        let count = min(buffer.count, output.count - position)
        output.withUnsafeBytes { bytes in
            buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[position..<position + count]))
        }
        position += count
        return count
    }

    private func decodeMore() throws(DataFailure) {
        output.removeAll(keepingCapacity: true)
        position = 0
        let got = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: input[carried...]))
        let available = carried + got
        let units = available / unitLength
        for unit in 0..<units { append(value(at: unit * unitLength)) }
        carried = available - units * unitLength
        for offset in 0..<carried { input[offset] = input[units * unitLength + offset] }
        if got == 0 {
            ended = true
            if lead != nil { appendScalar(0xFFFD) }
        }
    }

    private func value(at offset: Int) -> UInt32 {
        var value: UInt32 = 0
        for index in 0..<unitLength {
            let byte = input[offset + (bigEndian ? index : unitLength - 1 - index)]
            value = value << 8 | UInt32(byte)
        }
        return value
    }

    private func append(_ unit: UInt32) {
        if unitLength == 4 { return appendScalar(unit) }
        if let first = lead {
            lead = nil
            if (0xDC00...0xDFFF).contains(unit) {
                return appendScalar(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00))
            }
            appendScalar(0xFFFD)
        }
        if (0xD800...0xDBFF).contains(unit) { lead = unit } else { appendScalar(unit) }
    }

    private func appendScalar(_ value: UInt32) {
        output.append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
    }
}
