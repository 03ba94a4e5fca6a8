import Charts
import Foundation
import SwiftUI

/// Each area 35 points above the one in front. The y domain still ends at the largest value, so what is shifted
/// leaves the plot at the top.
struct OffsetAreas: View {
    let groupedData: NamedDataPoints

    var body: some View {
        Chart {
            ForEach(Array(groupedData.enumerated()), id: \.offset) { offset, element in
                AreaChartForName(name: element.key, dataPoints: element.value)
                    .offset(y: CGFloat(groupedData.count - 1 - offset) * -35)
            }
        }
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
