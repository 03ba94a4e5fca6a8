import Charts
import SwiftUI

/// Values far from zero: the domain may leave it out.
struct WithoutZero: View {
    private let pressure = [1012.4, 1013.1, 1011.8, 1008.2, 1003.6, 999.4, 1001.7, 1006.9, 1010.2, 1014.8, 1017.3]

    var body: some View {
        Chart(Array(pressure.enumerated()), id: \.offset) { day, value in
            LineMark(x: .value("Day", Date.example(2024, 11, 1).adding(day, .day)), y: .value("hPa", value))
                .interpolationMethod(.catmullRom)
                .symbol(.circle)
        }
        .chartYScale(domain: .automatic(includesZero: false))
        .chartYAxisLabel("hPa")
    }
}
