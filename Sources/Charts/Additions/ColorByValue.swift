import ChartEngine
import Drawing
import Foundation
import SwiftUICore

extension ChartContent {
    /// Colours marks by their own place on an axis: in `base`, and from each step's value on in the step's colour. A
    /// line or an area changes its colour exactly where it crosses the value, not at the next vertex.
    public nonisolated func colorByValue(
        _ base: Color, above steps: KeyValuePairs<Double, Color>, on axis: Axis = .vertical
    ) -> some ChartContent {
        marked(ValueColorsModifier(base: base, steps: steps.map { ($0.key, $0.value) }, axis: axis))
    }
}

struct ValueColorsModifier: MarkModifier {
    let base: Color
    let steps: [(value: Double, color: Color)]
    let axis: Axis

    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        let environment = collector.environment
        context.setStyle(ResolvedStyle(.color(base.rgba(in: environment))))
        context.template.valueColors = ValueColors(
            axis: axis == .horizontal ? .x : .y, base: base.rgba(in: environment),
            steps: steps.map { .init(from: $0.value, $0.color.rgba(in: environment)) })
    }
}
