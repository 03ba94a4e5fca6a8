import SwiftUI

let axisExamples: [Example] = [
    .chart("axis-presets", "Presets", "Four looks of an axis.", in: "Axes/AxisPresets.swift", width: 480, height: 360) {
        AxisPresets()
    },
    .chart("axis-leading", "At the leading edge", "Lines under the labels.", in: "Axes/LeadingAxis.swift") {
        LeadingAxis()
    },
    .chart("axis-quarters", "Quarters", "Labels on conditions.", in: "Axes/QuarterAxis.swift") { QuarterAxis() },
    .chart("axis-hours", "Hours of a day", "Every three, noon solid.", in: "Axes/HourAxis.swift") { HourAxis() },
    .chart("axis-minor", "Minor lines", "Two sets of marks.", in: "Axes/MinorGrid.swift") { MinorGrid() },
    .chart("axis-titles", "Titles", "Around the plot.", in: "Axes/AxisTitles.swift", height: 280) { AxisTitles() },
    .chart("axis-formats", "Formats", "Currency and weekdays.", in: "Axes/AxisFormats.swift") { AxisFormats() },
    .chart("axis-turned", "Turned labels", "Long names.", in: "Axes/TurnedLabels.swift", height: 280) {
        TurnedLabels()
    },
    .chart("axis-long-names", "Long names", "Cut with an ellipsis.", in: "Axes/LongCategories.swift") {
        LongCategories()
    },
    .chart("axis-dual", "Two y axes", "By custom labels.", in: "Axes/DualAxis.swift") { DualAxis() },
    .chart("axis-styled", "Styled axes", "Fonts, colours, dashes.", in: "Axes/StyledAxes.swift") { StyledAxes() },
    .chart("axis-hidden", "Without axes", "A framed plot.", in: "Axes/HiddenAxes.swift", height: 160) {
        HiddenAxes()
    },
]
