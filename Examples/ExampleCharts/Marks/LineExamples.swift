import SwiftUI

let lineExamples: [Example] = [
    .chart("line", "A line", "Ninety days.", in: "Marks/Lines.swift") { Lines() },
    .chart("line-series", "Two lines", "By colour and symbol.", in: "Marks/LineSeries.swift") { LineSeries() },
    .chart("line-interpolations", "Interpolation", "Six ways to join points.", in: "Marks/Interpolations.swift") {
        Interpolations()
    },
    .chart("line-steps", "Steps", "A rate and its changes.", in: "Marks/StepLine.swift") { StepLine() },
    .chart("line-styles", "Line styles", "Dashes from data.", in: "Marks/LineStyles.swift") { LineStyles() },
    .chart("line-over-area", "Line over area", "A gradient below a line.", in: "Marks/LineOverArea.swift") {
        LineOverArea()
    },
    .chart("confidence-band", "A band", "An area between two values.", in: "Marks/ConfidenceBand.swift") {
        ConfidenceBand()
    },
    .chart("line-masked", "Masks", "Past and forecast.", in: "Marks/MaskedLine.swift") { MaskedLine() },
    .chart("range-highlight", "A stretch of time", "A rectangle behind.", in: "Marks/HighlightedRange.swift") {
        HighlightedRange()
    },
    .chart("areas-stacked", "Stacked areas", "Four kinds of power.", in: "Marks/StackedAreas.swift") {
        StackedAreas()
    },
    .chart("areas-normalized", "Normalized areas", "Shares over time.", in: "Marks/NormalizedAreas.swift") {
        NormalizedAreas()
    },
    .chart("areas-centered", "Centred areas", "Around the middle.", in: "Marks/CenteredAreas.swift") {
        CenteredAreas()
    },
    .chart("area-range", "Range area", "The plot's own gradient.", in: "Marks/RangeArea.swift") { RangeArea() },
]
