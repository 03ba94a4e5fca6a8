import Foundation

/// A colour in a well.
public struct ColorPicker<Label: View> {
    private let color: () -> Color
    private let label: Label

    fileprivate nonisolated init(_ color: @escaping () -> Color, showing label: Label) {
        (self.color, self.label) = (color, label)
    }
}

extension ColorPicker: View {
    public var body: some View {
        LabelledRow(label: label) { ColorWell(color: color()) }.controlSemantics(.button)
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
        self.init({ selection.wrappedValue }, showing: label())
    }

    public nonisolated init(
        selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init({ Color(cgColor: selection.wrappedValue) }, showing: label())
    }
}

extension ColorPicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init({ selection.wrappedValue }, showing: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init({ selection.wrappedValue }, showing: Text(title))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) {
        self.init({ Color(cgColor: selection.wrappedValue) }, showing: Text(titleKey))
    }
}
