/// What `ridgeline plot` draws for the rows of a table.
enum PlotMark: String, CaseIterable {
    case line, area, bar, point, rule, rectangle, sector, histogram, box

    /// What other programs call them.
    static let otherNames = [
        "pie": "sector", "donut": "sector", "doughnut": "sector", "ring": "sector", "scatter": "point", "dot": "point",
        "bubble": "point", "circle": "point", "heatmap": "rectangle", "heat-map": "rectangle", "tile": "rectangle",
        "rect": "rectangle", "column": "bar", "hist": "histogram", "boxplot": "box", "box-plot": "box",
    ]
}

/// How marks of several series at one place go together.
enum PlotStacking: String, CaseIterable {
    /// On top of each other.
    case standard
    /// On top of each other, as shares of the whole.
    case normalized
    /// On top of each other, around a middle line: a stream.
    case center
    /// Bars beside each other.
    case group
    /// Each from the baseline.
    case none
}

/// In which order categories stand.
enum PlotOrder: String, CaseIterable {
    /// As they come in the data.
    case data
    /// By name, natural numbers in order of size.
    case name
    case nameDescending = "name-desc"
    /// By the sum of the values.
    case value
    case valueDescending = "value-desc"
}

/// How a line runs between its points.
enum PlotCurve: String, CaseIterable {
    case linear, monotone, cardinal
    case catmullRom = "catmull-rom"
    case stepStart = "step-start"
    case stepCenter = "step-center"
    case stepEnd = "step-end"
}

/// Where the legend is.
enum PlotLegend: String, CaseIterable {
    case top, bottom, leading, trailing, none
}
