import Drawing
import Foundation
import Geometry

/// More lines than this are turned instead.
private let mostLines: CGFloat = 3

/// Brings names of categories on x that are longer than their bands into several lines, if all of their words fit, or
/// turns all of them if the bands are as wide as a line is high.
func fitLabels(_ marks: inout AxisPlan.Marks, _ context: AxisContext, _ provider: some GuideProvider) {
    guard context.dimension.plan.axis == .x, case .discrete(let domain) = context.dimension.domain, domain.count > 0
    else { return }
    let share = context.visibleShare.isFinite && context.visibleShare > 0 ? context.visibleShare : 1
    let room = context.length / (CGFloat(domain.count) * share) - AxisMetrics.gap
    let fitting = marks.labels.indices.filter { index in
        let label = marks.labels[index].label
        return label.centered != false && (label.orientation == .automatic || label.orientation == .horizontal)
    }
    let long = fitting.filter { marks.labels[$0].size.width > room + AxisMetrics.gap / 2 }
    guard !long.isEmpty, room > 0 else { return }
    let changed = long.compactMap { index in
        wrapped(marks.labels[index], in: room, isStandard: marks.isStandard, provider).map { (index, $0) }
    }
    if changed.count == long.count {
        for (index, label) in changed { marks.labels[index] = label }
        return
    }
    let height = fitting.map { marks.labels[$0].size.height }.max() ?? 0
    guard height <= room + AxisMetrics.gap / 2 else { return }
    for index in fitting {
        let size = marks.labels[index].size
        marks.labels[index].label.orientation = .verticalReversed
        marks.labels[index].size = CGSize(width: size.height, height: size.width)
    }
}

/// The label in lines no wider than `room`; nil where a word is longer, or there would be too many lines.
private func wrapped(
    _ label: AxisPlan.Label, in room: CGFloat, isStandard: Bool, _ provider: some GuideProvider
) -> AxisPlan.Label? {
    var label = label
    if let text = label.text {
        for word in text.split(whereSeparator: \.isWhitespace) {
            let view = provider.textLabel(String(word), role: .wrappedLabel)
            guard finite(provider.size(of: view, width: nil, height: nil)).width <= room else { return nil }
        }
        // Labels with styles of their own keep them.
        if isStandard { label.view = provider.textLabel(text, role: .wrappedLabel) }
    }
    let size = finite(provider.size(of: label.view, width: room, height: nil))
    guard size.width <= room + 0.01, size.height <= label.size.height * mostLines + 0.01 else { return nil }
    (label.size, label.wrapWidth) = (size, room)
    return label
}
