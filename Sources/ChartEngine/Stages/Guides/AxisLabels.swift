import Drawing
import Foundation
import Geometry

/// A label's box before collisions are resolved.
private struct Candidate {
    var label: AxisPlan.Label
    var frame: CGRect
    /// How long the label may be along the axis.
    var room: CGFloat
    var priority: Double
    /// By how much a label that is not cut may be longer: half the gap is enough between neighbours.
    var slack: CGFloat = 0

    var isTooLong: Bool { frame.width > room + slack + 0.01 }

    /// A text cut to less is no more than its ellipsis, which is as wide as its lines are high.
    var narrowest: CGFloat {
        guard label.text != nil else { return AxisMetrics.narrowestLabel }
        return max(AxisMetrics.narrowestLabel, min(frame.width, frame.height) * 1.2)
    }
}

/// Places the labels of one `AxisMarks` and resolves collisions (S66, S67).
func placeLabels(_ marks: AxisPlan.Marks, _ places: AxisPlaces, _ drawing: inout AxisDrawing) {
    let along: (CGRect) -> (CGFloat, CGFloat) =
        places.axis == .x ? { ($0.minX, $0.maxX) } : { ($0.minY, $0.maxY) }
    var taken: [(CGFloat, CGFloat)] = []
    var dropped = 0
    let visible = marks.labels.filter { places.isVisible[$0.tick] && places.starts[$0.tick].isFinite }
    let candidates = visible.map { candidate($0, marks, places) }
    let keepEvery = thinning(candidates, places)
    // Greedy labels claim their place by priority, others in order.
    let order = candidates.indices.sorted {
        (candidates[$1].priority, $0) < (candidates[$0].priority, $1)
    }
    var placed: [(Int, ChartResult.PlacedView)] = []
    for index in order {
        let candidate = candidates[index]
        var frame = candidate.frame
        var offered: CGFloat?
        let label = candidate.label.label
        switch label.collision {
        case .disabled: break
        case .truncate:
            (frame, offered) = cut(candidate, places)
        case .greedy(_, let spacing):
            guard !overlaps(along(frame), taken, spacing ?? 0) else {
                dropped += 1
                continue
            }
        case .automatic:
            guard index % keepEvery == 0 else {
                dropped += 1
                continue
            }
            if places.axis == .x, keepEvery == 1 { (frame, offered) = cut(candidate, places) }
            // A whole label that is longer than its band stays within the chart.
            if keepEvery > 1 { frame.origin.x = max(frame.minX, places.plot.minX) }
            // At the upper bound itself nothing of a label would fit.
            if let offered, offered < candidate.narrowest, places.axis == .x { continue }
            guard !overlaps(along(frame), taken, 0) else {
                dropped += 1
                continue
            }
        }
        taken.append(along(frame))
        frame.origin.x += candidate.label.offset.width
        frame.origin.y += candidate.label.offset.height
        placed.append((index, placedView(candidate.label, frame, offered: offered)))
    }
    drawing.droppedLabels += dropped
    drawing.labels += placed.sorted { $0.0 < $1.0 }.map { .view($0.1) }
}

private func overlaps(_ span: (CGFloat, CGFloat), _ taken: [(CGFloat, CGFloat)], _ spacing: CGFloat) -> Bool {
    taken.contains { span.0 < $0.1 + spacing - 0.01 && $0.0 < span.1 + spacing - 0.01 }
}

/// Of how many centred labels in bands one is kept: all, unless some would be cut to next to nothing.
private func thinning(_ candidates: [Candidate], _ places: AxisPlaces) -> Int {
    guard places.axis == .x, let first = candidates.first,
        places.isDiscrete || candidates.allSatisfy({ isCentered($0.label.label, places) })
    else { return 1 }
    let step = first.room + AxisMetrics.gap
    let isCutShort = candidates.contains { $0.isTooLong && $0.room < $0.narrowest * 2 }
    guard isCutShort, step > 0 else { return 1 }
    let longest = candidates.map(\.frame.width).max() ?? 0
    let wanted = checkedInt(((longest + AxisMetrics.gap) / step).rounded(.up)) ?? candidates.count
    return min(max(1, wanted), candidates.count)
}

/// The label's box, cut at what is free: its band less a gap, or the plot's right edge.
private func cut(_ candidate: Candidate, _ places: AxisPlaces) -> (CGRect, CGFloat?) {
    var frame = candidate.frame
    let isCut = places.axis == .x ? candidate.isTooLong : frame.height > candidate.room + 0.01
    guard isCut else { return (frame, nil) }
    let room = max(0, candidate.room)
    if places.axis == .x {
        // A centred label stays centred, others keep their leading edge.
        if isCentered(candidate.label.label, places) { frame.origin.x = frame.midX - room / 2 }
        frame.size.width = room
    } else {
        frame.origin.y = frame.midY - room / 2
        frame.size.height = room
    }
    return (frame, room)
}

private func isCentered(_ label: AxisLabel, _ places: AxisPlaces) -> Bool { label.centered ?? places.isDiscrete }

private func candidate(_ label: AxisPlan.Label, _ marks: AxisPlan.Marks, _ places: AxisPlaces) -> Candidate {
    var priority = 0.0
    if case .greedy(let wish, _) = label.label.collision, wish.isFinite { priority = wish }
    let frame =
        places.axis == .x ? xFrame(label, marks, places) : yFrame(label, marks, places)
    return Candidate(
        label: label, frame: frame, room: room(label, frame, marks, places), priority: priority,
        slack: isCentered(label.label, places) ? AxisMetrics.gap / 2 : 0)
}

