import Foundation

/// What the user sees: results on standard output, everything else on standard error.
enum Terminal {
    static var errorsAreShown: Bool { isatty(STDERR_FILENO) == 1 }
    static var outputIsShown: Bool { isatty(STDOUT_FILENO) == 1 }
    static var inputIsShown: Bool { isatty(STDIN_FILENO) == 1 }

    static func print(_ text: String) {
        _ = writeAll(Array(text.utf8), to: STDOUT_FILENO)
    }

    /// A line on standard error, in the place of the progress that a terminal shows there.
    static func note(_ text: String) {
        progress("")
        _ = writeAll(Array((text + "\n").utf8), to: STDERR_FILENO)
    }

    /// Replaces the last line of standard error where that is a terminal; empty text clears it.
    static func progress(_ text: String) {
        guard errorsAreShown else { return }
        _ = writeAll(Array("\r\u{1B}[K\(text)".utf8), to: STDERR_FILENO)
    }
}

/// Writes to a file descriptor and returns nil, or the number of the error. Where the reader has closed its end of a
/// pipe the program ends at once and quietly: nobody wants the rest.
func writeAll(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Int32? {
    let bytes = ContiguousArray(bytes)
    return bytes.withUnsafeBytes { buffer in
        var done = 0
        while done < buffer.count {
            let count = write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
            if count > 0 {
                done += count
            } else if errno == EPIPE {
                exit(0)
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}

/// Counts steps of known number, such as "12/40 ridgeline": on one line of a terminal, else on a line each.
struct StepProgress {
    let total: Int
    private var done = 0

    init(total: Int) { self.total = total }

    mutating func step(_ name: String) {
        done += 1
        let line = "\(done)/\(total) \(name)"
        guard Terminal.errorsAreShown else { return Terminal.note(line) }
        Terminal.progress(line)
        if done == total { Terminal.progress("") }
    }
}

extension Terminal {
    /// What another program wrote to its standard error, as it is.
    static func passOn(_ text: String) {
        if !text.isEmpty { _ = writeAll(Array(text.utf8), to: STDERR_FILENO) }
    }
}
