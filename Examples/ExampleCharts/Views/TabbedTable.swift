import SwiftUI

/// A table of three columns, sorted by the second, in the first of three tabs.
struct TabbedTable: View {
    private struct City: Identifiable {
        let name: String
        let people: Int
        let area: Double

        var id: String { name }
    }

    private let cities = [
        City(name: "Hamburg", people: 1_892, area: 755), City(name: "Munich", people: 1_512, area: 311),
        City(name: "Cologne", people: 1_084, area: 405), City(name: "Leipzig", people: 616, area: 297),
    ]

    @State private var order = [KeyPathComparator(\City.people, order: .reverse)]
    @State private var chosen: String? = "Munich"

    var body: some View {
        TabView {
            Tab("Cities", systemImage: "building.2") {
                Table(cities, selection: $chosen, sortOrder: $order) {
                    TableColumn("City", value: \.name)
                    TableColumn("People (1,000)", value: \.people) { Text($0.people, format: .number) }
                    TableColumn("Area (km²)", value: \.area) { Text($0.area, format: .number) }
                }
                .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            }
            Tab("Map", systemImage: "map") { Text("Map") }
            Tab("Settings", systemImage: "gearshape") { Text("Settings") }
        }
        .environment(\.horizontalSizeClass, .regular)
    }
}
