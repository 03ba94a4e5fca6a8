import Accessibility
import Testing

@Test("charts are described with the framework's own names")
func descriptors() {
    let chart = AXChartDescriptor(
        title: "Steps", summary: "Rising",
        xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
        yAxis: AXNumericDataAxisDescriptor(title: "Count", range: 0...10, gridlinePositions: []) { "\($0) steps" },
        additionalAxes: [],
        series: [
            AXDataSeriesDescriptor(
                name: "All", isContinuous: false,
                dataPoints: [AXDataPoint(x: "Mon", y: 3), AXDataPoint(x: "Tue", y: 9)])
        ])
    #expect(chart.title == "Steps" && chart.series.first?.dataPoints.count == 2)
    AccessibilityNotification.Announcement("Done").post()
}
