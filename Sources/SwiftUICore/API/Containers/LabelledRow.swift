import Foundation

/// Room between the two ends of a line: what they leave, after they have taken what they need.
package struct RowSpacer: View {
    let minLength: CGFloat

    package var body: some View { Spacer(minLength: minLength).layoutPriority(-1) }
}

/// A label at the start of a line and something at its end; the something alone where labels are hidden.
package struct LabelledRow<Label: View, Content: View>: View {
    let label: Label
    let stacksLargeText: Bool
    let content: Content

    @Environment(\.labelsVisibility) private var visibility
    @Environment(\.dynamicTypeSize) private var typeSize

    /// - Parameter stacksLargeText: whether the content is text, which stands below the label at accessibility sizes.
    package init(label: Label, stacksLargeText: Bool = false, @ViewBuilder content: () -> Content) {
        (self.label, self.stacksLargeText, self.content) = (label, stacksLargeText, content())
    }

    package var body: some View {
        if visibility == .hidden {
            content
        } else if stacksLargeText, typeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 4) {
                TitleStack(content: label)
                content
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack(spacing: 8) {
                TitleStack(content: label)
                RowSpacer(minLength: 8)
                if stacksLargeText { content.multilineTextAlignment(.trailing) } else { content }
            }
        }
    }
}
