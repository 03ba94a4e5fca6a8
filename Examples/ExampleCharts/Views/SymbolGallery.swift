import SwiftUI

/// System symbols in sizes, weights, variants, colours and levels, and within text.
struct SymbolGallery: View {
    private let names = [
        "heart", "star", "bell", "house", "gearshape", "chart.pie", "cloud.rain", "person.crop.circle",
    ]

    var body: some View {
        ViewThatFits(in: .horizontal) {
            symbols
            ScrollView(.horizontal) { symbols }
        }
        .font(.title3)
        .padding(20)
    }

    private var symbols: some View {
        VStack(alignment: .leading, spacing: 18) {
            HStack(spacing: 16) { ForEach(names, id: \.self) { Image(systemName: $0) } }
            HStack(spacing: 16) { ForEach(names, id: \.self) { Image(systemName: $0) } }.symbolVariant(.fill)
            HStack(spacing: 16) {
                ForEach([Font.Weight.light, .regular, .semibold, .heavy], id: \.self) { weight in
                    Label("Up", systemImage: "chart.line.uptrend.xyaxis").fontWeight(weight)
                }
            }
            HStack(alignment: .firstTextBaseline, spacing: 16) {
                Label("Small", systemImage: "bolt.circle").imageScale(.small)
                Label("Medium", systemImage: "bolt.circle")
                Label("Large", systemImage: "bolt.circle").imageScale(.large)
            }
            HStack(spacing: 16) {
                ForEach([0.1, 0.5, 1], id: \.self) { value in
                    Image(systemName: "wifi", variableValue: value)
                    Image(systemName: "speaker.wave.3.fill", variableValue: value)
                    Image(systemName: "cellularbars", variableValue: value)
                }
            }
            HStack(spacing: 16) {
                Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.white, .red)
                    .symbolRenderingMode(.palette)
                Image(systemName: "person.circle.fill").symbolRenderingMode(.hierarchical)
                Image(systemName: "bell").symbolVariant(.slash)
                Image(systemName: "heart").symbolVariant(.circle)
                Image(systemName: "1.circle.fill")
                Image(systemName: "calendar.badge.plus")
            }
            .foregroundStyle(.tint)
            .font(.title)
            Text("Up \(Image(systemName: "arrow.up.right")) by 12 % since \(Image(systemName: "calendar")) June")
            Text(Image(systemName: "info.circle")) + Text(" In words.").foregroundColor(.secondary)
        }
    }
}
