/// Writes messages of one part of a program to the log.
public struct Logger: Sendable {
    private let log: OSLog

    var handle: OSLog { log }

    public init() { log = .default }

    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    public init(_ log: OSLog) { self.log = log }

    public func log(_ message: OSLogMessage) { log(level: .default, message) }

    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }

    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

    public func info(_ message: OSLogMessage) { log(level: .info, message) }

    public func notice(_ message: OSLogMessage) { log(level: .default, message) }

    public func warning(_ message: OSLogMessage) { log(level: .error, message) }

    public func error(_ message: OSLogMessage) { log(level: .error, message) }

    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
