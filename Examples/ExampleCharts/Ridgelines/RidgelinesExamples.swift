import SwiftUI

let ridgelinesExamples: [Example] = [
    Example(
        "ridges-names", "Names as ridges", "The article's plot in one view.", source: "Ridgelines/NameRidges.swift"
    ) { AnyView(NameRidges(points: $0)) },
    .chart(
        "ridges-temperatures", "Temperatures", "Colour by the place on x.", in: "Ridgelines/TemperatureRidges.swift",
        width: 420, height: 420
    ) { TemperatureRidges() },
    .chart("ridges-quartiles", "Quartiles", "Lines in each density.", in: "Ridgelines/PenguinQuartiles.swift") {
        PenguinQuartiles()
    },
    .chart(
        "ridges-bounds", "A bound", "Densities reflected at 0, ordered by mean.", in: "Ridgelines/RainRidges.swift",
        height: 400
    ) { RainRidges() },
    .chart(
        "ridges-scalings", "Scalings", "Equal area, equal height, by count.", in: "Ridgelines/ScalingRidges.swift",
        width: 640, height: 220
    ) { ScalingRidges() },
    .chart(
        "ridges-missing-year", "A missing year", "Numbers without data keep a row.",
        in: "Ridgelines/MissingYearRidges.swift", height: 280
    ) { MissingYearRidges() },
    .chart(
        "ridges-pulse", "Lines alone", "Two dozen rows that hide each other.", in: "Ridgelines/PulseRidges.swift",
        height: 440
    ) { PulseRidges() },
    Example(
        "ridges-trailing", "Labels at the end", "Equal heights, the newest name on top.",
        source: "Ridgelines/TrailingRidges.swift"
    ) { AnyView(TrailingRidges(points: $0)) },
    .chart(
        "ridges-odd-groups", "Odd groups", "None, one and equal values.", in: "Ridgelines/OddGroupRidges.swift",
        height: 280
    ) { OddGroupRidges() },
]
