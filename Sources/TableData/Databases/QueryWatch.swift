import Foundation

/// Tells how long a database has been working, and whether the user has asked it to stop. One lives as long as a
/// statement. While it does, an interrupt (Ctrl-C) does not end the program but the statement; a second one ends both.
final class QueryWatch {
    private let options: ReadOptions
    private let start = Date()
    private var told = 0
    private var before = sigaction()
    private(set) var rows = 0

    init(_ options: ReadOptions) {
        self.options = options
        guard options.stopsAtInterrupt else { return }
        interruptions = 0
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in
            interruptions += 1
            if interruptions > 1 { _exit(130) }
        }
        sigaction(SIGINT, &action, &before)
    }

    deinit {
        if options.stopsAtInterrupt { sigaction(SIGINT, &before, nil) }
        if told > 0 { options.working?(0, 0) }
    }

    var isInterrupted: Bool { options.stopsAtInterrupt && interruptions > 0 }

    func countRow() {
        rows += 1
        if rows % 4096 == 0 { tell() }
    }

    /// Once a second.
    func tell() {
        guard let working = options.working else { return }
        let seconds = Int(exactly: Date().timeIntervalSince(start).rounded(.down)) ?? 0
        guard seconds > told else { return }
        told = seconds
        working(seconds, rows)
    }

    func failure(_ name: String) -> DataFailure {
        DataFailure(
            code: DataFailure.cancelled, message: "Stopped, and so is the query that \(name) was answering.",
            remedy: "Have the query name fewer rows if it takes too long: --query \"SELECT … WHERE …\"")
    }
}

/// Written by the handler of the signal alone, while a statement is running.
nonisolated(unsafe) private var interruptions: sig_atomic_t = 0

extension DataFailure {
    /// The code of what the user has stopped.
    package static let cancelled = "data.cancelled"
}
