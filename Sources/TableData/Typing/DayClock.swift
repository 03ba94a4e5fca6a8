import Foundation
import ScaleKit

/// Instants of what a zone's clocks show, quickly for days on which they are not set.
struct DayClock {
    private let timeZone: TimeZone
    private let clock: LocalClock
    /// Seconds east of UTC on days that were asked for; nil where the clocks are set about that day.
    private var offsets: [Int: Double?] = [:]
    private var last: (day: Int, offset: Double)?

    init(_ timeZone: TimeZone) {
        self.timeZone = timeZone
        clock = LocalClock(timeZone: timeZone)
    }

    /// The first instant at which the clock shows `seconds` after midnight of a day since the reference date.
    mutating func instant(day: Int, seconds: Double) -> Double {
        let wall = Double(day) * 86_400 + seconds
        if let last, last.day == day { return wall - last.offset }
        guard let offset = offset(on: day), seconds >= 0, seconds <= 86_400 else {
            return clock.instants(showing: wall).first
        }
        last = (day, offset)
        return wall - offset
    }

    private mutating func offset(on day: Int) -> Double? {
        if let known = offsets[day] { return known }
        // Offsets lie between -12 and +14 hours: the same one before and after the day holds on all of it.
        let midnight = Double(day) * 86_400
        let probes = [midnight - 15 * 3600, midnight + 12 * 3600, midnight + 37 * 3600].map {
            Double(timeZone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: $0)))
        }
        let offset = probes.allSatisfy { $0 == probes[0] } ? probes[0] : nil
        if offsets.count >= 1 << 16 { offsets.removeAll(keepingCapacity: true) }
        offsets[day] = .some(offset)
        return offset
    }
}
