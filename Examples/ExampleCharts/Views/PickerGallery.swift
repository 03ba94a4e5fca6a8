import SwiftUI

/// One choice in each style of picker.
struct PickerGallery: View {
    @State private var range = "Month"

    private let ranges = ["Day", "Week", "Month", "Year"]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            picker.pickerStyle(.segmented)
            HStack {
                Text("Menu")
                Spacer()
                picker.pickerStyle(.menu)
            }
            picker.pickerStyle(.wheel).frame(height: 150).clipped()
            List {
                picker.pickerStyle(.inline)
                picker.pickerStyle(.navigationLink)
                picker.pickerStyle(.menu)
            }
            .frame(minHeight: 400)
        }
        .padding(.vertical, 16)
        .padding(.horizontal)
    }

    private var picker: some View {
        Picker("Range", selection: $range) { ForEach(ranges, id: \.self) { Text($0) } }
    }
}
