import Ridgeline
import SwiftUI

/// The same measures with the three ways to make heights comparable.
struct ScalingRidges: View {
    private let scalings: [(String, RidgelineOptions.Scaling)] = [
        ("Equal area", .equalArea), ("Equal height", .equalHeight), ("By count", .count),
    ]

    var body: some View {
        HStack(spacing: 16) {
            ForEach(scalings, id: \.0) { title, scaling in
                VStack(spacing: 4) {
                    Text(title).font(.caption).foregroundStyle(.secondary)
                    RidgelinePlot(
                        Penguins.all, samples: \.flipper, group: \.species,
                        options: RidgelineOptions { $0.scaling = scaling })
                }
            }
        }
    }
}
