import Foundation

/// Where messages go: standard error, a line each, as `subsystem/category level: message`. Those of the levels info
/// and debug are written only where the environment sets `OS_ACTIVITY_DT_MODE` or `RIDGELINE_LOG`.
public final class OSLog: Hashable, Sendable {
    let subsystem: String
    let category: String

    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "disabled", category: "disabled")

    public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }

    private static let isVerbose: Bool = {
        let environment = ProcessInfo.processInfo.environment
        return environment["OS_ACTIVITY_DT_MODE"] != nil || environment["RIDGELINE_LOG"] != nil
    }()

    public func isEnabled(type: OSLogType) -> Bool {
        self !== Self.disabled && (Self.isVerbose || (type != .info && type != .debug))
    }

    func line(_ type: OSLogType, _ message: String) -> String {
        let source = [subsystem, category].filter { !$0.isEmpty }.joined(separator: "/")
        return source.isEmpty ? "\(type.name): \(message)\n" : "\(source) \(type.name): \(message)\n"
    }

    func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
        guard isEnabled(type: type) else { return }
        FileHandle.standardError.write(Data(line(type, message()).utf8))
    }

    public static func == (left: OSLog, right: OSLog) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Writes a message with the values of a format of the C kind.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
    log.write(type, formatted(message, args))
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {
    log.write(type, formatted(message, args))
}

/// `%{public}d` and the like are formats of the log alone: their braces go before the values are put in.
private func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
    let format = "\(message)".replacing(/%\{[^}]*\}/, with: "%")
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}
