/// Why the command ends without doing what was asked. The raw value is the exit status.
struct Failure: Error, Equatable {
    enum Status: Int32 {
        /// The command line is not understood.
        case usage = 1
        /// The data cannot be read, or is not what the picture needs.
        case data = 2
        /// The picture cannot be made or written.
        case writing = 3
        /// Stopped by the user.
        case cancelled = 130
    }

    var status: Status
    var message: String
    /// What to do about it.
    var remedy: String

    static func usage(_ message: String, remedy: String) -> Failure {
        Failure(status: .usage, message: message, remedy: remedy)
    }

    static func usage(_ message: String, suggestion: String? = nil, of command: CommandSpec) -> Failure {
        .usage(
            message,
            remedy: suggestion.map { "Did you mean \($0)?" } ?? "See: \(Program.name) \(command.name) --help")
    }
}
