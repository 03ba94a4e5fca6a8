import Ridgeline
import SwiftUI

/// Names at the trailing end, every ridge as high as the others.
struct TrailingRidges: View {
    let points: [BabyNamesDataPoint]

    var body: some View {
        RidgelinePlot(
            points, x: \.year, height: \.proportion, group: \.name,
            options: RidgelineOptions {
                $0.order = .peak
                $0.isReversed = true
                $0.scaling = .equalHeight
                $0.labels = .trailing
                $0.overlap = 1.4
                $0.fill = .order(Gradient(colors: [.pink, .indigo]))
            })
    }
}
