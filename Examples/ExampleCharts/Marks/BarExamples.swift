import SwiftUI

let barExamples: [Example] = [
    .chart("bars", "Bars", "One a category.", in: "Marks/Bars.swift") { Bars() },
    .chart("bars-horizontal", "Horizontal bars", "Labels within the bands.", in: "Marks/HorizontalBars.swift") {
        HorizontalBars()
    },
    .chart("bars-ranked", "A ranking", "Values at the ends of the bars.", in: "Marks/RankedBars.swift") {
        RankedBars()
    },
    .chart("bars-stacked", "Stacked bars", "Months by source.", in: "Marks/StackedBars.swift") { StackedBars() },
    .chart("bars-normalized", "Normalized bars", "Shares of 100 percent.", in: "Marks/NormalizedBars.swift") {
        NormalizedBars()
    },
    .chart("bars-grouped", "Grouped bars", "Two cities side by side.", in: "Marks/GroupedBars.swift") {
        GroupedBars()
    },
    .chart("bars-daily", "Daily bars", "Dates with a unit.", in: "Marks/DailyBars.swift") { DailyBars() },
    .chart("bars-diverging", "Bars up and down", "Two stacks from zero.", in: "Marks/DivergingBars.swift") {
        DivergingBars()
    },
    .chart("bar-single", "One bar", "A storage meter.", in: "Marks/SingleBar.swift", height: 140) { SingleBar() },
    .chart("bars-range", "Range bars", "From low to high, with a gradient.", in: "Marks/RangeBars.swift") {
        RangeBars()
    },
    .chart("gantt", "Gantt chart", "Tasks between two dates.", in: "Marks/GanttChart.swift", height: 280) {
        GanttChart()
    },
    .chart("bars-widths", "Bar widths", "Automatic, ratio, inset, points.", in: "Marks/BarWidths.swift") {
        BarWidths()
    },
    .chart("histogram", "Histogram", "Counts in rounded bins.", in: "Marks/Histogram.swift") { Histogram() },
    .chart("candlesticks", "Candlesticks", "Thirty days of a price.", in: "Marks/Candlesticks.swift") {
        Candlesticks()
    },
    .chart("box-plot", "Box plot", "Quartiles and whiskers.", in: "Marks/BoxPlot.swift") { BoxPlot() },
    .chart("waterfall", "Waterfall", "From revenue to profit.", in: "Marks/Waterfall.swift") { Waterfall() },
    .chart("threshold", "A limit", "A rule with a note over bars.", in: "Marks/Threshold.swift") { Threshold() },
]
