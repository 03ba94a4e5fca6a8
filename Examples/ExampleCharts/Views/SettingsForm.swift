import SwiftUI

/// A form with the controls that settings have.
struct SettingsForm: View {
    @State private var name = "Weekly report"
    @State private var note = ""
    @State private var isShared = true
    @State private var isQuiet = false
    @State private var period = "Week"
    @State private var days = 7
    @State private var volume = 0.6
    @State private var color = Color.orange
    @State private var start = Date(timeIntervalSince1970: 1_750_000_000)

    var body: some View {
        Form {
            Section("Report") {
                TextField("Name", text: $name)
                TextField("Note", text: $note, prompt: Text("Add a note"))
                Picker("Period", selection: $period) {
                    ForEach(["Day", "Week", "Month"], id: \.self) { Text($0) }
                }
                DatePicker("Starts", selection: $start, displayedComponents: .date)
            }
            Section {
                Toggle("Share with team", isOn: $isShared)
                Toggle("Quiet", isOn: $isQuiet)
                Stepper("\(days) days", value: $days, in: 1...7)
                Slider(value: $volume) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker.fill")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3.fill")
                }
                ColorPicker("Colour", selection: $color)
            } header: {
                Text("Options")
            } footer: {
                Text("Shared reports can be read by everybody in the team.")
            }
            Section {
                LabeledContent("Version", value: "2.1")
                Button("Reset", role: .destructive) {}
            }
        }
    }
}
