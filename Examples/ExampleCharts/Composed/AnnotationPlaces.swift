import Charts
import SwiftUI

/// Where annotations stand around a mark.
struct AnnotationPlaces: View {
    private let places: [(name: String, position: AnnotationPosition)] = [
        ("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing),
        ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
        ("bottomTrailing", .bottomTrailing), ("overlay", .overlay),
    ]

    var body: some View {
        Chart(places.indices, id: \.self) { index in
            RectangleMark(
                x: .value("Column", Double(index % 3)), y: .value("Row", Double(2 - index / 3)), width: 44, height: 24
            )
            .foregroundStyle(.blue.opacity(0.3))
            .annotation(position: places[index].position) {
                Text(places[index].name).font(.caption2)
            }
        }
        .chartXScale(domain: -0.5...2.5)
        .chartYScale(domain: -0.5...2.5)
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
