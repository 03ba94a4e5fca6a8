import Charts
import Foundation
import SwiftUI

/// A line along each area keeps overlapping ridges apart.
struct OutlinedAreas: View {
    let groupedData: NamedDataPoints

    var body: some View {
        Chart {
            ForEach(Array(groupedData.enumerated()), id: \.offset) { offset, element in
                AreaChartForName(name: element.key, dataPoints: element.value)
                    .offset(y: CGFloat(groupedData.count - 1 - offset) * -35)
            }
        }
        .chartYScale(domain: 0...0.2)
        .chartYAxis(.hidden)
        .chartForegroundStyleScale(range: Gradient(colors: [.blue, .teal]))
    }
}

private struct AreaChartForName: ChartContent {
    let name: String
    let dataPoints: [BabyNamesDataPoint]

    var body: some ChartContent {
        ForEach(dataPoints) { point in
            AreaMark(
                x: .value("Year", point.year),
                y: .value("Proportion", point.proportion),
                stacking: .unstacked
            )
            .interpolationMethod(.cardinal)
            .foregroundStyle(by: .value("Baby Name", point.name))

            LineMark(
                x: .value("Year", point.year),
                y: .value("Proportion", point.proportion),
                series: .value("Baby Name", point.name)
            )
            .interpolationMethod(.cardinal)
            .accessibilityHidden(true)
            .foregroundStyle(.thinMaterial)
        }

        RuleMark(y: .value("", 0))
            .foregroundStyle(by: .value("Baby Name", name))
            .accessibilityHidden(true)
    }
}
