import ChartEngine
import Foundation
import SwiftUICore

/// Grid lines, ticks and labels at some values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private enum Drawn {
        /// A format is nil for values of another kind.
        case standard(format: ((PlotValue, EnvironmentValues) -> String?)?, stroke: StrokeStyle?)
        case custom((AxisValue) -> Content)
    }

    private let settings: AxisMarksSettings
    private let drawn: Drawn

    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarksSettings.Values, _ drawn: Drawn
    ) {
        var settings = AxisMarksSettings()
        (settings.preset, settings.position, settings.values) = (preset.engine, position.engine, values)
        (self.settings, self.drawn) = (settings, drawn)
    }

    /// What `content` draws at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset, position, values.engine, .custom(content))
    }

    /// What `content` draws at each of the values given.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset, position, .explicit(values.map(\.plotValue)), .custom(content))
    }

    /// The same at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset, position, values.engine, .custom { _ in content() })
    }

    /// The same at each of the values given.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset, position, .explicit(values.map(\.plotValue)), .custom { _ in content() })
    }

    public func _collect(into axis: _AxisCollector) {
        var settings = settings
        switch drawn {
        case .standard(let format, let stroke):
            let (format, environment) = (format.map(UncheckedSendableBox.init), axis.context.environment)
            let write = format.map { format -> @Sendable (PlotValue) -> String? in
                let environment = UncheckedSendableBox(environment)
                return { format.value($0, environment.value) }
            }
            settings.content = .standard(format: write, stroke: stroke?.stroke)
            axis.add(settings)
        case .custom(let content):
            axis.add(settings) { value, context in content(value)._elements(in: context) }
        }
    }
}

// MARK: The default marks

extension AxisMarks where Content == Never {
    /// Grid line, tick and label at each value: without arguments the default axis.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, values.engine, .standard(format: nil, stroke: stroke))
    }

    /// Grid line, tick and label at each of the values given.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, .explicit(values.map(\.plotValue)), .standard(format: nil, stroke: stroke))
    }

    /// The default marks with labels in a format.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(preset, position, values.engine, Self.drawn(format, stroke))
    }

    /// The default marks at the values given, with labels in a format.
    public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where Value == Format.FormatInput, Format.FormatOutput == String {
        self.init(preset, position, .explicit(values.map(\.plotValue)), Self.drawn(format, stroke))
    }

    /// The default marks with numbers in a format. Decides what `.number` means where several formats could be meant.
    public init(
        format: FloatingPointFormatStyle<Double>, preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, values.engine, Self.drawn(format, stroke))
    }

    /// The default marks with percentages. Decides what `.percent` means where several formats could be meant.
    public init(
        format: FloatingPointFormatStyle<Double>.Percent, preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, values.engine, Self.drawn(format, stroke))
    }

    private static func drawn<Format: FormatStyle>(
        _ format: Format, _ stroke: StrokeStyle?
    ) -> Drawn where Format.FormatInput: Plottable, Format.FormatOutput == String {
        .standard(format: { formatted($0, as: format, in: $1) }, stroke: stroke)
    }
}
