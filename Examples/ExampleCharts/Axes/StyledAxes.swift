import Charts
import SwiftUI

/// Fonts, colours, offsets and dashes of axis marks, and a style for a whole axis.
struct StyledAxes: View {
    private let levels = [12.0, 19, 31, 28, 40, 37, 44]

    var body: some View {
        Chart(Array(levels.enumerated()), id: \.offset) { index, level in
            LineMark(x: .value("Level", index), y: .value("Score", level))
                .foregroundStyle(.orange)
                .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        }
        .chartXAxis {
            AxisMarks(values: Array(0...6)) { value in
                AxisTick(length: 6, stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.orange)
                AxisValueLabel(anchor: .top, verticalSpacing: 8)
                    .font(.system(.caption, design: .rounded).bold())
                    .foregroundStyle(value.index == 6 ? Color.orange : .secondary)
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) {
                AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [1, 4])).foregroundStyle(.orange)
                AxisValueLabel(horizontalSpacing: 10).offset(y: -6)
            }
        }
        .chartXAxisStyle { $0.background(.orange.opacity(0.12)) }
    }
}
