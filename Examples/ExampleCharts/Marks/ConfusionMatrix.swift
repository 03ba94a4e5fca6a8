import Charts
import SwiftUI

/// Cells of two categories, each with its number.
struct ConfusionMatrix: View {
    private struct Cell: Identifiable {
        let actual: String
        let predicted: String
        let share: Double
        var id: String { actual + predicted }
    }

    private let cells: [Cell] = {
        let names = ["Cat", "Dog", "Horse", "Sheep"]
        let shares = [
            [0.91, 0.07, 0.01, 0.01], [0.12, 0.84, 0.03, 0.01], [0.01, 0.05, 0.78, 0.16], [0, 0.02, 0.22, 0.76],
        ]
        return names.indices.flatMap { row in
            names.indices.map { Cell(actual: names[row], predicted: names[$0], share: shares[row][$0]) }
        }
    }()

    var body: some View {
        Chart(cells) { cell in
            RectangleMark(
                x: .value("Predicted", cell.predicted),
                y: .value("Actual", cell.actual),
                width: .ratio(1), height: .ratio(1)
            )
            .foregroundStyle(by: .value("Share", cell.share))
            .annotation(position: .overlay) {
                Text(cell.share, format: .percent.precision(.fractionLength(0)))
                    .font(.caption)
                    .foregroundStyle(cell.share > 0.5 ? .white : .secondary)
            }
        }
        .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
        .chartXAxis { AxisMarks { AxisValueLabel() } }
        .chartXAxisLabel("Predicted", alignment: .center)
        .chartLegend(.hidden)
        .chartPlotStyle { $0.aspectRatio(1.6, contentMode: .fit) }
    }
}
