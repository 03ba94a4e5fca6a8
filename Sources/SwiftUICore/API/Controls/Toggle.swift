import Foundation

/// A control that is on or off.
public struct Toggle<Label: View> {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label

    fileprivate nonisolated init(_ isOn: Binding<Bool>, isMixed: Bool = false, showing label: Label) {
        (self.isOn, self.isMixed, self.label) = (isOn, isMixed, label)
    }
}

extension Toggle: View {
    public var body: some View {
        let (isOn, isMixed, label) = (isOn, isMixed, label)
        return StyledControl { context in
            ToggleStyleConfiguration(
                label: _ControlPart(label, index: 0, of: ToggleStyleConfiguration.self, in: context),
                binding: isOn, isMixed: isMixed)
        } fallback: {
            DefaultToggleStyle().makeBody(configuration: $0)
        }
        .controlSemantics(.toggle, value: isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off")
        .interactive(.control(.toggle(isOn)))
    }
}

extension Toggle {
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn, showing: label())
    }

    /// On where all are, mixed where some are.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let values = bindings.map(\.wrappedValue)
        let all = Binding(
            get: { bindings.allSatisfy(\.wrappedValue) },
            set: { value in for one in bindings { one.wrappedValue = value } })
        self.init(all, isMixed: values.contains(true) && values.contains(false), showing: label())
    }
}

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn, showing: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn, showing: Text(title))
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn, showing: Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn, showing: Label(title, systemImage: systemImage))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style, to be changed by another style.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(configuration.$isOn, isMixed: configuration.isMixed, showing: configuration.label)
    }
}

public struct ToggleStyleConfiguration {
    public typealias Label = _ControlPart

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool

    fileprivate init(label: Label, binding: Binding<Bool>, isMixed: Bool) {
        (self.label, _isOn, self.isMixed) = (label, binding, isMixed)
    }
}

@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct DefaultToggleStyle { public nonisolated init() {} }
public struct SwitchToggleStyle {
    fileprivate let tint: Color?

    public nonisolated init() { tint = nil }

    public nonisolated init(tint: Color) { self.tint = tint }
}
public struct ButtonToggleStyle { public nonisolated init() {} }
public struct CheckboxToggleStyle { public nonisolated init() {} }

extension DefaultToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

extension SwitchToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LabelledRow(label: configuration.label) { SwitchKnob(isOn: configuration.isOn, tint: tint) }
    }
}

extension ButtonToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.isOn {
            Button(action: {}) { configuration.label }.buttonStyle(.borderedProminent)
        } else {
            Button(action: {}) { configuration.label }.buttonStyle(.bordered)
        }
    }
}

extension CheckboxToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Image(
                systemName: configuration.isMixed
                    ? "minus.square.fill" : configuration.isOn ? "checkmark.square.fill" : "square"
            )
            .foregroundStyle(
                configuration.isOn || configuration.isMixed ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            configuration.label
        }
    }
}

/// 51 by 31 points, the knob 27.
private struct SwitchKnob: View {
    let isOn: Bool
    let tint: Color?

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hasOwnTint) private var hasOwnTint

    var body: some View {
        Capsule().fill(track)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle().fill(.white).frame(width: 27, height: 27).padding(2)
                    .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 2)
            }
            .frame(width: 51, height: 31)
            .opacity(isEnabled ? 1 : 0.5)
    }

    private var track: AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(Color(source: .system(.secondarySystemFill))) }
        if let tint { return AnyShapeStyle(tint) }
        return hasOwnTint ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.green)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { .init() }
}

extension View {
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(style, for: ToggleStyleConfiguration.self) { $0.makeBody(configuration: $1) }
    }
}
