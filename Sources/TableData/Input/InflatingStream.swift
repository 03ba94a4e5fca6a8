import CZlib

/// The bytes that a stream of gzip data holds, of all its members one after another. What follows the last member and
/// is no further member (such as padding) is left out, as gzip does.
final class InflatingStream: ByteStream {
    private let source: any ByteStream
    private let name: String
    private var state = z_stream()
    private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    private var inputEnded = false
    private var memberEnded = false
    private var finished = false

    init(_ source: any ByteStream, name: String) throws(DataFailure) {
        (self.source, self.name) = (source, name)
        guard ridgeline_inflate_init(&state) == Z_OK else { throw broken("there is no memory for it") }
    }

    deinit {
        inflateEnd(&state)
        input.deallocate()
    }

    /// Whether data begin as gzip data do.
    static func isGzip(_ head: some Collection<UInt8>) -> Bool { head.starts(with: [0x1F, 0x8B, 0x08]) }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(DataFailure) -> Int {
        state.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
        state.avail_out = UInt32(clamping: buffer.count)
        let room = Int(state.avail_out)
        while Int(state.avail_out) == room, !finished {
            if state.avail_in == 0, !inputEnded { try fill() }
            if memberEnded { if !startMember() { break } }
            if state.avail_in == 0, inputEnded { throw broken("it ends too early") }
            let result = inflate(&state, Z_NO_FLUSH)
            switch result {
            case Z_STREAM_END: memberEnded = true
            case Z_OK, Z_BUF_ERROR: continue
            default: throw broken(state.msg.map { String(cString: $0) } ?? "error \(result)")
            }
        }
        return room - Int(state.avail_out)
    }

    private func fill() throws(DataFailure) {
        let count = try source.read(into: input)
        inputEnded = count == 0
        state.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
        state.avail_in = UInt32(clamping: count)
    }

    /// Begins the next member if there is one.
    private func startMember() -> Bool {
        guard state.avail_in > 0, state.next_in.pointee == 0x1F, inflateReset(&state) == Z_OK else {
            finished = true
            return false
        }
        memberEnded = false
        return true
    }

    private func broken(_ reason: String) -> DataFailure {
        DataFailure(
            code: "data.gzip", message: "\(name) is no whole gzip file: \(reason).",
            remedy: "Fetch or compress it again; gzip -t tests a file.")
    }
}
