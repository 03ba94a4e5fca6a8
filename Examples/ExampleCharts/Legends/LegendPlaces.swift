import Charts
import SwiftUI

/// The legend on the four sides of a chart.
struct LegendPlaces: View {
    private let places: [(name: String, position: AnnotationPosition)] = [
        ("Top", .top), ("Bottom", .bottom), ("Leading", .leading), ("Trailing", .trailing),
    ]
    private let values: KeyValuePairs = ["Milk": 14.0, "Dark": 21.0, "White": 8.0]

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 24) { ForEach(places[..<2], id: \.name) { panel($1) } }
            HStack(spacing: 24) { ForEach(places[2...], id: \.name) { panel($1) } }
        }
    }

    private func panel(_ position: AnnotationPosition) -> some View {
        Chart(values, id: \.key) { kind, amount in
            BarMark(x: .value("Kind", kind), y: .value("Amount", amount))
                .foregroundStyle(by: .value("Kind", kind))
        }
        .chartLegend(position: position, alignment: .center)
        .chartXAxis(.hidden)
        .chartForegroundStyleScale(["Milk": .orange, "Dark": .brown, "White": .yellow])
    }
}
