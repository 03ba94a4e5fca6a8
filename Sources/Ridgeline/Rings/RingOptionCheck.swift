import SwiftUI

extension RingOptions {
    /// With usable values alone, and a note for each that was not.
    func checked(_ notes: inout [DataNote]) -> RingOptions {
        var check = OptionCheck("ring")
        var result = self
        let standard = RingOptions()
        result.start = .degrees(check.number(start.degrees, "start", in: -1e6...1e6, or: 0))
        if sweep.degrees > 0, sweep.degrees.isFinite {
            result.sweep = .degrees(check.number(sweep.degrees, "sweep", in: 0...360, or: 360))
        } else {
            check.note("sweep", "\(sweep.degrees)°", "360°")
            result.sweep = .degrees(360)
        }
        result.innerRadius = check.number(innerRadius, "innerRadius", in: 0...0.98, or: standard.innerRadius)
        func length(_ value: CGFloat, _ option: String, or fallback: CGFloat) -> CGFloat {
            CGFloat(check.number(Double(value), option, in: 0...1e6, or: Double(fallback)))
        }
        result.gap = length(gap, "gap", or: standard.gap)
        result.cornerRadius = length(cornerRadius, "cornerRadius", or: standard.cornerRadius)
        result.trackSpacing = length(trackSpacing, "trackSpacing", or: standard.trackSpacing)
        result.minimumAngle = .degrees(check.number(minimumAngle.degrees, "minimumAngle", in: 0...360, or: 0))
        let digits = min(max(0, decimals), 6)
        if digits != decimals { check.note("decimals", "\(decimals)", "\(digits)") }
        result.decimals = digits
        if colors.isEmpty {
            check.note("colors", "empty", "the accent colour")
            result.colors = standard.colors
        }
        notes += check.notes
        return result
    }
}
