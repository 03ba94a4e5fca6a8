/// A stream of text in UTF-8 without a byte-order mark. Text that was taken for UTF-8 may hold bytes that are not.
struct TextInput {
    var stream: any ByteStream
    /// As it was found or given.
    var encoding: TextEncoding
    /// Whether the encoding was found rather than given.
    var isDetected: Bool

    init(_ source: any ByteStream, wanted: TextEncoding?) throws(DataFailure) {
        let head = try source.readBytes(4096)
        let detected = detectEncoding(head, wanted: wanted)
        let text = PrefixedStream(head, from: detected.markLength, then: source)
        encoding = detected.encoding
        isDetected = wanted == nil
        switch detected.encoding {
        case .utf8, .utf16: stream = text
        // checked: `utf16` is always detected as one of the two byte orders
        case .windows1252, .latin1: stream = SingleByteStream(text, encoding: detected.encoding)
        default: stream = WideTextStream(text, encoding: detected.encoding)
        }
    }
}

/// UTF-8 from a stream of Windows-1252 or ISO 8859-1.
final class SingleByteStream: ByteStream {
    private let source: any ByteStream
    private let isWindows: Bool
    private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 16)
    private var output: [UInt8] = []
    private var position = 0

    init(_ source: any ByteStream, encoding: TextEncoding) {
        (self.source, isWindows) = (source, encoding == .windows1252)
    }

    deinit { input.deallocate() }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(DataFailure) -> Int {
        if position == output.count {
            output.removeAll(keepingCapacity: true)
            position = 0
            for byte in input[0..<(try source.read(into: input))] {
                if byte < 0x80 {
                    output.append(byte)
                } else if isWindows {
                    appendWindows1252(byte, to: &output)
                } else {
                    appendLatin(UInt32(byte), to: &output)
                }
            }
        }
        let count = min(buffer.count, output.count - position)
        output.withUnsafeBytes { bytes in
            buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[position..<position + count]))
        }
        position += count
        return count
    }
}
