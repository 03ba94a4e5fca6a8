import SwiftUI

let plotExamples: [Example] = [
    .chart("functions", "Functions", "Sampled over x.", in: "Plots/FunctionLines.swift") { FunctionLines() },
    .chart("function-area", "Area of a function", "A part of it.", in: "Plots/FunctionArea.swift") { FunctionArea() },
    .chart("function-between", "Between functions", "Two curves.", in: "Plots/FunctionBetween.swift") {
        FunctionBetween()
    },
    .chart("function-gaps", "Poles and gaps", "Not joined.", in: "Plots/Discontinuities.swift") { Discontinuities() },
    .chart("function-parametric", "Parametric", "A rose.", in: "Plots/ParametricCurve.swift", height: 300) {
        ParametricCurve()
    },
    .chart("million-rows", "A million rows", "One line.", in: "Plots/MillionRows.swift") { MillionRows() },
    .chart("vector-points", "Points from columns", "Three thousand.", in: "Plots/VectorPoints.swift") {
        VectorPoints()
    },
    .chart("vector-bars", "Bars from columns", "And an area.", in: "Plots/VectorBars.swift") { VectorBars() },
    .chart("vector-tiles", "Tiles from columns", "Two waves.", in: "Plots/VectorTiles.swift") { VectorTiles() },
    .chart("vector-sectors", "Sectors from columns", "A ring.", in: "Plots/VectorSectors.swift") { VectorSectors() },
]
