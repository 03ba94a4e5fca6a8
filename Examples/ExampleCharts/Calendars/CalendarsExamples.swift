import SwiftUI

let calendarsExamples: [Example] = [
    .chart(
        "days-rain", "A year of rain", "A square root scale, months outlined.", in: "Calendars/RainCalendar.swift",
        width: 760, height: 190
    ) { RainCalendar() },
    .chart(
        "days-years", "Four years", "One scale, both ways from the mean.", in: "Calendars/YearsCalendar.swift",
        width: 720, height: 540
    ) { YearsCalendar() },
    Example("days-months-apart", "Months apart", "Quantiles as bins.", source: "Calendars/MonthsApartCalendar.swift") {
        AnyView(MonthsApartCalendar())
    },
    Example("days-vertical", "Weeks downwards", "Two years side by side.", source: "Calendars/VerticalCalendar.swift") {
        AnyView(VerticalCalendar())
    },
    .chart(
        "days-rolling", "A rolling window", "Days to come have a look of their own.",
        in: "Calendars/RollingCalendar.swift", width: 520, height: 190
    ) { RollingCalendar() },
    .chart(
        "days-bins", "Bins", "Round bounds.", in: "Calendars/BinsCalendar.swift", width: 720, height: 180
    ) { BinsCalendar() },
    .chart(
        "days-clipped", "Clipped", "At the 95th percentile.", in: "Calendars/ClippedCalendar.swift", width: 720,
        height: 180
    ) { ClippedCalendar() },
    .chart(
        "days-german", "Auf Deutsch", "Names and weeks of a language.", in: "Calendars/GermanCalendar.swift",
        width: 720, height: 180
    ) { GermanCalendar() },
    .chart(
        "days-season", "A season", "Months without values left out.", in: "Calendars/SeasonCalendar.swift", width: 520,
        height: 320
    ) { SeasonCalendar() },
    .chart(
        "days-brightness", "Saturation and brightness", "The article's colours.",
        in: "Calendars/BrightnessCalendar.swift", width: 720, height: 180
    ) { BrightnessCalendar() },
    Example("days-mmheatmap", "MMHeatmap", "That package's API.", source: "Calendars/MonthsHeatmap.swift") {
        AnyView(MonthsHeatmap())
    },
]
