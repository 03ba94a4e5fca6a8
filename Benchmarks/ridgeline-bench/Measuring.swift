import Foundation

/// Milliseconds of several runs of the same work.
struct Timings {
    private(set) var milliseconds: [Double] = []

    /// Runs the work a few times without counting, then `count` times, or for three seconds if that comes first.
    init(count: Int, _ work: () throws -> Void) rethrows {
        for _ in 0..<min(count, 5) { try work() }
        let clock = ContinuousClock()
        let end = clock.now + .seconds(3)
        repeat {
            let time = try clock.measure { try work() }
            milliseconds.append(time / .milliseconds(1))
        } while milliseconds.count < count && clock.now < end
        milliseconds.sort()
    }

    var median: Double { milliseconds[milliseconds.count / 2] }
    var minimum: Double { milliseconds[0] }
}

/// The most memory that the process has held so far, in MB; nil where the system does not say.
func peakMemory() -> Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
        let kilobytes = Double(line.split(separator: " ").dropLast().last ?? "")
    else { return nil }
    return kilobytes / 1024
}

/// With three decimals.
func milliseconds(_ value: Double) -> String { String(format: "%.3f", value) }
