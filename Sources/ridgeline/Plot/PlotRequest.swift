import Foundation
import ScaleKit
import TableData

/// What the command line asks of `ridgeline plot`. What is nil or empty is chosen from the data.
struct PlotRequest {
    var mark: PlotMark?
    /// Columns, by name or by number.
    var x: String?
    var y: [String] = []
    var y2: String?
    var by: String?
    var facet: String?
    var value: String?
    var size: String?
    var label: String?

    var aggregate: PlotAggregate?
    var bin: PlotBin?
    var bins: Int?
    var stacking: PlotStacking?
    var order: PlotOrder?
    var top: Int?

    var axes = PlotAxisRequest()
    var words = PlotWords()
    var looks = PlotLooks()
    /// In points, of the whole picture.
    var pictureSize: CGSize?
    var timeZone = TimeZone.gmt

    /// Of date bins.
    var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }
}

/// One value for all rows of a place.
enum PlotAggregate: Equatable {
    /// Every row is drawn by itself.
    case none
    case function(AggregateFunction)
}

/// How x is grouped.
enum PlotBin: Equatable {
    case unit(CalendarUnit)
    case width(Double)
}

struct PlotAxisRequest: Equatable {
    var isLogX = false
    var isLogY = false
    var domain: PlotDomain?
    var xDomain: PlotDomain?
    var xFormat: LabelFormat?
    var yFormat: LabelFormat?
    var isHorizontal = false
    var facetColumns: Int?
    var rules: [PlotRule] = []
    var notes: [PlotNote] = []
}

/// Ends of an axis as they were written; nil is the data's own.
struct PlotDomain: Equatable {
    var lower: String?
    var upper: String?
}

/// A line across the plot.
struct PlotRule: Equatable {
    var isOnX: Bool
    var value: String
    var text: String?
}

/// A text at a place.
struct PlotNote: Equatable {
    var x: String
    var y: String
    var text: String
}

struct PlotWords: Equatable {
    var title: String?
    var subtitle: String?
    var caption: String?
    var x: String?
    var y: String?
    var legend: PlotLegend?
    var locale = Locale(identifier: "en_US")
}

struct PlotLooks: Equatable {
    var theme = PlotTheme.standard
    var palette: Palette?
    var curve: PlotCurve?
    var hasPoints = false
    var isDark = false
    var isTransparent = false
}
