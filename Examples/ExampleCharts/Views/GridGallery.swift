import SwiftUI

/// Grids of both kinds, and a choice by the room there is.
struct GridGallery: View {
    @ScaledMetric private var rowHeight = 30.0

    private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple, .pink]

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 8) {
                GridRow {
                    Text("Name")
                    Text("Share").gridColumnAlignment(.trailing)
                    Text("Trend")
                }
                .font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
                Divider()
                row("Alder", 0.42, "arrow.up.right")
                row("Sycamore", 0.07, "arrow.down.right")
            }
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 10)], spacing: 10) {
                ForEach(Array(colors.enumerated()), id: \.offset) { _, color in
                    RoundedRectangle(cornerRadius: 10).fill(color.gradient).frame(height: 44)
                }
            }
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(rowHeight)), GridItem(.fixed(rowHeight))]) {
                    ForEach(1..<25) { Text("\($0)").frame(width: rowHeight + 14).background(.quaternary, in: .capsule) }
                }
            }
            .frame(height: 2 * rowHeight + 8)
            ViewThatFits {
                Text("This sentence is too long for one line of the picture, so the shorter one is chosen.")
                    .lineLimit(1).fixedSize()
                Text("The shorter sentence fits.")
            }
        }
        .padding(20)
    }

    private func row(_ name: String, _ share: Double, _ symbol: String) -> some View {
        GridRow {
            Text(name)
            Text(share, format: .percent)
            Image(systemName: symbol)
        }
    }
}
