import Foundation

/// How far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private let fraction: Double?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel

    fileprivate nonisolated init(_ fraction: Double?, _ label: Label, _ current: CurrentValueLabel) {
        (self.fraction, self.label, currentValueLabel) = (fraction, label, current)
    }

    /// 0 to 1; nil where the value is nil.
    fileprivate nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value else { return nil }
        let part = Double(value) / Double(total)
        return part.isFinite ? min(max(0, part), 1) : 0
    }
}

extension ProgressView: View {
    public var body: some View {
        let (fraction, label, current) = (fraction, label, currentValueLabel)
        return StyledControl { context in
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction,
                label: .ifAny(label, index: 0, in: context), currentValueLabel: .ifAny(current, index: 1, in: context))
        } fallback: {
            DefaultProgressViewStyle().makeBody(configuration: $0)
        }
        .controlSemantics(.progress, value: fraction.map { "\(clampedPercent($0))%" } ?? "")
    }
}

/// A fraction as whole percent.
package func clampedPercent(_ fraction: Double) -> Int { Int(exactly: (fraction * 100).rounded()) ?? 0 }

extension _ControlPart? {
    @MainActor
    fileprivate static func ifAny(_ view: some View, index: Int, in context: ResolveContext) -> _ControlPart? {
        if view is EmptyView { return nil }
        return _ControlPart(view, index: index, of: ProgressViewStyleConfiguration.self, in: context)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public nonisolated init() { self.init(nil, EmptyView(), EmptyView()) }

    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(Self.fraction(value, total), EmptyView(), EmptyView())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public nonisolated init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) {
        self.init(Self.fraction(value, total), label(), EmptyView())
    }

    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(nil, Text(titleKey), EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(nil, Text(title), EmptyView())
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(Self.fraction(value, total), Text(titleKey), EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(Self.fraction(value, total), Text(title), EmptyView())
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    /// Foundation's account of some work, as far as it is now.
    public nonisolated init(_ progress: Progress) {
        let fraction = Self.fraction(progress.fractionCompleted, 1)
        self.init(fraction, EmptyView(), Text(fraction ?? 0, format: FloatingPointFormatStyle<Double>.Percent()))
    }
}

extension ProgressView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, total), label(), currentValueLabel())
    }
}

extension ProgressView where Label == _ControlPart?, CurrentValueLabel == _ControlPart? {
    /// The progress of a style, to be changed by another style.
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    }
}

public struct ProgressViewStyleConfiguration {
    public typealias Label = _ControlPart
    public typealias CurrentValueLabel = _ControlPart

    /// 0 to 1; nil where there is no telling.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}
