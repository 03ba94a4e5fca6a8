import Charts
import SwiftUI

/// A plan against what happened: dashes from data, named in the legend.
struct LineStyles: View {
    private struct Point: Identifiable {
        let id = UUID()
        let kind: String
        let week: Int
        let open: Double
    }

    private let points: [Point] = (0...12).flatMap { week in
        let plan = Point(kind: "Plan", week: week, open: 120 - Double(week) * 10)
        let limit = Point(kind: "Limit", week: week, open: 140 - Double(week) * 8)
        guard week <= 8 else { return [plan, limit] }
        return [
            plan, limit, Point(kind: "Open", week: week, open: 120 - Double(week) * 9 + 12 * sin(Double(week) / 2)),
        ]
    }

    var body: some View {
        Chart(points) { point in
            LineMark(
                x: .value("Week", point.week),
                y: .value("Open", point.open)
            )
            .lineStyle(by: .value("Kind", point.kind))
            .foregroundStyle(by: .value("Kind", point.kind))
        }
        .chartForegroundStyleScale(["Open": .blue, "Plan": .secondary, "Limit": .red])
        .chartXAxisLabel("Week")
    }
}
