import SwiftUI

/// What stands where there is nothing to show.
struct EmptyState: View {
    var body: some View {
        VStack(spacing: 0) {
            ContentUnavailableView {
                Label("No data yet", systemImage: "chart.bar.xaxis")
            } description: {
                Text("Values appear here as soon as there are some.")
            } actions: {
                Button("Import") {}.buttonStyle(.borderedProminent)
            }
            Divider()
            ContentUnavailableView.search(text: "ridge")
        }
    }
}
