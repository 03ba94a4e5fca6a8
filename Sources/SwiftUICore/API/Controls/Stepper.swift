import Foundation

/// A label with a minus and a plus.
public struct Stepper<Label: View> {
    private let label: Label
    private let edit: UncheckedSendableBox<StepEdit>

    fileprivate nonisolated init(
        showing label: Label, _ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        edit = UncheckedSendableBox(
            StepEdit(increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged))
    }

    fileprivate nonisolated init<V: Strideable>(
        showing label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, step: V.Stride,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        func stepping(by step: V.Stride) -> () -> Void {
            {
                let next = value.wrappedValue.advanced(by: step)
                value.wrappedValue = bounds.map { min(max($0.lowerBound, next), $0.upperBound) } ?? next
            }
        }
        let now = value.wrappedValue
        self.init(
            showing: label, bounds.map { now < $0.upperBound } ?? true ? stepping(by: step) : nil,
            bounds.map { now > $0.lowerBound } ?? true ? stepping(by: 0 - step) : nil, onEditingChanged)
    }
}

extension Stepper: View {
    public var body: some View {
        let edit = edit.value
        LabelledRow(label: label) {
            StepperButtons(canDecrement: edit.decrement != nil, canIncrement: edit.increment != nil)
        }
        .controlSemantics(.slider)
        .interactive(.control(.step(edit)))
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
        self.init(showing: label(), onIncrement, onDecrement, onEditingChanged)
    }

    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: label(), value, nil, step: step, onEditingChanged)
    }

    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: label(), value, bounds, step: step, onEditingChanged)
    }
}

extension Stepper where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: Text(titleKey), onIncrement, onDecrement, onEditingChanged)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: Text(title), onIncrement, onDecrement, onEditingChanged)
    }

    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: Text(titleKey), value, nil, step: step, onEditingChanged)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: Text(title), value, nil, step: step, onEditingChanged)
    }

    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: Text(titleKey), value, bounds, step: step, onEditingChanged)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(showing: Text(title), value, bounds, step: step, onEditingChanged)
    }
}
