import SwiftUI

let ridgelinesExamples: [Example] = [
    Example(
        "ridges-names", "Names as ridges", "The article's plot in one view. Data: US Social Security Administration.",
        source: "Ridgelines/NameRidges.swift"
    ) { AnyView(NameRidges(points: $0)) },
    .chart(
        "ridges-temperatures", "Temperatures", "Colour by the place on x. Data: NOAA, Seattle.",
        in: "Ridgelines/TemperatureRidges.swift",
        width: 420, height: 420
    ) { TemperatureRidges() },
    .chart(
        "ridges-quartiles", "Quartiles", "Lines in each density. Data: Palmer Station LTER.",
        in: "Ridgelines/PenguinQuartiles.swift"
    ) {
        PenguinQuartiles()
    },
    .chart(
        "ridges-bounds", "A bound", "Densities reflected at 0, ordered by mean. Data: NOAA, Seattle.",
        in: "Ridgelines/RainRidges.swift",
        height: 400
    ) { RainRidges() },
    .chart(
        "ridges-scalings", "Scalings", "Equal area, equal height, by count. Data: Palmer Station LTER.",
        in: "Ridgelines/ScalingRidges.swift",
        width: 640, height: 220
    ) { ScalingRidges() },
    .chart(
        "ridges-missing-year", "A missing year", "Numbers without data keep a row. Data: NOAA, Seattle.",
        in: "Ridgelines/MissingYearRidges.swift", height: 280
    ) { MissingYearRidges() },
    .chart(
        "ridges-pulse", "Lines alone", "Two dozen rows that hide each other. Data: NOAA, Seattle.",
        in: "Ridgelines/PulseRidges.swift",
        height: 440
    ) { PulseRidges() },
    Example(
        "ridges-trailing", "Labels at the end",
        "Equal heights, the newest name on top. Data: US Social Security Administration.",
        source: "Ridgelines/TrailingRidges.swift"
    ) { AnyView(TrailingRidges(points: $0)) },
    .chart(
        "ridges-odd-groups", "Odd groups", "None, one and equal values. Data: NOAA, Seattle.",
        in: "Ridgelines/OddGroupRidges.swift",
        height: 280
    ) { OddGroupRidges() },
]
