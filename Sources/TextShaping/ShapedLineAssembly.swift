import Foundation

extension ShapedLine {
    /// Makes room for a font, raised by `baselineOffset` points.
    package mutating func extend(to metrics: FontMetrics, baselineOffset: CGFloat) {
        ascent = max(ascent, metrics.ascent + baselineOffset)
        descent = max(descent, metrics.descent - baselineOffset)
    }

    /// Puts the runs side by side from the left and sums up their width.
    package mutating func placeRuns() {
        width = 0
        for index in runs.indices {
            runs[index].shaped.x = width
            width += runs[index].shaped.width
        }
    }
}
