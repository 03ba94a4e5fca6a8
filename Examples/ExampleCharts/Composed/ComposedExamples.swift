import SwiftUI

let composedExamples: [Example] = [
    .chart("selection-day", "A selected day", "A rule with a note.", in: "Composed/SelectedDay.swift", height: 280) {
        SelectedDay()
    },
    .chart(
        "selection-sector", "A selected slice", "By its angle.", in: "Composed/SelectedSector.swift", width: 260,
        height: 260
    ) { SelectedSector() },
    .chart("overlay", "Overlay", "A callout by the proxy.", in: "Composed/OverlayProxy.swift") { OverlayProxy() },
    .chart("background", "Background", "Zones behind a line.", in: "Composed/BackgroundBands.swift") {
        BackgroundBands()
    },
    .chart("scrolling", "Scrolling", "Four weeks of a year.", in: "Composed/Scrolling.swift") { Scrolling() },
    .chart("sparklines", "Sparklines", "A chart in each row.", in: "Composed/SparklineTable.swift") {
        SparklineTable()
    },
    .chart("dashboard", "Dashboard", "Cards with charts.", in: "Composed/Dashboard.swift", width: 480, height: 260) {
        Dashboard()
    },
    .chart("annotations", "Annotations", "Around a mark.", in: "Composed/AnnotationPlaces.swift") {
        AnnotationPlaces()
    },
    .chart("effects", "Layers and effects", "Order, shadow, blur, clips.", in: "Composed/LayersAndEffects.swift") {
        LayersAndEffects()
    },
    .chart("stack-totals", "Totals", "Above stacked bars.", in: "Composed/TotalOverStack.swift", height: 280) {
        TotalOverStack()
    },
    .chart("pyramid", "Population pyramid", "Two sides.", in: "Composed/PopulationPyramid.swift", height: 320) {
        PopulationPyramid()
    },
]
