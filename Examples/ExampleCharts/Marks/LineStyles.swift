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

    private let points: [Point] = {
        let open = (0...8).map { Point(kind: "Open", week: $0, open: 120 - Double($0) * 9 + 12 * sin(Double($0) / 2)) }
        let plan = (0...12).map { Point(kind: "Plan", week: $0, open: 120 - Double($0) * 10) }
        let limit = (0...12).map { Point(kind: "Limit", week: $0, open: 140 - Double($0) * 8) }
        return open + plan + limit
    }()

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
