import Charts
import Foundation
import SwiftUI

/// A y domain several times the data's leaves room for the shifted areas.
struct LowAreas: View {
    let groupedData: NamedDataPoints

    var body: some View {
        Chart {
            ForEach(Array(groupedData.enumerated()), id: \.offset) { offset, element in
                AreaChartForName(name: element.key, dataPoints: element.value)
                    .offset(y: CGFloat(groupedData.count - 1 - offset) * -35)
            }
        }
        .chartYScale(domain: 0...0.2)
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
            .foregroundStyle(by: .value("Baby Name", point.name))
        }
    }
}
