import Foundation

/// What the user sees: results on standard output, everything else on standard error.
enum Terminal {
    static var errorsAreShown: Bool { isatty(STDERR_FILENO) == 1 }
    static var outputIsShown: Bool { isatty(STDOUT_FILENO) == 1 }

    static func print(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    /// A line on standard error.
    static func note(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
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
        if Terminal.errorsAreShown {
            FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8))
            if done == total { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
        } else {
            Terminal.note(line)
        }
    }
}
