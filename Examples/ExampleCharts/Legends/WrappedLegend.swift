import Charts
import SwiftUI

/// Many series: the legend goes on in further rows, the colours repeat after seven.
struct WrappedLegend: View {
    private let states = [
        "Bavaria", "Berlin", "Brandenburg", "Bremen", "Hamburg", "Hesse", "Lower Saxony", "Saarland", "Saxony",
        "Thuringia",
    ]

    var body: some View {
        Chart(Array(states.enumerated()), id: \.element) { index, state in
            ForEach(0..<6, id: \.self) { year in
                LineMark(
                    x: .value("Year", Date.example(2018 + year, 1)),
                    y: .value("Rate", 3 + Double(index) * 0.55 + sin(Double(year) + Double(index * 3)))
                )
            }
            .foregroundStyle(by: .value("State", state))
        }
    }
}
