import Charts
import SwiftUI

/// How a result comes about: each bar begins where the last one ended.
struct Waterfall: View {
    private struct Step: Identifiable {
        let name: String
        let start: Double
        let end: Double
        let isTotal: Bool
        var id: String { name }
    }

    private let steps: [Step] = {
        let changes: KeyValuePairs = ["Revenue": 420.0, "Material": -138, "Wages": -156, "Interest": 24, "Tax": -37]
        var sum = 0.0
        var steps: [Step] = []
        for (name, change) in changes {
            steps.append(Step(name: name, start: sum, end: sum + change, isTotal: steps.isEmpty))
            sum += change
        }
        return steps + [Step(name: "Profit", start: 0, end: sum, isTotal: true)]
    }()

    var body: some View {
        Chart(steps) { step in
            BarMark(
                x: .value("Step", step.name),
                yStart: .value("From", step.start),
                yEnd: .value("To", step.end)
            )
            .foregroundStyle(step.isTotal ? .blue : step.end > step.start ? .green : .red)
            .annotation(position: step.end >= step.start ? .top : .bottom, spacing: 2) {
                Text(step.isTotal ? step.end : step.end - step.start, format: .number).font(.caption2)
            }
        }
    }
}
