import Charts
import SwiftUI

/// Order, shadow, blur, clipping and one opacity for a whole group.
struct LayersAndEffects: View {
    private let front = [3.0, 5, 4, 7, 6, 8]
    private let back = [6.0, 7, 8, 6, 9, 7]

    var body: some View {
        Chart {
            ForEach(front.indices, id: \.self) { index in
                BarMark(
                    x: .value("Index", "\(index)"), y: .value("Front", front[index]), width: .ratio(0.4),
                    stacking: .unstacked
                )
                .foregroundStyle(.blue)
                .shadow(color: .black.opacity(0.4), radius: 3, x: 0, y: 1)
                .zIndex(1)
                BarMark(
                    x: .value("Index", "\(index)"), y: .value("Back", back[index]), width: .ratio(0.8),
                    stacking: .unstacked
                )
                .foregroundStyle(.orange)
                .clipShape(Capsule())
            }
            Plot {
                RuleMark(y: .value("Glow", 5))
                    .lineStyle(StrokeStyle(lineWidth: 8))
                    .blur(radius: 4)
                RuleMark(y: .value("Line", 5))
                    .lineStyle(StrokeStyle(lineWidth: 2))
            }
            .foregroundStyle(.pink)
            .compositingLayer { $0.opacity(0.8) }
            .zIndex(2)
        }
    }
}
