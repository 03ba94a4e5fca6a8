import Charts
import Foundation
import SwiftUI

/// What one day adds to a release in phases.
private struct ProgressPortion {
    let day: Int
    /// 0 to 1.
    let portion: Double
    /// Of all users, after that day.
    let rolloutPercentage: Int
}

/// How far a release has come on a day from 1 to 7; empty on other days.
struct PhasedReleaseRing: View {
    let day: Int

    private let portions = [
        ProgressPortion(day: 1, portion: 0.01, rolloutPercentage: 1),
        ProgressPortion(day: 2, portion: 0.01, rolloutPercentage: 2),
        ProgressPortion(day: 3, portion: 0.03, rolloutPercentage: 5),
        ProgressPortion(day: 4, portion: 0.05, rolloutPercentage: 10),
        ProgressPortion(day: 5, portion: 0.1, rolloutPercentage: 20),
        ProgressPortion(day: 6, portion: 0.3, rolloutPercentage: 50),
        ProgressPortion(day: 7, portion: 0.5, rolloutPercentage: 100),
    ]

    var body: some View {
        if let rollout = portions.first(where: { $0.day == day })?.rolloutPercentage {
            ZStack(alignment: .center) {
                VStack {
                    Text("\(rollout)%")
                        .font(.largeTitle)
                        .fontWeight(.heavy)
                        .foregroundStyle(.primary)
                    Text("Day \(day) out of 7")
                        .font(.title3)
                        .foregroundStyle(.tertiary)
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                        .padding(.horizontal)
                }
                Chart(portions, id: \.day) { element in
                    SectorMark(
                        angle: .value("Phased Release Progress", element.portion), innerRadius: .ratio(0.55),
                        angularInset: 2
                    )
                    .cornerRadius(10)
                    .foregroundStyle(day >= element.day ? .purple : .gray.opacity(0.3))
                }
            }
            .frame(width: 250, height: 250)
        }
    }
}
