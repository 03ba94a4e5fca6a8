import Charts
import SwiftUI

/// What has happened is solid, what is forecast is pale: the same line under two masks.
struct MaskedLine: View {
    private let now = 17.0
    private let readings = (0...48).map { half in
        let hour = Double(half) / 2
        return (hour: hour, level: 3 + 1.6 * sin(hour / 12.4 * 2 * .pi))
    }

    @ChartContentBuilder
    private var tide: some ChartContent {
        ForEach(readings, id: \.hour) { reading in
            AreaMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level), stacking: .unstacked)
                .opacity(0.3)
            LineMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
        }
        .interpolationMethod(.catmullRom)
    }

    var body: some View {
        Chart {
            tide
                .foregroundStyle(.blue)
                .mask { RectangleMark(xStart: .value("Start", 0.0), xEnd: .value("Now", now)) }
            tide
                .foregroundStyle(.gray)
                .mask { RectangleMark(xStart: .value("Now", now), xEnd: .value("End", 24.0)) }
            RuleMark(x: .value("Now", now))
                .foregroundStyle(.primary)
                .annotation(position: .topLeading, spacing: 4) { Text("Now").font(.caption2) }
        }
        .chartXScale(domain: 0...24)
        .chartXAxis { AxisMarks(values: .stride(by: 6)) }
        .chartYScale(domain: 0...5)
    }
}
