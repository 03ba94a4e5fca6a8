import Foundation

/// A picker in the style of where it stands.
struct PickerBody<Content: View, Label: View>: View {
    let selected: [AnyHashable]
    let content: Content
    let label: Label

    @Environment(\.pickerKind) private var kind
    @Environment(\.rowContainer) private var rowContainer
    @Environment(\.labelsVisibility) private var labels

    var body: some View {
        ContextReader { context in
            let options = PickerOption.collect(content, selected: selected, in: context.child(1), kind: kind)
            switch kind {
            case .menu: menu(options)
            case .navigationLink: link(options)
            case .segmented, .palette:
                SegmentedPicker(options: options).modifier(SpokenLabel(label: label, role: .group, value: ""))
            case .wheel:
                WheelColumn(
                    nodes: options.map(\.node), selected: options.firstIndex(where: \.isSelected) ?? 0
                )
                .modifier(SpokenLabel(label: label, role: .group, value: ""))
            case .inline: inline(options)
            }
        }
    }

    @ViewBuilder
    private func menu(_ options: [PickerOption]) -> some View {
        let current = options.first(where: \.isSelected)
        if rowContainer != nil {
            LabelledRow(label: label, stacksLargeText: true) {
                MenuValue(option: current).foregroundStyle(.secondary)
            }
        } else {
            MenuValue(option: current).foregroundStyle(.tint)
                .modifier(SpokenLabel(label: label, role: .button, value: ""))
        }
    }

    private func link(_ options: [PickerOption]) -> some View {
        HStack(spacing: 8) {
            LabelledRow(label: label, stacksLargeText: true) {
                if let current = options.first(where: \.isSelected) { ResolvedNodes(current.node) }
            }
            Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
                .foregroundStyle(Color(source: .system(.tertiaryLabel)))
        }
    }

    /// A row for each option, the selected one with a check mark, below the label.
    @ViewBuilder
    private func inline(_ options: [PickerOption]) -> some View {
        if rowContainer == nil {
            WheelColumn(nodes: options.map(\.node), selected: options.firstIndex(where: \.isSelected) ?? 0)
        } else {
            if labels != .hidden { label.foregroundStyle(.secondary) }
            ForEach(Array(options.enumerated()), id: \.offset) { _, option in
                HStack {
                    ResolvedNodes(option.node)
                    RowSpacer(minLength: 8)
                    if option.isSelected {
                        Image(systemName: "checkmark").font(.body.weight(.semibold)).foregroundStyle(.tint)
                    }
                }
            }
        }
    }
}

/// What is chosen, with the two chevrons of a menu.
private struct MenuValue: View {
    let option: PickerOption?

    var body: some View {
        HStack(spacing: 5) {
            if let option { ResolvedNodes(option.node) }
            Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium)).imageScale(.small)
        }
    }
}

/// 32 points high; the selected segment is a raised white pill.
private struct SegmentedPicker: View {
    let options: [PickerOption]

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(options.enumerated()), id: \.offset) { index, option in
                if index > 0 {
                    RoundedRectangle(cornerRadius: 0.5).fill(Color(source: .system(.separator)))
                        .frame(width: 1, height: 14)
                        .opacity(option.isSelected || options[index - 1].isSelected ? 0 : 1)
                }
                segment(option)
            }
        }
        .padding(2)
        .frame(height: 32)
        .background(Color(source: .system(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: 9))
        .opacity(isEnabled ? 1 : 0.5)
    }

    private func segment(_ option: PickerOption) -> some View {
        ResolvedNodes(option.node)
            .padding(.horizontal, 6)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if option.isSelected {
                    RoundedRectangle(cornerRadius: 7)
                        .fill(colorScheme == .dark ? Color(source: .system(.gray2)) : .white)
                        .shadow(color: .black.opacity(0.12), radius: 4, x: 0, y: 3)
                }
            }
    }
}

/// The drum of a wheel at rest: the chosen row in a gray band, its neighbours fading away from it.
struct WheelColumn: View {
    let nodes: [LayoutNode]
    let selected: Int
    /// Wheels side by side share one band.
    var hasBand = true

    /// Wheels keep their size whatever the type size is.
    static let font = Font.system(size: 21)
    static let height: CGFloat = 216
    static let rowHeight: CGFloat = 32

    /// Rows beyond these lie on the back of the drum.
    private static let reach = 3

    var body: some View {
        ZStack {
            ForEach(visibleRows, id: \.self) { index in
                let distance = index - selected
                ResolvedNodes(nodes[index])
                    .fixedSize()
                    .scaleEffect(y: Self.flattening(distance))
                    .opacity(distance == 0 ? 1 : max(0.1, 0.55 - 0.15 * Double(abs(distance))))
                    .offset(y: Self.offset(distance))
            }
        }
        .padding(.horizontal, 12)
        .frame(maxWidth: .infinity)
        .frame(height: Self.height)
        .background { if hasBand { WheelBand() } }
        .clipped()
    }

    private var visibleRows: [Int] {
        nodes.indices.filter { abs($0 - selected) <= Self.reach }
    }

    /// Angle between rows on the drum, in radians.
    private static let step = 0.36

    /// A row seen at an angle is lower than it is long.
    private static func flattening(_ distance: Int) -> CGFloat { cos(step * CGFloat(distance)) }

    private static func offset(_ distance: Int) -> CGFloat { sin(step * CGFloat(distance)) * rowHeight / step }
}

/// Behind the chosen row of wheels.
struct WheelBand: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 8).fill(Color(source: .system(.tertiarySystemFill)))
            .frame(height: WheelColumn.rowHeight).padding(.horizontal, 4)
    }
}
