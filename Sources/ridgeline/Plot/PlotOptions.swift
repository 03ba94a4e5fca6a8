/// The options of `ridgeline plot`, which parser, help, manual page and completions read.
enum PlotOptions {
    static let all = chart + rows + axes + words + looks + InputOptions.all + output

    private static let chart = [
        OptionSpec(
            name: "mark", letter: "m", placeholder: "MARK", help: "what stands for a row; else what suits the data",
            choices: PlotMark.allCases.map(\.rawValue), otherNames: PlotMark.otherNames, group: "Chart"),
        column("x", "x", "column along the x axis"),
        OptionSpec(
            name: "y", letter: "y", placeholder: "COLUMN",
            help: "column along the y axis; several, with commas between or the option repeated, are a series each",
            repeats: true, group: "Chart"),
        column("y2", nil, "the other end of areas, bars, rules and rectangles that run from y to y2"),
        column("by", "b", "column of the series, each in its colour"),
        column("facet", nil, "column of the small multiples, a panel each"),
        column("value", nil, "column that colours rectangles, or is a sector's size"),
        column("size-by", nil, "column that is a point's area"),
        column("label", nil, "column with a text at each point, bar or sector"),
    ]

    private static let rows = [
        OptionSpec(
            name: "aggregate", letter: "a", placeholder: "WHAT",
            help: "one value for all rows of a place: count, sum, mean, median, min, max, or a quantile such as p90",
            group: "Rows"),
        OptionSpec(
            name: "bin", placeholder: "UNIT|WIDTH",
            help: "group x by a date unit (minute, hour, day, week, month, quarter, year) or by a width in numbers",
            group: "Rows"),
        OptionSpec(name: "bins", placeholder: "N", help: "how many bins a histogram has, about", group: "Rows"),
        OptionSpec(
            name: "stack", placeholder: "HOW", help: "how series go together; group sets bars beside each other",
            choices: PlotStacking.allCases.map(\.rawValue), group: "Rows"),
        OptionSpec(
            name: "sort", placeholder: "ORDER", help: "order of the categories (data)",
            choices: PlotOrder.allCases.map(\.rawValue), group: "Rows"),
        OptionSpec(
            name: "top", placeholder: "N",
            help: "only the N largest categories or series; sums gather the rest as Other",
            group: "Rows"),
    ]

    private static let axes = [
        OptionSpec(name: "log-x", help: "logarithmic x axis", group: "Axes"),
        OptionSpec(name: "log-y", help: "logarithmic y axis", group: "Axes"),
        OptionSpec(
            name: "domain", letter: "d", placeholder: "LOW..HIGH",
            help: "what the axis of the values shows; an end left out is the data's", group: "Axes"),
        OptionSpec(
            name: "x-domain", placeholder: "LOW..HIGH", help: "what the x axis shows, in numbers or dates",
            group: "Axes"),
        OptionSpec(
            name: "x-format", placeholder: "FORMAT",
            help: "labels of x: \(LabelFormat.names), a currency such as EUR, or a pattern such as 0.00 or yyyy-MM",
            group: "Axes"),
        OptionSpec(name: "y-format", placeholder: "FORMAT", help: "labels of y, as for --x-format", group: "Axes"),
        OptionSpec(name: "horizontal", help: "bars and boxes lie, with their names at the left", group: "Axes"),
        OptionSpec(name: "columns", placeholder: "N", help: "how many panels of --facet stand in a row", group: "Axes"),
        OptionSpec(
            name: "rule", placeholder: "[x:]VALUE[=TEXT]", help: "a line across the plot at a value of y, or of x",
            repeats: true, group: "Axes"),
        OptionSpec(
            name: "annotate", placeholder: "X,Y=TEXT", help: "a text at a place of the plot", repeats: true,
            group: "Axes"),
    ]

    private static let words =
        WordOptions.all + [
            OptionSpec(name: "x-title", placeholder: "TEXT", help: "of the x axis; empty for none", group: "Words"),
            OptionSpec(name: "y-title", placeholder: "TEXT", help: "of the y axis; empty for none", group: "Words"),
            OptionSpec(
                name: "legend", placeholder: "WHERE", help: "where the legend is",
                choices: PlotLegend.allCases.map(\.rawValue),
                otherNames: ["left": "leading", "right": "trailing", "hidden": "none", "off": "none"],
                group: "Words"),
        ]

    private static let looks = [
        OptionSpec(
            name: "theme", placeholder: "NAME", help: "the chart's style", choices: PlotTheme.allCases.map(\.rawValue),
            group: "Looks"),
        WordOptions.palette,
        OptionSpec(
            name: "curve", placeholder: "KIND", help: "how lines run between their points",
            choices: PlotCurve.allCases.map(\.rawValue), group: "Looks"),
        OptionSpec(name: "points", help: "a symbol at each point of a line", group: "Looks"),
    ]

    private static let output =
        OutputOptions.all + [
            OptionSpec(
                name: "explain", help: "print what was chosen and why; without --output instead of drawing",
                group: "Output")
        ]

    private static func column(_ name: String, _ letter: Character?, _ help: String) -> OptionSpec {
        OptionSpec(
            name: name, letter: letter, placeholder: "COLUMN", help: "\(help), by name or by number from 1",
            group: "Chart")
    }
}
