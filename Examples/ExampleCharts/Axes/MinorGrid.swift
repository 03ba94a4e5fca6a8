import Charts
import SwiftUI

/// Two sets of marks on each axis: lines with labels, finer ones without.
struct MinorGrid: View {
    private let curve = stride(from: 0.0, through: 10, by: 0.1).map { (t: $0, y: 2.5 * exp(-$0 / 4) * cos(2 * $0)) }

    var body: some View {
        Chart(curve, id: \.t) { t, y in
            LineMark(x: .value("Seconds", t), y: .value("Volt", y))
                .foregroundStyle(.green)
        }
        .chartXScale(domain: 0...10)
        .chartYScale(domain: -3...3)
        .chartXAxis {
            AxisMarks(values: .stride(by: 0.5)) { AxisGridLine(stroke: StrokeStyle(lineWidth: 0.25)) }
            AxisMarks(values: .stride(by: 2)) { value in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 0.75))
                AxisValueLabel(anchor: .top) { Text("\(value.as(Double.self) ?? 0, specifier: "%.0f") s") }
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading, values: .stride(by: 0.5)) {
                AxisGridLine(stroke: StrokeStyle(lineWidth: 0.25))
            }
            AxisMarks(position: .leading, values: .stride(by: 1)) { value in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 0.75))
                AxisValueLabel { Text("\(value.as(Double.self) ?? 0, specifier: "%.0f") V") }
            }
        }
    }
}
