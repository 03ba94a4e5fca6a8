import Charts
import SwiftUI

/// Symbols, sizes and line styles of one's own for three machines.
struct SymbolScale: View {
    private struct Reading: Identifiable {
        let id = UUID()
        let machine: String
        let week: Int
        let output: Double
    }

    private let readings: [Reading] = ["Press", "Lathe", "Drill"].enumerated().flatMap { index, machine in
        (1...8).map { week in
            Reading(
                machine: machine, week: week,
                output: 30 + 18 * Double(index) + 6 * sin(Double(week) + Double(index) * 2))
        }
    }

    var body: some View {
        Chart(readings) { reading in
            LineMark(x: .value("Week", reading.week), y: .value("Output", reading.output))
                .foregroundStyle(by: .value("Machine", reading.machine))
                .symbol(by: .value("Machine", reading.machine))
                .lineStyle(by: .value("Machine", reading.machine))
        }
        .chartSymbolScale(["Press": .diamond, "Lathe": .triangle, "Drill": .asterisk])
        .chartLineStyleScale([
            "Press": StrokeStyle(lineWidth: 2), "Lathe": StrokeStyle(lineWidth: 1),
            "Drill": StrokeStyle(lineWidth: 2, dash: [4, 3]),
        ])
        .chartXScale(domain: 1...8, range: .plotDimension(padding: 8))
    }
}
