import Foundation

/// Wall-clock time of one time zone as seconds: what a clock on the wall shows, counted from the reference date as if
/// it were UTC. Days, hours and weeks are plain arithmetic on it, also where the zone's offset changes.
package struct LocalClock: Sendable {
    static let day = 86_400.0

    let timeZone: TimeZone

    package init(timeZone: TimeZone) { self.timeZone = timeZone }

    /// Seconds east of UTC at the instant `time`.
    func offset(at time: Double) -> Double {
        Double(timeZone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: time)))
    }

    func wall(at time: Double) -> Double { time + offset(at: time) }

    /// The instants at which the clock shows `wall`: one, two where it is set back over that time, and where it is set
    /// forward over that time the one instant at which that happens.
    package func instants(showing wall: Double) -> (first: Double, second: Double?) {
        // Offsets lie between -12 and +14 hours; the two probes lie on either side of the instant looked for.
        let (before, after) = (wall - 15 * 3600, wall + 13 * 3600)
        let (early, late) = (offset(at: before), offset(at: after))
        if early == late { return (wall - early, nil) }
        let (a, b) = (wall - early, wall - late)
        switch (offset(at: a) == early, offset(at: b) == late) {
        case (true, true): return (min(a, b), max(a, b))
        case (true, false): return (a, nil)
        case (false, true): return (b, nil)
        case (false, false): return (change(after: before, before: after), nil)
        }
    }

    /// The first instant, to the second, with the offset that holds at `end`.
    private func change(after start: Double, before end: Double) -> Double {
        var (low, high) = (start.rounded(.down), end.rounded(.up))
        let target = offset(at: high)
        while high - low > 1 {
            let middle = ((low + high) / 2).rounded(.down)
            if offset(at: middle) == target { high = middle } else { low = middle }
        }
        return high
    }
}
