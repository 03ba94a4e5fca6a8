import Foundation

/// A label with a minus and a plus.
public struct Stepper<Label: View> {
    private let label: Label
    private let canDecrement: Bool
    private let canIncrement: Bool

    fileprivate nonisolated init(showing label: Label, canDecrement: Bool, canIncrement: Bool) {
        (self.label, self.canDecrement, self.canIncrement) = (label, canDecrement, canIncrement)
    }

    fileprivate nonisolated init<V: Strideable>(
        showing label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?
    ) {
        let now = value.wrappedValue
        self.init(
            showing: label, canDecrement: bounds.map { now > $0.lowerBound } ?? true,
            canIncrement: bounds.map { now < $0.upperBound } ?? true)
    }
}

extension Stepper: View {
    public var body: some View {
        LabelledRow(label: label) { StepperButtons(canDecrement: canDecrement, canIncrement: canIncrement) }
            .controlSemantics(.slider)
    }
}

/// 94 by 32 points.
private struct StepperButtons: View {
    let canDecrement: Bool
    let canIncrement: Bool

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: 0) {
            half("minus", isActive: canDecrement)
            RoundedRectangle(cornerRadius: 0.5).fill(Color(source: .system(.separator))).frame(width: 1, height: 18)
            half("plus", isActive: canIncrement)
        }
        .frame(width: 94, height: 32)
        .background(Color(source: .system(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: 8))
    }

    private func half(_ symbol: String, isActive: Bool) -> some View {
        Image(systemName: symbol).font(.system(size: 17))
            .foregroundStyle(isActive && isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
            .frame(maxWidth: .infinity)
    }
}

extension Stepper {
    public nonisolated init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: label(), canDecrement: onDecrement != nil, canIncrement: onIncrement != nil)
    }

    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: label(), value, nil)
    }

    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: label(), value, bounds)
    }
}

extension Stepper where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: Text(titleKey), canDecrement: onDecrement != nil, canIncrement: onIncrement != nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: Text(title), canDecrement: onDecrement != nil, canIncrement: onIncrement != nil)
    }

    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: Text(titleKey), value, nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: Text(title), value, nil)
    }

    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: Text(titleKey), value, bounds)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: Text(title), value, bounds)
    }
}
