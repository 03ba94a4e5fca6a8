import SwiftUI

let ringsExamples: [Example] = [
    .chart(
        "parts-phases", "A release in phases", "The article's ring with its shares kept.", in: "Rings/PhaseRing.swift",
        width: 282, height: 282
    ) { PhaseRing() },
    .chart(
        "parts-rain", "Small parts", "A least angle keeps them visible. Data: NOAA, Seattle.",
        in: "Rings/RainKindsRing.swift", width: 420, height: 260
    ) { RainKindsRing() },
    .chart(
        "parts-penguins", "A half ring", "The text in its hole. Data: Palmer Station LTER.",
        in: "Rings/PenguinRing.swift", width: 440, height: 220
    ) { PenguinRing() },
    .chart(
        "parts-goals", "Beyond the goal", "Second laps with a visible head. Data: NOAA, Seattle.",
        in: "Rings/GoalRings.swift", width: 400, height: 260
    ) { GoalRings() },
    .chart(
        "parts-weekdays", "Percentages", "They add up to 100. Days of 2024, counted.", in: "Rings/WeekdayRing.swift",
        width: 420, height: 260
    ) { WeekdayRing() },
    .chart(
        "parts-seasons", "Done and to do", "Four rings within each other. Data: NOAA, Seattle.",
        in: "Rings/SeasonRings.swift", width: 282, height: 282
    ) { SeasonRings() },
    .chart(
        "parts-gauge", "A gauge", "Three quarters, against the clock. Data: NOAA, Seattle.",
        in: "Rings/WaterGauge.swift", width: 260, height: 240
    ) { WaterGauge() },
    .chart(
        "parts-overflow", "Three ways to be full", "A lap, a clamp and a badge. Data: NOAA, Seattle.",
        in: "Rings/OverflowRings.swift", width: 500, height: 200
    ) { OverflowRings() },
    .chart(
        "parts-empty", "Nothing at all", "A total of 0 keeps its ring and legend. Data: NOAA, Seattle.",
        in: "Rings/EmptyRing.swift", width: 440, height: 300
    ) { EmptyRing() },
]
