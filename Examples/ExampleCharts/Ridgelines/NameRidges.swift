import Ridgeline
import SwiftUI

/// The article's plot in one view: the names of girls by the year of their peak.
struct NameRidges: View {
    let points: [BabyNamesDataPoint]

    var body: some View {
        RidgelinePlot(
            points, x: \.year, height: \.proportion, group: \.name,
            options: RidgelineOptions {
                $0.order = .peak
                $0.labels = .inside
                $0.overlap = 3
                $0.interpolation = .cardinal
                $0.labelFont = .subheadline
            })
    }
}
