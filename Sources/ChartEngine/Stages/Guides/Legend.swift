import Drawing
import Foundation
import Geometry

/// What a legend shows, before it has a place.
struct LegendPlan: Sendable {
    enum Content: Sendable {
        case none
        case view(ViewID)
        case entries([LegendEntry])
        case ramp(LegendRamp)
        /// A ramp above entries, where both colour and symbols are encoded.
        case both(LegendRamp, [LegendEntry])
    }

    var content = Content.none
    var size = CGSize.zero
    /// Entry origins relative to the legend's, for the entries that have room.
    var places: [CGPoint] = []
    var hiddenEntries = 0
}

struct LegendEntry: Sendable {
    enum Sample: Sendable {
        case symbol(SymbolTemplate, PaintTemplate, isHollow: Bool, size: CGFloat)
        /// A piece of line, with the series' symbol on it where it has one.
        case line(Stroke, PaintTemplate, symbol: SymbolTemplate?, isHollow: Bool)
    }

    var value: PlotValue
    var sample: Sample
    var view: ViewID
    var textSize: CGSize
    /// The width that a text too long for the chart is cut to.
    var offered: CGFloat?

    var sampleWidth: CGFloat {
        switch sample {
        case .symbol(_, _, _, let size): max(LegendMetrics.symbol, size)
        case .line(_, _, let symbol, _): symbol == nil ? LegendMetrics.lineSample : LegendMetrics.symbolLineSample
        }
    }

    var size: CGSize {
        CGSize(
            width: sampleWidth + LegendMetrics.textGap + textSize.width, height: max(sampleHeight, textSize.height))
    }

    private var sampleHeight: CGFloat {
        if case .symbol(_, _, _, let size) = sample { return max(LegendMetrics.symbol, size) }
        return LegendMetrics.symbol
    }
}

/// A continuous colour scale's bar with its ticks.
struct LegendRamp: Sendable {
    struct Tick: Sendable {
        var fraction: Double
        var view: ViewID
        var size: CGSize
    }

    /// Colours at evenly spread fractions of the bar.
    var stops: [GradientStop]
    var ticks: [Tick]
    /// Of the bar's left edge within the legend.
    var inset: CGFloat
}

/// Measured constants of legends, in points.
enum LegendMetrics {
    static let symbol: CGFloat = 8
    static let textGap: CGFloat = 5
    static let entryGap: CGFloat = 8
    static let lineSample: CGFloat = 16
    static let symbolLineSample: CGFloat = 24
    /// Between rows, as between a text and what is below it.
    static let rowGap: CGFloat = 4
    static let below: CGFloat = 4
    static let above: CGFloat = 6.67
    static let beside: CGFloat = 8
    static let rampGap: CGFloat = 8
    static let ramp = CGSize(width: 120, height: 12)
    static let tick = CGSize(width: 1, height: 4)
    static let tickLabelGap: CGFloat = 2
    /// The least between two labels of a ramp.
    static let rampLabelGap: CGFloat = 4
    /// The most of the chart's height that entries may take before they are cut short.
    static let largestShare: CGFloat = 0.35
    /// Of one scale.
    static let mostEntries = 1000
}

/// Puts entries into rows no wider than `width`, in order, each in the middle of its row's height.
func flowedEntries(_ entries: [LegendEntry], width: CGFloat, isColumn: Bool) -> (places: [CGPoint], size: CGSize) {
    var places: [CGPoint] = []
    var pen = CGPoint.zero
    var rowHeight: CGFloat = 0
    var rowStart = 0
    var size = CGSize.zero
    func center() {
        for index in places.indices.dropFirst(rowStart) {
            places[index].y += (rowHeight - entries[index].size.height) / 2
        }
        rowStart = places.count
    }
    for entry in entries {
        let isFull = isColumn || pen.x + entry.size.width > width + 0.01
        if !places.isEmpty, isFull {
            center()
            pen = CGPoint(x: 0, y: pen.y + rowHeight + LegendMetrics.rowGap)
            rowHeight = 0
        }
        places.append(pen)
        size.width = max(size.width, pen.x + entry.size.width)
        pen.x += entry.size.width + LegendMetrics.entryGap
        rowHeight = max(rowHeight, entry.size.height)
        size.height = pen.y + rowHeight
    }
    center()
    return (places, size)
}
