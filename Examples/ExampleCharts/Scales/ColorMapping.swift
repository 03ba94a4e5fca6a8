import Charts
import SwiftUI

/// A function from value to colour.
struct ColorMapping: View {
    private enum Quality: String, Plottable, CaseIterable {
        case good, fair, poor

        init(index: Double) { self = index < 50 ? .good : index < 100 ? .fair : .poor }
    }

    private let readings: [(hour: Int, index: Double)] = (0..<24).map { hour in
        (hour, 48 + 42 * sin((Double(hour) - 7) / 24 * 4 * .pi) + Double((hour * 5) % 9) * 3)
    }

    var body: some View {
        Chart(readings, id: \.hour) { hour, index in
            BarMark(
                x: .value("Hour", Date.example(2024, 7, 2, hour: hour), unit: .hour), y: .value("Index", index)
            )
            .foregroundStyle(by: .value("Quality", Quality(index: index)))
        }
        .chartForegroundStyleScale(domain: Quality.allCases) { quality -> Color in
            switch quality {
            case .good: .green
            case .fair: .yellow
            case .poor: .red
            }
        }
    }
}
