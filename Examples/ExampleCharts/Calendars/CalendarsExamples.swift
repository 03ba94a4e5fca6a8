import SwiftUI

let calendarsExamples: [Example] = [
    .chart(
        "days-rain", "A year of rain", "A square root scale, months outlined. Data: NOAA, Seattle.",
        in: "Calendars/RainCalendar.swift",
        width: 760, height: 190
    ) { RainCalendar() },
    .chart(
        "days-years", "Four years", "One scale, both ways from the mean. Data: NOAA, Seattle.",
        in: "Calendars/YearsCalendar.swift",
        width: 720, height: 540
    ) { YearsCalendar() },
    Example(
        "days-months-apart", "Months apart", "Quantiles as bins. Data: NOAA, Seattle.",
        source: "Calendars/MonthsApartCalendar.swift"
    ) {
        AnyView(MonthsApartCalendar())
    },
    Example(
        "days-vertical", "Weeks downwards", "Two years side by side. Data: NOAA, Seattle.",
        source: "Calendars/VerticalCalendar.swift"
    ) {
        AnyView(VerticalCalendar())
    },
    .chart(
        "days-rolling", "A rolling window", "Days to come have a look of their own. Data: NOAA, Seattle.",
        in: "Calendars/RollingCalendar.swift", width: 520, height: 190
    ) { RollingCalendar() },
    .chart(
        "days-bins", "Bins", "Round bounds. Data: NOAA, Seattle.", in: "Calendars/BinsCalendar.swift", width: 720,
        height: 180
    ) { BinsCalendar() },
    .chart(
        "days-clipped", "Clipped", "At the 95th percentile. Data: NOAA, Seattle.",
        in: "Calendars/ClippedCalendar.swift", width: 720,
        height: 180
    ) { ClippedCalendar() },
    .chart(
        "days-german", "Auf Deutsch", "Names and weeks of a language. Data: NOAA, Seattle.",
        in: "Calendars/GermanCalendar.swift",
        width: 720, height: 180
    ) { GermanCalendar() },
    .chart(
        "days-season", "A season", "Months without values left out. Data: NOAA, Seattle.",
        in: "Calendars/SeasonCalendar.swift", width: 520,
        height: 320
    ) { SeasonCalendar() },
    .chart(
        "days-brightness", "Saturation and brightness", "The article's colours. Data: NOAA, Seattle.",
        in: "Calendars/BrightnessCalendar.swift", width: 720, height: 180
    ) { BrightnessCalendar() },
    Example(
        "days-mmheatmap", "MMHeatmap", "That package's API. Data: NOAA, Seattle.",
        source: "Calendars/MonthsHeatmap.swift"
    ) {
        AnyView(MonthsHeatmap())
    },
]
