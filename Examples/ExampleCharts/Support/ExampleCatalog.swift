import Foundation
import SwiftUI

/// Every example, in the gallery's order.
public enum ExampleCatalog {
    public struct Section: Sendable {
        public let title: String
        public let examples: [Example]
    }

    public static let sections = [
        Section(title: "A ridgeline plot, step by step", examples: ridgelineExamples),
        Section(title: "A stream graph", examples: streamExamples),
        Section(title: "A calendar heat map", examples: calendarExamples),
        Section(title: "A segmented ring", examples: ringExamples),
        Section(title: "Ridgelines from any data", examples: ridgelinesExamples),
        Section(title: "Calendars from any data", examples: calendarsExamples),
        Section(title: "Rings from any data", examples: ringsExamples),
        Section(title: "Bars", examples: barExamples),
        Section(title: "Lines and areas", examples: lineExamples),
        Section(title: "Points and rules", examples: pointExamples),
        Section(title: "Rectangles", examples: rectangleExamples),
        Section(title: "Sectors", examples: sectorExamples),
        Section(title: "Scales", examples: scaleExamples),
        Section(title: "Axes", examples: axisExamples),
        Section(title: "Legends", examples: legendExamples),
        Section(title: "Put together", examples: composedExamples),
        Section(title: "Controls and containers", examples: controlExamples),
        Section(title: "Functions and vectorised plots", examples: plotExamples),
    ]

    public static let examples = sections.flatMap(\.examples)

    public static func example(named name: String) -> Example? {
        examples.first { $0.name == name }
    }

    /// The examples that are drawn in `ExampleSetting.others` too: what has text, layout, controls and containers, and
    /// charts of each kind.
    public static let examplesInOtherSettings =
        controlExamples
        + [
            "dashboard", "sparklines", "annotations", "selection-day", "bars", "bars-horizontal", "bars-grouped",
            "bars-stacked", "line-series", "scatter", "heat-map", "donut", "box-plot", "range-highlight", "threshold",
            "axis-titles", "axis-leading", "axis-formats", "axis-long-names", "legend-places", "legend-wrapped",
            "legend-ramp", "pyramid", "scrolling", "ridgeline", "days-rain", "parts-goals", "parts-gauge",
        ].compactMap { example(named: $0) }

    /// Whether the example is a page of controls, which grows with its text, and not a chart.
    static func isPage(_ example: Example) -> Bool { controlExamples.contains { $0.name == example.name } }
}

private let ridgelineExamples = [
    Example(
        "ridgeline-1-areas", "Unstacked areas", "Each name's share of a year's girls as an area, one over the other.",
        source: "Ridgeline/Step1Areas.swift"
    ) { AnyView(UnstackedAreas(groupedData: $0.scrambled)) },
    Example(
        "ridgeline-2-offset", "Each on its own baseline", "Shifted up by 35 points a name; the peaks are too tall.",
        source: "Ridgeline/Step2Offset.swift"
    ) { AnyView(OffsetAreas(groupedData: $0.scrambled)) },
    Example(
        "ridgeline-3-domain", "Room above", "The y domain 0 to 0.2 makes the areas low; the order means nothing yet.",
        source: "Ridgeline/Step3Domain.swift"
    ) { AnyView(LowAreas(groupedData: $0.scrambled)) },
    Example(
        "ridgeline-4-order", "In order", "Names from back to front by the year in which they were most popular.",
        source: "Ridgeline/Step4Order.swift"
    ) { AnyView(OrderedAreas(groupedData: $0.orderedByPeak)) },
    Example(
        "ridgeline-5-smooth", "Smoothed", "Cardinal curves, and no y axis.", source: "Ridgeline/Step5Smooth.swift"
    ) { AnyView(SmoothAreas(groupedData: $0.orderedByPeak)) },
    Example(
        "ridgeline-6-baselines", "Baselines", "A rule along each baseline, also where a name has no data.",
        source: "Ridgeline/Step6Baselines.swift"
    ) { AnyView(AreasOnRules(groupedData: $0.orderedByPeak)) },
    Example(
        "ridgeline-7-gradient", "One gradient", "Colours from blue to teal, sampled over the names in order.",
        source: "Ridgeline/Step7Gradient.swift"
    ) { AnyView(GradientAreas(groupedData: $0.orderedByPeak)) },
    Example(
        "ridgeline-8-outlines", "Outlines", "A line in thin material along the top of each area.",
        source: "Ridgeline/Step8Outlines.swift"
    ) { AnyView(OutlinedAreas(groupedData: $0.orderedByPeak)) },
    Example(
        "ridgeline-9-labels", "Labels", "Each name at the leading end of its baseline.",
        source: "Ridgeline/Step9Labels.swift"
    ) { AnyView(LabelledAreas(groupedData: $0.orderedByPeak)) },
    Example(
        "ridgeline-10-padding", "Room for the labels", "60 points of room at the start, and no legend.",
        source: "Ridgeline/Step10Padding.swift"
    ) { AnyView(PaddedAreas(groupedData: $0.orderedByPeak)) },
    Example(
        "ridgeline", "The ridgeline plot", "In light mode the gradient runs the other way: what is near is dark.",
        source: "Ridgeline/RidgelinePlot.swift"
    ) { AnyView(RidgeBabyChart(groupedData: $0.orderedByPeak)) },
]

private let streamExamples = [
    Example(
        "stream-graph", "The stream graph", "The same data as areas stacked around the centre.",
        source: "Ridgeline/StreamGraph.swift"
    ) { AnyView(StreamGraph(groupedData: $0.orderedByPeak)) }
]

private let calendarExamples = [
    Example(
        "calendar-week", "A week", "Seven cells, the fourth without a value.", source: "Calendar/CalendarWeek.swift"
    ) { AnyView(CalendarWeek()) },
    Example("calendar-month", "A month", "Its weeks side by side.", source: "Calendar/CalendarMonth.swift") {
        AnyView(CalendarMonth())
    },
    Example("calendar-year", "A year", "Twelve months in a row.", source: "Calendar/CalendarYear.swift") {
        AnyView(CalendarYear())
    },
    Example("calendar", "Five years", "1827 days, one year a row.", source: "Calendar/CalendarYears.swift") {
        AnyView(CalendarYears())
    },
]

private let ringExamples = [
    (1, "ring-day-1", "Two slices of one percent stay visible next to the large ones."),
    (4, "ring", "A phased release in seven sectors, those up to the day in purple."),
    (7, "ring-day-7", "Everybody has the release."),
].map { day, name, summary in
    Example(name, "Day \(day)", summary, source: "Ring/PhasedReleaseRing.swift") {
        AnyView(PhasedReleaseRing(day: day))
    }
}
