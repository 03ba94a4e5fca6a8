import Foundation

/// A name for an interval among those of the same name.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    public let signpostID: OSSignpostID
    let start: ContinuousClock.Instant

    init(_ id: OSSignpostID) { (signpostID, start) = (id, .now) }
}

/// Measures intervals: each is a message of the level debug with its duration when it ends.
public struct OSSignposter: Sendable {
    private let log: OSLog

    public init() { log = .default }

    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    public init(logHandle: OSLog) { log = logHandle }

    public init(logger: Logger) { log = logger.handle }

    public static let disabled = OSSignposter(logHandle: .disabled)

    public var isEnabled: Bool { log.isEnabled(type: .debug) }

    public func makeSignpostID() -> OSSignpostID { OSSignpostID(rawValue: .random(in: 1..<UInt64.max)) }

    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        log.write(.debug, "\(name) took \(state.start.duration(to: .now))")
    }

    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { log.write(.debug, "\(name)") }

    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
}
