import Foundation

/// A value of a range, as the place of a knob on a track.
public struct Slider<Label: View, ValueLabel: View> {
    private let edit: UncheckedSendableBox<ValueEdit>
    private let label: Label
    private let minimumLabel: ValueLabel
    private let maximumLabel: ValueLabel

    fileprivate nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride? = nil, _ label: Label, _ minimum: ValueLabel,
        _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let (lower, length) = (Double(bounds.lowerBound), Double(bounds.upperBound) - Double(bounds.lowerBound))
        let part = step.map { Double($0) / length }.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        let fraction = Binding<Double>(
            get: { clampedFraction((Double(value.wrappedValue) - lower) / length) },
            set: { new in
                let snapped = part.map { (new / $0).rounded() * $0 } ?? new
                value.wrappedValue = V(lower + clampedFraction(snapped) * length)
            })
        edit = UncheckedSendableBox(
            ValueEdit(fraction: fraction, step: part, onEditingChanged: onEditingChanged))
        (self.label, minimumLabel, maximumLabel) = (label, minimum, maximum)
    }
}

private func clampedFraction(_ value: Double) -> Double { value.isFinite ? min(max(0, value), 1) : 0 }

extension Slider: View {
    /// The label is for assistive technology; iOS does not draw it.
    public var body: some View {
        HStack(spacing: 8) {
            minimumLabel
            SliderTrack(fraction: fraction)
            maximumLabel
        }
        .modifier(SpokenLabel(label: label, role: .slider, value: "\(percent)%"))
        .interactive(.control(.slide(edit.value)))
    }

    private var fraction: Double { edit.value.fraction.wrappedValue }

    private var percent: Int { Int(exactly: (fraction * 100).rounded()) ?? 0 }
}

/// A track of 4 points and a knob of 27.
private struct SliderTrack: View {
    let fraction: Double

    @Environment(\.isEnabled) private var isEnabled

    private static let knob: CGFloat = 27

    var body: some View {
        GeometryReader { proxy in
            let travel = max(0, proxy.size.width - Self.knob)
            ZStack(alignment: .leading) {
                Capsule().fill(Color(source: .system(.systemFill))).frame(height: 4)
                Capsule().fill(.tint).frame(width: Self.knob / 2 + travel * fraction, height: 4)
                Circle().fill(.white)
                    .shadow(color: .black.opacity(0.25), radius: 4, x: 0, y: 2)
                    .frame(width: Self.knob, height: Self.knob)
                    .offset(x: travel * fraction)
            }
            .frame(height: proxy.size.height)
        }
        .frame(height: 31)
        .opacity(isEnabled ? 1 : 0.5)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
}
