import Charts
import SwiftUI

/// One dimension only: everything in one bar, as a storage meter.
struct SingleBar: View {
    private let storage: KeyValuePairs = ["Apps": 38.2, "Photos": 61.5, "Music": 12.8, "System": 15.1]

    var body: some View {
        VStack(alignment: .leading) {
            Text("Storage").font(.headline)
            Chart(storage, id: \.key) { kind, size in
                BarMark(x: .value("Gigabytes", size))
                    .foregroundStyle(by: .value("Kind", kind))
            }
            .chartXScale(domain: 0...128)
            .chartXAxis {
                AxisMarks(values: [0, 32, 64, 96, 128]) { value in
                    AxisTick()
                    AxisValueLabel {
                        if let size = value.as(Int.self) { Text("\(size) GB") }
                    }
                }
            }
            .chartPlotStyle { $0.frame(height: 24).background(.quaternary).cornerRadius(6) }
            .chartLegend(spacing: 8)
        }
    }
}
