import ChartEngine
import SwiftUICore

/// What becomes of category names on x that are longer than their bands.
public enum ChartLabelFit: Hashable, Sendable {
    /// They end in an ellipsis.
    case cut
    /// They go on in up to three lines, or are turned where a word is longer than the band.
    case wrap
}

extension View {
    /// How long names on a category axis at the bottom or the top find room.
    public nonisolated func chartXLabelFit(_ fit: ChartLabelFit) -> some View {
        chart { $0.settings.xAxis.labelFit = fit == .wrap ? .wrap : .cut }
    }
}
