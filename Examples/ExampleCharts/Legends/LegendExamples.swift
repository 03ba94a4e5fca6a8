import SwiftUI

let legendExamples: [Example] = [
    .chart("legend-places", "Places", "On four sides.", in: "Legends/LegendPlaces.swift", width: 480, height: 360) {
        LegendPlaces()
    },
    .chart("legend-custom", "A legend of one's own", "With totals.", in: "Legends/CustomLegend.swift") {
        CustomLegend()
    },
    .chart("legend-wrapped", "Many series", "In several rows.", in: "Legends/WrappedLegend.swift", height: 280) {
        WrappedLegend()
    },
    .chart("legend-direct", "Direct labels", "Names at the ends of lines.", in: "Legends/DirectLabels.swift") {
        DirectLabels()
    },
    .chart("legend-ramp", "Ramp", "Of continuous colours.", in: "Legends/RampLegend.swift", height: 260) {
        RampLegend()
    },
]
