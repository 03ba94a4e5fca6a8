import SwiftUI

/// Buttons in each style, role and size.
struct ButtonGallery: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            row("Plain", .plain)
            row("Borderless", .borderless)
            row("Bordered", .bordered)
            row("Prominent", .borderedProminent)
            AdaptiveRow(spacing: 12) {
                Button("Small") {}.controlSize(.small)
                Button("Regular") {}
                Button("Large") {}.controlSize(.large)
            }
            .buttonStyle(.bordered)
            AdaptiveRow(spacing: 12) {
                Button("Capsule") {}.buttonBorderShape(.capsule)
                Button("Share", systemImage: "square.and.arrow.up") {}
                Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
                Button("Tinted") {}.tint(.purple)
            }
            .buttonStyle(.borderedProminent)
            AdaptiveRow(spacing: 20) {
                Menu("Sort") { Button("By name") {} }
                Link("Open page", destination: URL(filePath: "/index.html"))
                ShareLink(item: "A chart")
            }
        }
        .padding(20)
    }

    private func row(_ title: LocalizedStringKey, _ style: some PrimitiveButtonStyle) -> some View {
        AdaptiveRow(spacing: 16) {
            Button(title) {}
            Button("Delete", role: .destructive) {}
            Button("Disabled") {}.disabled(true)
        }
        .buttonStyle(style)
    }
}

/// Side by side where that fits, else one below the other.
struct AdaptiveRow<Content: View>: View {
    let spacing: CGFloat
    @ViewBuilder let content: Content

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: spacing) { content }
            VStack(alignment: .leading, spacing: 12) { content }
        }
    }
}
