/// An input that can be read from its first byte as often as needed, decompressed.
final class ReplayableInput {
    let name: String
    private let input: DataInput
    private let spool: Spool?
    private let progress: (@Sendable (Int, Int?) -> Void)?

    init(_ input: DataInput, progress: (@Sendable (Int, Int?) -> Void)? = nil) throws(DataFailure) {
        (self.input, name, self.progress) = (input, input.name, progress)
        switch input {
        case .descriptor(let descriptor, let name): spool = Spool(DescriptorStream(descriptor, name: name))
        case .file(let path):
            // A named pipe or the like can be read only once.
            let file = try DescriptorStream(path: path)
            spool = file.length == nil ? Spool(file) : nil
        case .bytes: spool = nil
        }
    }

    func open() throws(DataFailure) -> any ByteStream {
        var stream = try openRaw()
        // What was compressed already is sometimes compressed again.
        for _ in 0...Self.mostLayers {
            let head = try stream.readBytes(3)
            let whole = PrefixedStream(head, then: stream)
            guard InflatingStream.isGzip(head) else { return whole }
            stream = try InflatingStream(whole, name: name)
        }
        throw DataFailure(
            code: "data.gzip", message: "\(name) is gzip in more than \(Self.mostLayers) layers.",
            remedy: "Unpack it with gzip -d.")
    }

    private static let mostLayers = 3

    private func openRaw() throws(DataFailure) -> any ByteStream {
        if let spool { return counted(spool.stream(), total: nil) }
        switch input {
        case .bytes(let bytes, _): return counted(PrefixedStream(bytes), total: bytes.count)
        case .descriptor(let descriptor, let name): return DescriptorStream(descriptor, name: name)
        case .file(let path):
            let file = try DescriptorStream(path: path)
            return counted(file, total: file.length)
        }
    }

    private func counted(_ stream: any ByteStream, total: Int?) -> any ByteStream {
        guard let progress else { return stream }
        return CountingStream(stream, total: total, report: progress)
    }
}

/// Reports how many bytes have passed, about every four million.
private final class CountingStream: ByteStream {
    private let source: any ByteStream
    private let total: Int?
    private let report: @Sendable (Int, Int?) -> Void
    private var done = 0
    private var next = 4 << 20

    init(_ source: any ByteStream, total: Int?, report: @escaping @Sendable (Int, Int?) -> Void) {
        (self.source, self.total, self.report) = (source, total, report)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(DataFailure) -> Int {
        let count = try source.read(into: buffer)
        done += count
        if done >= next {
            next = done + 4 << 20
            report(done, total)
        }
        return count
    }
}