/// How long a label may be along the axis before it is cut.
private func room(_ label: AxisPlan.Label, _ frame: CGRect, _ marks: AxisPlan.Marks, _ places: AxisPlaces) -> CGFloat {
    guard places.axis == .x else { return .infinity }
    if isCentered(label.label, places) {
        return abs(places.ends[label.tick] - places.starts[label.tick]) - AxisMetrics.gap
    }
    if marks.preset == .aligned || label.label.anchor != nil { return .infinity }
    return places.plot.maxX - frame.minX
}

/// Below (or above) the plot: 4 right of its line, or centred in its band.
private func xFrame(_ label: AxisPlan.Label, _ marks: AxisPlan.Marks, _ places: AxisPlaces) -> CGRect {
    let size = label.size
    let plot = places.plot
    let gap = label.label.verticalSpacing ?? AxisMetrics.gap
    var frame = CGRect(origin: .zero, size: size)
    switch (places.edge, marks.preset) {
    case (.top, .inset): frame.origin.y = plot.minY + gap
    case (_, .inset): frame.origin.y = plot.maxY - gap - size.height
    case (.top, _): frame.origin.y = plot.minY - gap - size.height
    default: frame.origin.y = plot.maxY + gap
    }
    if isCentered(label.label, places) {
        frame.origin.x = places.middle(label.tick) - size.width / 2
        return frame
    }
    let line = places.starts[label.tick]
    let anchor: Double
    if let own = label.label.anchor {
        anchor = own.x
    } else if marks.preset == .aligned {
        // The first label is flush with the plot's left edge, the last with its right one.
        anchor = label.tick == 0 ? 0 : label.tick == marks.values.count - 1 ? 1 : 0.5
    } else {
        anchor = 0
    }
    let usual = marks.preset == .aligned ? 0 : AxisMetrics.gap
    let shift = label.label.horizontalSpacing ?? (label.label.anchor == nil || anchor != 0.5 ? usual : 0)
    frame.origin.x = line - size.width * anchor + (anchor < 0.5 ? shift : anchor > 0.5 ? -shift : 0)
    return frame
}

/// Beside the plot, centred on its line; within the plot at the top of its band; or above its line.
private func yFrame(_ label: AxisPlan.Label, _ marks: AxisPlan.Marks, _ places: AxisPlaces) -> CGRect {
    let size = label.size
    let plot = places.plot
    let gap = label.label.horizontalSpacing ?? AxisMetrics.gap
    var frame = CGRect(origin: .zero, size: size)
    let column = marks.largestLabel.width
    let isLeading = places.edge == .leading
    switch marks.preset {
    case .inset:
        frame.origin.x = isLeading ? plot.minX + gap : plot.maxX - gap - size.width
        frame.origin.y =
            places.isDiscrete
            ? places.starts[label.tick] + AxisMetrics.gap
            : places.starts[label.tick] - size.height
        return frame
    case .extended:
        let width = AxisMetrics.extendedMargin + column.rounded(.up)
        frame.origin.x = isLeading ? plot.minX - width : plot.maxX + width - size.width
        frame.origin.y = places.starts[label.tick] - size.height - AxisMetrics.extendedRise
        return frame
    case .automatic, .aligned: break
    }
    frame.origin.x = isLeading ? plot.minX - gap - size.width : plot.maxX + gap
    let middle = isCentered(label.label, places) ? places.middle(label.tick) : places.starts[label.tick]
    if let alignment = label.label.multiLabelAlignment?.x {
        // Labels of different widths line up in their column.
        frame.origin.x = isLeading ? plot.minX - gap - column : plot.maxX + gap
        frame.origin.x += (column - size.width) * CGFloat(alignment)
    }
    var anchor = label.label.anchor?.y ?? 0.5
    if marks.preset == .aligned, label.label.anchor == nil, !places.isDiscrete {
        anchor = label.tick == 0 ? 1 : label.tick == marks.values.count - 1 ? 0 : 0.5
    }
    let shift = label.label.verticalSpacing ?? 0
    frame.origin.y = middle - size.height * anchor + (anchor < 0.5 ? shift : anchor > 0.5 ? -shift : 0)
    return frame
}

/// The view at its frame; a turned one is placed by its unturned box around the same middle.
private func placedView(_ label: AxisPlan.Label, _ frame: CGRect, offered: CGFloat?) -> ChartResult.PlacedView {
    let rotation: CGFloat =
        switch label.label.orientation {
        case .vertical: .pi / 2
        case .verticalReversed: -.pi / 2
        case .automatic, .horizontal: 0
        }
    guard rotation != 0 else {
        // With its own height, so that a text without room ends in an ellipsis instead of a further line.
        return ChartResult.PlacedView(
            view: label.view, origin: frame.origin, width: offered ?? label.wrapWidth,
            height: (offered ?? label.wrapWidth).map { _ in label.size.height })
    }
    // A turned label has its length across the axis, where nothing cuts it.
    return ChartResult.PlacedView(
        view: label.view,
        origin: CGPoint(x: frame.midX - frame.height / 2, y: frame.midY - frame.width / 2), width: nil, height: nil,
        rotation: rotation)
}
