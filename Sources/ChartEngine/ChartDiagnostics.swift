import Drawing
import Foundation

/// All reports of the chart engine: what happened, to which marks, and the remedy.
enum ChartReport {
    static func invalidValues(_ count: Int, channel: String, kinds: String, firstRow: Int) -> Diagnostic {
        Diagnostic(
            code: "chart.invalid-value",
            message: "\(plural(count, "value")) on \(channel) of \(kinds) marks "
                + "\(count == 1 ? "is" : "are") NaN or infinite (first in row \(firstRow + 1)); "
                + "lines and areas break there, other marks are left out.",
            remedy: "Leave such rows out, or give them a finite value.")
    }

    static func mixedKinds(_ count: Int, channel: String, kept: String) -> Diagnostic {
        Diagnostic(
            code: "chart.mixed-kinds",
            message: "\(plural(count, "value")) on \(channel) \(count == 1 ? "is" : "are") not a \(kept) like the "
                + "first one; the marks are left out.",
            remedy: "Give all marks of a chart the same type on one axis.")
    }

    static func nonpositiveOnLog(_ count: Int, axis: ChartAxis) -> Diagnostic {
        Diagnostic(
            code: "chart.nonpositive-on-log",
            message: "\(plural(count, "value")) on the logarithmic \(axis.rawValue) axis "
                + "\(count == 1 ? "is" : "are") zero or negative and \(count == 1 ? "has" : "have") no place there.",
            remedy: "Use the scale type .symmetricLog, or leave the values out.")
    }

    static func domainCollapsed(axis: ChartAxis) -> Diagnostic {
        Diagnostic(
            code: "chart.domain-collapsed",
            message: "The domain of the \(axis.rawValue) axis has no length; it was widened around its value.",
            remedy: "Give the scale a domain with two different bounds.")
    }

    static func scaleKindUnsuited(axis: ChartAxis, asked: String, used: String) -> Diagnostic {
        Diagnostic(
            code: "chart.scale-type-unsuited",
            message: "The \(axis.rawValue) axis holds values that a \(asked) scale cannot place; "
                + "a \(used) scale was used.",
            remedy: "Choose a scale type that suits the data, or none.")
    }

    static func outsideDomain(_ names: [String], channel: String) -> Diagnostic {
        Diagnostic(
            code: "chart.category-outside-domain",
            message: "\(listed(names)) on \(channel) \(names.count == 1 ? "is" : "are") not in the explicit domain; "
                + "the marks are left out.",
            remedy: "Add \(names.count == 1 ? "it" : "them") to the domain.")
    }

    static func outsideDomain(_ count: Int, axis: ChartAxis) -> Diagnostic {
        Diagnostic(
            code: "chart.outside-domain",
            message: "\(plural(count, "mark")) \(count == 1 ? "reaches" : "reach") beyond the explicit domain of the "
                + "\(axis.rawValue) axis and \(count == 1 ? "is" : "are") drawn beyond the plot.",
            remedy: "Widen the domain, or clip the plot with chartPlotStyle { $0.clipped() }.")
    }

    static func axisValuesOutside(_ count: Int, axis: ChartAxis) -> Diagnostic {
        Diagnostic(
            code: "chart.axis-values-outside",
            message: "\(plural(count, "explicit value")) of the \(axis.rawValue) axis "
                + "\(count == 1 ? "lies" : "lie") outside of its domain and \(count == 1 ? "was" : "were") left out.",
            remedy: "Widen the domain of the scale, or leave the values out.")
    }

    static func repeatedCategory(_ names: [String], axis: ChartAxis) -> Diagnostic {
        Diagnostic(
            code: "chart.repeated-category",
            message: "\(listed(names)) on the \(axis.rawValue) axis \(names.count == 1 ? "has" : "have") several bars "
                + "of one style, which are stacked into one.",
            remedy: "Plot a unique value for each bar and write the names with AxisValueLabel, or sum up the rows.")
    }

    static func repeatedIdentifiers(_ count: Int) -> Diagnostic {
        Diagnostic(
            code: "chart.repeated-identifier",
            message:
                "\(plural(count, "element")) of a loop \(count == 1 ? "has" : "have") the identifier of an earlier "
                + "element; all are drawn, but cannot be told apart when the data change.",
            remedy: "Give each element an identifier of its own.")
    }

    static func curvesDiffer(_ count: Int) -> Diagnostic {
        Diagnostic(
            code: "chart.curves-differ",
            message: "\(plural(count, "area")) and the line along the border "
                + "have different interpolation methods, so that the line leaves the area.",
            remedy: "Give both the same interpolationMethod(_:).")
    }

    static func styleMissing(_ names: [String], unused: [String], channel: String) -> Diagnostic {
        Diagnostic(
            code: "chart.style-missing",
            message: "The \(channel) scale has nothing for \(listed(names)); defaults were used."
                + (unused.isEmpty
                    ? ""
                    : " Its \(unused.count == 1 ? "entry" : "entries") for \(listed(unused)) "
                        + "\(unused.count == 1 ? "is" : "are") not in the data."),
            remedy: "Add \(names.count == 1 ? "an entry" : "entries") to the scale"
                + (unused.isEmpty ? "." : ", or correct the names."))
    }

