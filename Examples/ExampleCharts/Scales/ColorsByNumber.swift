import Charts
import SwiftUI

/// A diverging gradient over numbers: cold years blue, warm ones red.
struct ColorsByNumber: View {
    private let years: [(year: Int, deviation: Double)] = (1900...2023).map { year in
        let t = Double(year - 1900)
        return (year, -0.35 + 0.000_085 * t * t + 0.14 * sin(t / 3.1) + 0.1 * sin(t * 1.7))
    }

    var body: some View {
        Chart(years, id: \.year) { year, deviation in
            BarMark(
                x: .value("Year", Date.example(year, 1), unit: .year),
                y: .value("Deviation", deviation), width: .ratio(1)
            )
            .foregroundStyle(by: .value("Deviation", deviation))
            .cornerRadius(0)
        }
        .chartForegroundStyleScale(domain: -1...1, range: Gradient(colors: [.blue, .gray.opacity(0.3), .red]))
        .chartYAxisLabel("°C")
    }
}
