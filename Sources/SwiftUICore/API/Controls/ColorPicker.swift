import Foundation

/// A colour in a well.
public struct ColorPicker<Label: View> {
    private let color: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label

    fileprivate nonisolated init(_ color: Binding<Color>, _ supportsOpacity: Bool, showing label: Label) {
        (self.color, self.supportsOpacity, self.label) = (color, supportsOpacity, label)
    }

    fileprivate nonisolated init(_ color: Binding<CGColor>, _ supportsOpacity: Bool, showing label: Label) {
        let box = UncheckedSendableBox(color)
        self.init(
            Binding(
                get: { Color(cgColor: box.value.wrappedValue) },
                set: { box.value.wrappedValue = $0.cgColor ?? box.value.wrappedValue }),
            supportsOpacity, showing: label)
    }
}

extension ColorPicker: View {
    public var body: some View {
        LabelledRow(label: label) { ColorWell(color: color.wrappedValue) }.controlSemantics(.button)
            .interactive(.control(.pickColor(color, supportsOpacity: supportsOpacity)))
    }
}

/// A disc of the colour in a ring of all hues, 28 points across.
private struct ColorWell: View {
    let color: Color

    private static let hues = stride(from: 0.0, through: 1.0, by: 1 / 12).map {
        Color(hue: $0, saturation: 0.85, brightness: 1)
    }

    var body: some View {
        Circle().strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: 3)
            .overlay { Circle().fill(color).padding(5) }
            .frame(width: 28, height: 28)
    }
}

extension ColorPicker {
    /// `supportsOpacity`: whether an opacity may be picked, which the well does not show.
    public nonisolated init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, supportsOpacity, showing: label())
    }

    public nonisolated init(
        selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, supportsOpacity, showing: label())
    }
}

extension ColorPicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection, supportsOpacity, showing: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection, supportsOpacity, showing: Text(title))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init(selection, supportsOpacity, showing: Text(titleKey))
    }
}
