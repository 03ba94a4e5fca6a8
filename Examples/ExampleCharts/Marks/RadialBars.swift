import Charts
import SwiftUI

/// Sectors between angles of their own at radii of their own: three goals of a day.
struct RadialBars: View {
    private struct Goal: Identifiable {
        let name: String
        let share: Double
        let color: Color
        let radius: CGFloat
        var id: String { name }
    }

    private let goals = [
        Goal(name: "Move", share: 0.78, color: .red, radius: 90),
        Goal(name: "Exercise", share: 0.55, color: .green, radius: 70),
        Goal(name: "Stand", share: 0.92, color: .cyan, radius: 50),
    ]

    var body: some View {
        Chart(goals) { goal in
            SectorMark(
                angle: .value("All", 0..<1), innerRadius: .fixed(goal.radius - 18), outerRadius: .fixed(goal.radius)
            )
            .foregroundStyle(goal.color.opacity(0.2))
            SectorMark(
                angle: .value(goal.name, 0..<goal.share), innerRadius: .fixed(goal.radius - 18),
                outerRadius: .fixed(goal.radius)
            )
            .cornerRadius(9)
            .foregroundStyle(goal.color.gradient)
        }
    }
}
