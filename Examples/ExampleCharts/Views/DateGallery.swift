import SwiftUI

/// Date pickers; days before the earliest are faint.
struct DateGallery: View {
    @State private var date = Date(timeIntervalSince1970: 1_750_000_000)

    private let earliest = Date(timeIntervalSince1970: 1_749_340_800)

    var body: some View {
        VStack(spacing: 16) {
            DatePicker("Starts", selection: $date)
            DatePicker("Day", selection: $date, displayedComponents: .date)
            DatePicker("From the 8th on", selection: $date, in: earliest..., displayedComponents: .date)
                .datePickerStyle(.graphical)
            DatePicker("Wheels", selection: $date, displayedComponents: .hourAndMinute)
                .datePickerStyle(.wheel)
        }
        .padding(16)
    }
}
