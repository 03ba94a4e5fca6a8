import ChartEngine
import Foundation
import SwiftUICore

/// A label at a value of an axis.
public struct AxisValueLabel<Content: View>: AxisMark {
    private enum Source {
        /// The value in the axis's own format.
        case automatic
        /// The value in a format, which is nil for values of another kind.
        case formatted((PlotValue, EnvironmentValues) -> String?)
        case view(Content)
    }

    private let source: Source
    private let options: AxisLabelOptions

    private init(_ source: Source, _ options: AxisLabelOptions) { (self.source, self.options) = (source, options) }

    /// A label from any view.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            .view(content()),
            AxisLabelOptions(
                centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                horizontalSpacing, verticalSpacing))
    }

    public func _elements(in context: _AxisMarkContext) -> [_AxisMarkElement] {
        let content: AxisLabel.Content =
            switch source {
            case .automatic: .automatic
            case .formatted(let format):
                format(context.value.value, context.labels.environment).map { .text($0) } ?? .automatic
            case .view(let view): .view(context.views.add(view, in: context.labels))
            }
        return [context.label(content, options)]
    }
}

// MARK: Default and formatted text

extension AxisValueLabel where Content == Never {
    /// The value in the axis's own format.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .automatic,
            AxisLabelOptions(
                centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                horizontalSpacing, verticalSpacing))
    }

    /// The value in a format, where it is of the format's kind.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            .formatted { formatted($0, as: format, in: $1) },
            AxisLabelOptions(
                centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                horizontalSpacing, verticalSpacing))
    }

    /// The number in a format. Decides what `.number` means where several formats could be meant.
    public init(
        format: FloatingPointFormatStyle<Double>, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .formatted { formatted($0, as: format, in: $1) },
            AxisLabelOptions(
                centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                horizontalSpacing, verticalSpacing))
    }

    /// The number as a percentage. Decides what `.percent` means where several formats could be meant.
    public init(
        format: FloatingPointFormatStyle<Double>.Percent, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .formatted { formatted($0, as: format, in: $1) },
            AxisLabelOptions(
                centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                horizontalSpacing, verticalSpacing))
    }
}

// MARK: Fixed text

extension AxisValueLabel where Content == Text {
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(Text(titleKey)),
            AxisLabelOptions(
                centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                horizontalSpacing, verticalSpacing))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(Text(title)),
            AxisLabelOptions(
                centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                horizontalSpacing, verticalSpacing))
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(Text(titleResource)),
            AxisLabelOptions(
                centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                horizontalSpacing, verticalSpacing))
    }
}
