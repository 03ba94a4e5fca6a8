import SwiftUI

/// A list of sections below a large title with a toolbar.
struct SectionedList: View {
    var body: some View {
        NavigationStack {
            List {
                Section("Activity") {
                    link("Steps", "figure.walk", .green, badge: 3)
                    link("Heart", "heart.fill", .red, badge: 0)
                    link("Sleep", "bed.double.fill", .indigo, badge: 12)
                }
                Section {
                    Label("Charts", systemImage: "chart.bar.xaxis")
                    Label("Trends", systemImage: "chart.line.uptrend.xyaxis")
                    VStack(alignment: .leading) {
                        Text("Distance")
                        Text("Last seven days").font(.subheadline).foregroundStyle(.secondary)
                    }
                } header: {
                    Text("More")
                } footer: {
                    Text("Measured by the phone.")
                }
            }
            .navigationTitle("Health")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
            }
        }
    }

    private func link(_ title: String, _ symbol: String, _ color: Color, badge: Int) -> some View {
        NavigationLink {
            Text(title)
        } label: {
            Label {
                Text(title)
            } icon: {
                Image(systemName: symbol).foregroundStyle(color)
            }
        }
        .badge(badge)
    }
}
