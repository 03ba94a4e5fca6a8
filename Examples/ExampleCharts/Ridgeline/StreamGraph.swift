import Charts
import Foundation
import SwiftUI

/// All names in one stack around the centre of the plot: its height is the share of the nine together.
struct StreamGraph: View {
    let groupedData: NamedDataPoints

    var body: some View {
        Chart {
            ForEach(groupedData.flatMap(\.value)) { point in
                AreaMark(
                    x: .value("Year", point.year),
                    y: .value("Proportion", point.proportion),
                    stacking: .center
                )
                .interpolationMethod(.cardinal)
                .foregroundStyle(by: .value("Baby Name", point.name))
            }
        }
        .chartYAxis(.hidden)
    }
}
