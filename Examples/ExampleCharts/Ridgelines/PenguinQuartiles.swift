import Ridgeline
import SwiftUI

/// Weights of three species, with quartiles, on translucent areas.
struct PenguinQuartiles: View {
    var body: some View {
        RidgelinePlot(
            Penguins.all, samples: \.mass, group: \.species,
            options: RidgelineOptions {
                $0.order = .median
                $0.quantiles = [0.25, 0.5, 0.75]
                $0.bandwidth = .perGroup
                $0.fill = .colors([.orange, .purple, .teal])
                $0.fillOpacity = 0.7
                $0.lineColor = .primary
            })
    }
}