    static func negativeSectors(_ count: Int) -> Diagnostic {
        Diagnostic(
            code: "chart.negative-sector",
            message: "\(plural(count, "negative value")) cannot be shown as a sector and "
                + "\(count == 1 ? "was" : "were") left out of the sum.",
            remedy: "Use bars for data with negative values.")
    }

    static func tangledLine(_ count: Int) -> Diagnostic {
        Diagnostic(
            code: "chart.tangled-line",
            message: "\(plural(count, "line")) without a series \(count == 1 ? "goes" : "go") back to the start of x "
                + "again and again, or \(count == 1 ? "has" : "have") several values at each x: several lines seem to be "
                + "joined into one.",
            remedy: "Tell the lines apart with the series argument or foregroundStyle(by:).")
    }

    static func backwardDates(_ count: Int) -> Diagnostic {
        Diagnostic(
            code: "chart.backward-dates",
            message: "\(plural(count, "line")) over dates \(count == 1 ? "goes" : "go") backwards in time; "
                + "rows are joined in the order given.",
            remedy: "Sort the rows by date.")
    }

    static func noStep(axis: ChartAxis) -> Diagnostic {
        Diagnostic(
            code: "chart.no-step",
            message: "A ratio or inset was asked of marks on the \(axis.rawValue) axis, where values have no width; "
                + "the smallest gap between values was taken as the step.",
            remedy: "Give dates a unit (.value(_, date, unit: .day)), use bins, or a fixed width.")
    }

    static func reduced(_ drawn: Int, of count: Int, kind: MarkKind) -> Diagnostic {
        Diagnostic(
            code: "chart.reduced",
            message: "\(plural(count, "vertex", "vertices")) of \(kind.rawName) marks were reduced to \(drawn): "
                + "first, last, least and greatest of each pixel column, so the picture is the same.",
            remedy: "Nothing needs to change; group the data beforehand for a smaller document.")
    }

    static func overlapping(_ count: Int) -> Diagnostic {
        Diagnostic(
            code: "chart.reduced",
            message: "\(plural(count, "point")) that others of the same style cover "
                + "\(count == 1 ? "was" : "were") not drawn; the picture is the same.",
            remedy: "Nothing needs to change; group the data beforehand for a smaller document.")
    }

    static func regrouped(_ count: Int) -> Diagnostic {
        Diagnostic(
            code: "chart.regrouped",
            message: "\(count) points of several styles were drawn style by style, not row by row.",
            remedy: "Use fewer points or one style where the order of overlaps matters.")
    }

    static func annotationOutside(_ count: Int) -> Diagnostic {
        Diagnostic(
            code: "chart.annotation-outside",
            message: "\(plural(count, "annotation")) could not be kept inside the chart.",
            remedy: "Give the chart more room, or the scale a wider domain.")
    }

    static func legendShortened(_ hidden: Int) -> Diagnostic {
        Diagnostic(
            code: "chart.legend-shortened",
            message: "The legend takes more than its share of the chart; \(plural(hidden, "entry", "entries")) "
                + "\(hidden == 1 ? "is" : "are") not listed.",
            remedy: "Give the chart more room, place the legend beside it, or use fewer series.")
    }

    static func labelsDropped(_ count: Int, axis: ChartAxis) -> Diagnostic {
        Diagnostic(
            code: "chart.axis-labels-dropped",
            message: "\(plural(count, "label")) on the \(axis.rawValue) axis had no room and "
                + "\(count == 1 ? "was" : "were") left out.",
            remedy: "Ask for fewer axis values, use shorter labels, or give the chart more room.")
    }

    static func valuesThinned(axis: ChartAxis) -> Diagnostic {
        Diagnostic(
            code: "chart.axis-stride-widened",
            message: "The stride of the \(axis.rawValue) axis asks for more values than can be drawn; "
                + "a multiple of it was used.",
            remedy: "Use a larger stride.")
    }

    static func invalidSize() -> Diagnostic {
        Diagnostic(
            code: "chart.invalid-size", message: "The chart was given a size that is not a finite number.",
            remedy: "Give the chart a frame.")
    }

    static func signsMixedInShares(_ count: Int) -> Diagnostic {
        Diagnostic(
            code: "chart.mixed-signs-normalized",
            message: "\(plural(count, "normalized stack")) \(count == 1 ? "holds" : "hold") values of both signs; "
                + "shares are of the sum of absolute values.",
            remedy: "Normalize stacks of one sign only.")
    }

    private static func listed(_ names: [String]) -> String {
        let shown = names.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
        return names.count > 5 ? shown + " and \(names.count - 5) more" : shown
    }

    private static func plural(_ count: Int, _ one: String, _ many: String? = nil) -> String {
        "\(count) \(count == 1 ? one : many ?? one + "s")"
    }
}

extension MarkKind {
    /// The kind's name in reports and accessibility texts.
    var rawName: String {
        switch self {
        case .area: "area"
        case .bar: "bar"
        case .line: "line"
        case .point: "point"
        case .rectangle: "rectangle"
        case .rule: "rule"
        case .sector: "sector"
        }
    }
}
