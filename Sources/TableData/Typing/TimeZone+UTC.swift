import Foundation

extension TimeZone {
    /// Whether the zone is UTC, under any of its names.
    var isUTC: Bool {
        self == .gmt || ["UTC", "GMT", "Etc/UTC", "Etc/GMT", "Zulu", "Etc/Zulu", "Etc/UCT", "UCT"].contains(identifier)
    }

    /// Whether clocks of both zones always show the same.
    func isSame(as other: TimeZone) -> Bool { self == other || isUTC && other.isUTC }
}
