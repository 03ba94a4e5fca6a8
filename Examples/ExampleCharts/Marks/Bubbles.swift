import Charts
import SwiftUI

/// Area by a third quantity; the legend shows what sizes mean.
struct Bubbles: View {
    private struct City: Identifiable {
        let name: String
        let rain: Double
        let sun: Double
        let people: Double
        var id: String { name }
    }

    private let cities = [
        City(name: "Lisbon", rain: 774, sun: 2806, people: 0.5), City(name: "Rome", rain: 799, sun: 2473, people: 2.8),
        City(name: "Berlin", rain: 570, sun: 1626, people: 3.6),
        City(name: "Cork", rain: 1228, sun: 1400, people: 0.2),
        City(name: "Tokyo", rain: 1530, sun: 1877, people: 9.7), City(name: "Oslo", rain: 763, sun: 1168, people: 0.7),
        City(name: "Cairo", rain: 25, sun: 3451, people: 10.1),
        City(name: "Bergen", rain: 2250, sun: 1187, people: 0.3),
        City(name: "Lima", rain: 16, sun: 1230, people: 8.9), City(name: "Mumbai", rain: 2213, sun: 2580, people: 12.5),
    ]

    var body: some View {
        Chart(cities) { city in
            PointMark(
                x: .value("Rain", city.rain),
                y: .value("Sun", city.sun)
            )
            .symbolSize(by: .value("Million people", city.people))
            .foregroundStyle(.indigo.opacity(0.6))
            .annotation(position: .trailing) { Text(city.name).font(.caption2).foregroundStyle(.secondary) }
        }
        .chartSymbolSizeScale(range: 20...900)
        .chartXScale(domain: -200...2800)
        .chartXAxisLabel("Rain in mm a year")
        .chartYAxisLabel("Hours of sun")
    }
}
