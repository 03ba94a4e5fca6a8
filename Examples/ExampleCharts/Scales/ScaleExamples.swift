import SwiftUI

let scaleExamples: [Example] = [
    .chart("scale-log", "Logarithmic", "A line over decades.", in: "Scales/LogScale.swift") { LogScale() },
    .chart("scale-log-bars", "Logarithmic bars", "From mouse to whale.", in: "Scales/LogBars.swift") { LogBars() },
    .chart("scale-symmetric-log", "Symmetric logarithm", "On both sides of zero.", in: "Scales/SymmetricLog.swift") {
        SymmetricLog()
    },
    .chart("scale-square-root", "Square root", "Small counts stay visible.", in: "Scales/SquareRootScale.swift") {
        SquareRootScale()
    },
    .chart("scale-reversed", "Reversed", "Depth grows downwards.", in: "Scales/ReversedScale.swift") {
        ReversedScale()
    },
    .chart("scale-without-zero", "Without zero", "Values far from zero.", in: "Scales/WithoutZero.swift") {
        WithoutZero()
    },
    .chart("scale-categories", "Categories in order", "An explicit domain.", in: "Scales/OrderedCategories.swift") {
        OrderedCategories()
    },
    .chart("scale-padding", "Padding", "Room at the ends.", in: "Scales/PlotPadding.swift") { PlotPadding() },
    .chart("scale-colors", "Colours by name", "And the legend's order.", in: "Scales/ColorsByName.swift") {
        ColorsByName()
    },
    .chart("scale-gradient", "Colours by number", "A diverging gradient.", in: "Scales/ColorsByNumber.swift") {
        ColorsByNumber()
    },
    .chart("scale-mapping", "Colours by function", "From value to colour.", in: "Scales/ColorMapping.swift") {
        ColorMapping()
    },
    .chart("scale-symbols", "Symbols and dashes", "One's own scales.", in: "Scales/SymbolScale.swift") {
        SymbolScale()
    },
]
