import SwiftUI

let pointExamples: [Example] = [
    .chart("scatter", "Scatter plot", "Three kinds of points.", in: "Marks/Scatter.swift") { Scatter() },
    .chart("bubbles", "Bubbles", "Area by a third quantity.", in: "Marks/Bubbles.swift", height: 280) { Bubbles() },
    .chart("symbols", "Symbols", "The built-in shapes.", in: "Marks/Symbols.swift", width: 480) { Symbols() },
    .chart("symbol-custom", "A shape of one's own", "A field of arrows.", in: "Marks/CustomSymbol.swift") {
        CustomSymbol()
    },
    .chart("symbol-views", "Views as symbols", "Numbers in badges.", in: "Marks/ViewSymbols.swift") { ViewSymbols() },
    .chart("strip-plot", "Strip plot", "Every value, and the mean.", in: "Marks/StripPlot.swift") { StripPlot() },
    .chart("lollipops", "Lollipops", "Rules with a dot.", in: "Marks/Lollipops.swift", height: 280) { Lollipops() },
    .chart("dumbbells", "Dumbbells", "Before and after.", in: "Marks/Dumbbells.swift") { Dumbbells() },
]

let rectangleExamples: [Example] = [
    .chart("heat-map", "Heat map", "Dates by hours.", in: "Marks/HeatMap.swift") { HeatMap() },
    .chart("confusion-matrix", "Matrix", "Cells with numbers.", in: "Marks/ConfusionMatrix.swift", height: 280) {
        ConfusionMatrix()
    },
    .chart("density-grid", "Density", "Bins on both axes.", in: "Marks/DensityGrid.swift", height: 280) {
        DensityGrid()
    },
]

let sectorExamples: [Example] = [
    .chart("pie", "Pie", "Slices with percentages.", in: "Marks/Pie.swift", width: 280, height: 280) { Pie() },
    .chart("donut", "Donut", "A ring with its centre.", in: "Marks/Donut.swift", width: 280, height: 300) { Donut() },
    .chart("radial-bars", "Rings", "Sectors at radii.", in: "Marks/RadialBars.swift", width: 240, height: 240) {
        RadialBars()
    },
]
