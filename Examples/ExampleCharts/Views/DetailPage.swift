import SwiftUI

/// A page that was opened from a list, in the first of two tabs.
struct DetailPage: View {
    @State private var path = ["Boiler"]
    @State private var isOn = true
    @State private var level = 0.35
    @State private var isOpen = true
    @State private var mode = "Eco"

    var body: some View {
        TabView {
            Tab("Devices", systemImage: "house") {
                NavigationStack(path: $path) {
                    Text("Devices").navigationTitle("Devices")
                        .navigationDestination(for: String.self) { page($0) }
                }
            }
            Tab("Settings", systemImage: "gearshape") { Text("Settings") }
        }
    }

    private func page(_ name: String) -> some View {
        List {
            Section("State") {
                LabeledContent("Temperature", value: "61 °C")
                LabeledContent {
                    Text("Living room and kitchen")
                } label: {
                    Label {
                        Text("Place")
                        Text("Ground floor")
                    } icon: {
                        Image(systemName: "mappin.and.ellipse")
                    }
                }
                Toggle(isOn: $isOn) { Label("Running", systemImage: "power") }
                Slider(value: $level)
                ProgressView("Filter used", value: 0.7)
            }
            Section {
                Picker("Mode", selection: $mode) { ForEach(["Eco", "Boost"], id: \.self) { Text($0) } }
                NavigationLink("Timetable", value: "Timetable").badge("Mon")
                DisclosureGroup("Sensors", isExpanded: $isOpen) { Label("Outside", systemImage: "thermometer") }
            }
        }
        .navigationTitle(name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Share", systemImage: "square.and.arrow.up") {} }
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Undo", systemImage: "arrow.uturn.backward") {}
                Spacer()
                Text("Updated just now").font(.footnote)
                Spacer()
                Button("Filter", systemImage: "line.3.horizontal.decrease") {}
            }
        }
    }
}
