import ChartEngine
import Foundation
import SwiftUICore

/// How a label stands to its value and to other labels: what all initialisers of `AxisValueLabel` share.
struct AxisLabelOptions {
    private let centered: Bool?
    private let anchor: UnitPoint?
    private let multiLabelAlignment: Alignment?
    private let collision: AxisValueLabelCollisionResolution
    private let offsetsMarks: Bool?
    private let orientation: AxisValueLabelOrientation
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?

    init(
        _ centered: Bool?, _ anchor: UnitPoint?, _ multiLabelAlignment: Alignment?,
        _ collision: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?,
        _ orientation: AxisValueLabelOrientation, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
    ) {
        (self.centered, self.anchor, self.multiLabelAlignment) = (centered, anchor, multiLabelAlignment)
        (self.collision, self.offsetsMarks, self.orientation) = (collision, offsetsMarks, orientation)
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }

    @MainActor
    func label(_ content: AxisLabel.Content) -> AxisLabel {
        var label = AxisLabel(content)
        (label.centered, label.anchor) = (centered, anchor?.position)
        label.multiLabelAlignment = multiLabelAlignment?.unitPosition
        (label.collision, label.offsetsMarks) = (collision.engine, offsetsMarks)
        label.orientation = orientation.engine
        (label.horizontalSpacing, label.verticalSpacing) = (horizontalSpacing, verticalSpacing)
        return label
    }
}

extension _AxisMarkContext {
    @MainActor
    func label(_ content: AxisLabel.Content, _ options: AxisLabelOptions) -> AxisMarkElement {
        switch content {
        case .view: break
        case .automatic, .text: texts.add(restylesLabels ? labels : nil)
        }
        return element(.label(options.label(content)))
    }
}
