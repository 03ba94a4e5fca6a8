import Charts
import Foundation
import SwiftUI

/// One area a name, all on one baseline; axes, colours and legend are automatic.
struct UnstackedAreas: View {
    let groupedData: NamedDataPoints

    var body: some View {
        Chart {
            ForEach(Array(groupedData), id: \.key) { key, values in
                AreaChartForName(name: key, dataPoints: values)
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
