import Foundation

/// A choice of one of several views by their tags.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let selection: [Binding<SelectionValue>]
    private let content: Content
    private let label: Label

    fileprivate nonisolated init(
        selecting selection: [Binding<SelectionValue>], from content: Content, showing label: Label
    ) {
        (self.selection, self.content, self.label) = (selection, content, label)
    }
}

extension Picker: View {
    public var body: some View {
        let selection = selection
        PickerBody(selected: selection.map { AnyHashable($0.wrappedValue) }, content: content, label: label)
            .interactive(
                .control(
                    .choose { tag in
                        guard let value = tag.base as? SelectionValue else { return }
                        for binding in selection { binding.wrappedValue = value }
                    }))
    }
}

/// One of a picker's views.
@MainActor
package struct PickerOption {
    package let node: LayoutNode
    package let isSelected: Bool

    /// The views of a picker in the font and style that its kind shows them in.
    package static func collect(
        _ content: some View, selected: [AnyHashable], in context: ResolveContext, kind: PickerKind
    ) -> [PickerOption] {
        let styled = context.with { environment in
            switch kind {
            case .menu, .navigationLink:
                if environment.rowContainer != nil || kind == .navigationLink {
                    environment.setForegroundStyles(HierarchicalShapeStyle.secondary)
                } else {
                    environment.setForegroundStyles(TintShapeStyle())
                }
            case .segmented, .palette: environment.font = .system(size: 13, weight: .medium)
            case .wheel: environment.font = WheelColumn.font
            case .inline: if environment.rowContainer == nil { environment.font = .title3 }
            }
            environment.rowContainer = nil
            environment.stackAxis = nil
        }
        return styled.nodes(of: content).map { node in
            let tag = node.traits.tag ?? node.traits.implicitTag
            return PickerOption(node: node, isSelected: selected.contains { $0.selects(tag) })
        }
    }
}

extension Picker {
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selecting: [selection], from: content(), showing: label())
    }

    public nonisolated init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selecting: [selection], from: content(), showing: label)
    }

    /// Several values at once: each value that is chosen in any of them counts.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        self.init(selecting: bindings, from: content(), showing: label())
    }
}

extension Picker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selecting: [selection], from: content(), showing: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selecting: [selection], from: content(), showing: Text(title))
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selecting: [selection], from: content(),
            showing: Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selecting: [selection], from: content(),
            showing: Label(title, systemImage: systemImage))
    }
}
