import SwiftUI

/// Boxes, disclosures and what stands in them.
struct GroupGallery: View {
    @State private var isOpen = true
    @State private var isClosed = false

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            GroupBox("Today") {
                LabeledContent("Steps", value: 8_412, format: .number)
                LabeledContent("Distance", value: "6.1 km")
            }
            GroupBox {
                Text("A box without a title keeps its margins.").frame(maxWidth: .infinity, alignment: .leading)
            }
            DisclosureGroup("Details", isExpanded: $isOpen) {
                Text("Shown because it is open.").frame(maxWidth: .infinity, alignment: .leading)
            }
            DisclosureGroup("More", isExpanded: $isClosed) { Text("Hidden") }
            ControlGroup {
                Button("Cut", systemImage: "scissors") {}
                Button("Copy", systemImage: "doc.on.doc") {}
                Button("Paste", systemImage: "doc.on.clipboard") {}
            }
            TextField("Rounded field", text: .constant("")).textFieldStyle(.roundedBorder)
            SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
            HStack(spacing: 16) {
                Label("Title and icon", systemImage: "tray.full")
                Label("Icon", systemImage: "star.fill").labelStyle(.iconOnly)
            }
        }
        .padding(20)
    }
}
