import Foundation

/// Bytes of a file descriptor.
final class DescriptorStream: ByteStream {
    private let descriptor: Int32
    private let name: String
    private let closes: Bool

    /// Opens a file.
    init(path: String) throws(DataFailure) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        (name, closes) = (path, true)
        if descriptor < 0 { throw unreadable(path, errno) }
    }

    init(_ descriptor: Int32, name: String) {
        (self.descriptor, self.name, closes) = (descriptor, name, false)
    }

    deinit {
        if closes, descriptor >= 0 { close(descriptor) }
    }

    /// The length of a plain file; nil for pipes and the like.
    var length: Int? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(DataFailure) -> Int {
        while true {
            let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            if errno != EINTR { throw unreadable(name, errno) }
        }
    }
}

/// The failure for an error number of the system.
func unreadable(_ name: String, _ number: Int32) -> DataFailure {
    let reason = String(cString: strerror(number))
    return DataFailure(
        code: "data.unreadable", message: "\(name) cannot be read: \(reason).",
        remedy: "Check the path, and that it is a file that you may read.")
}
