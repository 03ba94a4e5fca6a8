import Charts
import SwiftUI

/// Amounts above and below zero are stacked apart; the zero line is drawn over them.
struct DivergingBars: View {
    private struct Entry: Identifiable {
        let id = UUID()
        let month: String
        let kind: String
        let amount: Double
    }

    private let entries: [Entry] = {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
        return months.enumerated().flatMap { index, month in
            let season = Double(index)
            return [
                Entry(month: month, kind: "Salaries", amount: 32 + season),
                Entry(month: month, kind: "Grants", amount: index == 2 ? 18 : 4),
                Entry(month: month, kind: "Rent", amount: -14),
                Entry(month: month, kind: "Equipment", amount: index == 4 ? -21 : -6),
            ]
        }
    }()

    var body: some View {
        Chart {
            ForEach(entries) { entry in
                BarMark(
                    x: .value("Month", entry.month),
                    y: .value("Amount", entry.amount)
                )
                .foregroundStyle(by: .value("Kind", entry.kind))
            }
            RuleMark(y: .value("Zero", 0)).foregroundStyle(.primary).lineStyle(StrokeStyle(lineWidth: 0.5))
        }
    }
}
