import SwiftUI

let ringsExamples: [Example] = [
    .chart(
        "parts-phases", "A release in phases", "The article's ring with its shares kept.", in: "Rings/PhaseRing.swift",
        width: 282, height: 282
    ) { PhaseRing() },
    .chart(
        "parts-atmosphere", "Small parts", "A least angle keeps them visible.", in: "Rings/AtmosphereRing.swift",
        width: 420, height: 260
    ) { AtmosphereRing() },
    .chart(
        "parts-parliament", "A half ring", "Seats, the text in the hole.", in: "Rings/ParliamentRing.swift", width: 480,
        height: 240
    ) { ParliamentRing() },
    .chart(
        "parts-goals", "Beyond the goal", "Second laps with a visible head.", in: "Rings/GoalRings.swift", width: 400,
        height: 260
    ) { GoalRings() },
    .chart(
        "parts-population", "Percentages", "They add up to 100.", in: "Rings/PopulationRing.swift", width: 460,
        height: 260
    ) { PopulationRing() },
    .chart(
        "parts-survivors", "Done and to do", "Four rings within each other.", in: "Rings/SurvivorRings.swift",
        width: 282, height: 282
    ) { SurvivorRings() },
    .chart(
        "parts-gauge", "A gauge", "Three quarters, against the clock.", in: "Rings/WaterGauge.swift", width: 260,
        height: 240
    ) { WaterGauge() },
    .chart(
        "parts-overflow", "Three ways to be full", "A lap, a clamp and a badge.", in: "Rings/OverflowRings.swift",
        width: 500, height: 200
    ) { OverflowRings() },
    .chart(
        "parts-empty", "Nothing at all", "A total of 0 keeps its ring and legend.", in: "Rings/EmptyRing.swift",
        width: 440, height: 280
    ) { EmptyRing() },
]
