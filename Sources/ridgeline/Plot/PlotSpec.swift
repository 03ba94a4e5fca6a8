import Foundation
import ScaleKit
import SwiftUI

/// A chart as a value: everything that its view needs, all of it decided.
struct PlotSpec {
    var mark: PlotMark
    var data: PlotData
    var x: PlotAxis
    var y: PlotAxis
    /// Names of the columns behind the other channels, for legends.
    var seriesName = ""
    var valueName = ""
    var sizeName = ""
    /// In the order of the legend.
    var series: [String] = []
    /// In the order of the panels; empty for a single chart.
    var facets: [String] = []
    var facetColumns = 1
    var stacking = PlotStacking.standard
    /// Whether the x axis of the data runs along the picture's y axis.
    var isHorizontal = false
    var rules: [ResolvedRule] = []
    var notes: [ResolvedNote] = []
    var words: PlotWords
    var looks: PlotLooks
    /// Of the whole picture, in points.
    var size: CGSize
    var timeZone: TimeZone

    /// Of what colours stand for, over all panels of small multiples; nil elsewhere.
    var valueRange: PlotInterval?

    var hasSeries: Bool { !series.isEmpty }
    var palette: Palette { looks.palette ?? looks.theme.palette ?? .standard }
}

/// One axis of a chart.
struct PlotAxis: Equatable {
    var kind: PlotColumn.Kind
    /// What the values are, for legends and assistive technology.
    var name = ""
    /// Shown along the axis; nil for none.
    var title: String?
    /// In numbers, or seconds since the reference date; nil for what suits the data.
    var domain: PlotInterval?
    /// All categories in their order.
    var categories: [String] = []
    var isLogarithmic = false
    var includesZero = true
    /// nil for what suits the values.
    var format: LabelFormat?
    /// Years, which are written without grouping.
    var isOfYears = false
    /// Whether years are so few that each has its label.
    var hasEachYear = false
    /// Hours of a few days, where labels of hours alone would repeat.
    var namesDays = false
}

/// From `lower` to `upper`, which is not less.
struct PlotInterval: Equatable {
    var lower: Double
    var upper: Double

    init(_ a: Double, _ b: Double) { (lower, upper) = (min(a, b), max(a, b)) }

    init?(of values: some Sequence<Double>) {
        var (low, high) = (Double.infinity, -Double.infinity)
        for value in values where value.isFinite { (low, high) = (min(low, value), max(high, value)) }
        guard low <= high else { return nil }
        (lower, upper) = (low, high)
    }
}

/// A place along an axis.
enum PlotPosition: Equatable {
    case number(Double)
    case date(Double)
    case category(String)
}

struct ResolvedRule: Equatable {
    var isOnX: Bool
    var value: PlotPosition
    var text: String?
}

struct ResolvedNote: Equatable {
    var x: PlotPosition
    var y: PlotPosition
    var text: String
}
