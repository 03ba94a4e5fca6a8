import Foundation

/// Keeps what a stream has given so far, so that it can be read again: in memory up to a limit, beyond it in a file
/// that has no name and vanishes with the process.
final class Spool {
    private let source: any ByteStream
    private let memoryLimit: Int
    private var memory: [UInt8] = []
    private var file: Int32 = -1
    private var fileLength = 0
    private var ended = false

    init(_ source: any ByteStream, memoryLimit: Int = 64 << 20) {
        (self.source, self.memoryLimit) = (source, memoryLimit)
    }

    deinit {
        if file >= 0 { close(file) }
    }

    /// A stream from the first byte on.
    func stream() -> any ByteStream { SpoolStream(self) }

    fileprivate func read(at position: Int, into buffer: UnsafeMutableRawBufferPointer) throws(DataFailure) -> Int {
        if position < memory.count {
            let count = min(buffer.count, memory.count - position)
            memory.withUnsafeBytes { bytes in
                buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[position..<position + count]))
            }
            return count
        }
        let offset = position - memory.count
        if offset < fileLength {
            let count = pread(file, buffer.baseAddress, min(buffer.count, fileLength - offset), off_t(offset))
            if count > 0 { return count }
            throw unreadable("the temporary file", errno)
        }
        if ended { return 0 }
        let count = try source.read(into: buffer)
        if count == 0 { ended = true } else { try keep(UnsafeRawBufferPointer(rebasing: buffer[0..<count])) }
        return count
    }

    private func keep(_ bytes: UnsafeRawBufferPointer) throws(DataFailure) {
        if file < 0, memory.count + bytes.count <= memoryLimit { return memory.append(contentsOf: bytes) }
        if file < 0 { try openFile() }
        var written = 0
        while written < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
            let count = pwrite(file, rest.baseAddress, rest.count, off_t(fileLength))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw full(errno) }
            written += count
            fileLength += count
        }
    }

    private func openFile() throws(DataFailure) {
        let folder = FileManager.default.temporaryDirectory.path
        var template = Array("\(folder)/ridgeline-XXXXXX".utf8CString)
        file = mkstemp(&template)
        if file < 0 { throw full(errno) }
        unlink(template)
    }

    private func full(_ number: Int32) -> DataFailure {
        DataFailure(
            code: "data.no-room", message: "The input cannot be kept: \(String(cString: strerror(number))).",
            remedy: "Make room in the temporary folder, or save the input as a file and name it.")
    }
}

private final class SpoolStream: ByteStream {
    private let spool: Spool
    private var position = 0

    init(_ spool: Spool) { self.spool = spool }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(DataFailure) -> Int {
        let count = try spool.read(at: position, into: buffer)
        position += count
        return count
    }
}
