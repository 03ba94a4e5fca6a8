import Charts
import SwiftUI

/// One day: hours every three, midnight and noon with solid lines.
struct HourAxis: View {
    private let readings: [(time: Date, watts: Double)] = (0..<96).map { quarter in
        let sun = sin((Double(quarter) / 4 - 6) / 12 * .pi)
        return (Date.example(2024, 9, 3).adding(quarter * 15, .minute), max(0, 620 * sun))
    }

    var body: some View {
        Chart(readings, id: \.time) { reading in
            AreaMark(x: .value("Time", reading.time), y: .value("Watts", reading.watts))
                .foregroundStyle(.yellow.gradient)
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .hour, count: 3)) { value in
                if let date = value.as(Date.self) {
                    let hour = Calendar.examples.component(.hour, from: date)
                    AxisValueLabel {
                        VStack(alignment: .leading) {
                            switch hour {
                            case 0, 12: Text(date, format: .dateTime.hour())
                            default: Text("\(hour % 12)")
                            }
                            if value.index == 0 || hour == 0 { Text(date, format: .dateTime.month().day()) }
                        }
                    }
                    AxisGridLine(stroke: hour % 12 == 0 ? StrokeStyle(lineWidth: 0.5) : nil)
                    AxisTick(stroke: hour % 12 == 0 ? StrokeStyle(lineWidth: 0.5) : nil)
                }
            }
        }
    }
}
