import Foundation

/// What the user sees: results on standard output, everything else on standard error.
enum Terminal {
    static var errorsAreShown: Bool { isatty(STDERR_FILENO) == 1 }
    static var outputIsShown: Bool { isatty(STDOUT_FILENO) == 1 }
    static var inputIsShown: Bool { isatty(STDIN_FILENO) == 1 }

    /// Results. Where they cannot be written, such as to a full disk, the program ends with status 3.
    static func print(_ text: String) {
        guard let error = writeAll(Array(text.utf8), to: STDOUT_FILENO) else { return }
        note("\(Program.name): Standard output cannot be written: \(String(cString: strerror(error))).")
        exit(Failure.Status.writing.rawValue)
    }

    /// A line on standard error, in the place of the progress that a terminal shows there.
    static func note(_ text: String) {
        progress("")
        _ = writeAll(Array((withoutControls(text) + "\n").utf8), to: STDERR_FILENO)
    }

    /// The text with what would move or colour a terminal's text shown as signs: names and cells of foreign files may
    /// hold it.
    static func withoutControls(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || !isControl($0) }
        if isPlain { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\n" || scalar == "\t" || !isControl(scalar) {
                result.append(scalar)
            } else if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
                result.append(picture)
            } else {
                result.append("\u{FFFD}")
            }
        }
        return String(result)
    }

    /// Control characters, and those that turn the direction of the text that follows.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
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
