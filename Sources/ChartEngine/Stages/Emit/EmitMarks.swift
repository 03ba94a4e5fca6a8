import Drawing
import Foundation
import Geometry

/// One step of a mark's nesting.
private enum Nesting: Hashable {
    case layer(Int)
    case mask(Int)
}

/// Stage 7, marks: placed marks to layers of drawing items, nested in their groups, with their meaning.
struct MarkEmitter {
    let prepared: PreparedChart
    let placed: PlacedTable
    let describer: MarkDescriber
    /// Masks are drawn without meaning.
    let isMask: Bool
    private let maskItems: [[DrawingItem]]

    init(_ prepared: PreparedChart, _ placed: PlacedTable, isMask: Bool = false) {
        (self.prepared, self.placed, self.isMask) = (prepared, placed, isMask)
        describer = MarkDescriber(placed.table, prepared.orientation, prepared.settings)
        maskItems = placed.masks.map { mask in
            MarkEmitter(prepared, mask, isMask: true).layers().flatMap { layer -> [DrawingItem] in
                if case .items(let items) = layer { items } else { [] }
            }
        }
    }

    func layers() -> [ChartResult.PlotLayer] {
        let paths = placed.table.templates.map { template in
            template.layers.map(Nesting.layer) + template.masks.map(Nesting.mask)
        }
        return emit(placed.marks.indices, depth: 0, paths)
    }

    /// Consecutive marks in the same group are drawn as one.
    private func emit(_ range: Range<Int>, depth: Int, _ paths: [[Nesting]]) -> [ChartResult.PlotLayer] {
        var result: [ChartResult.PlotLayer] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard let nesting = paths[placed.marks[index].template][checked: depth] else {
                append(mark(placed.marks[index]), to: &result)
                index += 1
                continue
            }
            var end = index + 1
            while end < range.upperBound, paths[placed.marks[end].template][checked: depth] == nesting { end += 1 }
            let inner = emit(index..<end, depth: depth + 1, paths)
            append(group(inner, nesting, marks: index..<end), to: &result)
            index = end
        }
        return result
    }

    private func append(_ layers: [ChartResult.PlotLayer], to result: inout [ChartResult.PlotLayer]) {
        for layer in layers {
            if case .items(let new) = layer, case .items(let old)? = result.last {
                result[result.count - 1] = .items([])
                result[result.count - 1] = .items(old + new)
            } else {
                result.append(layer)
            }
        }
    }

    // MARK: Groups

    private func group(_ inner: [ChartResult.PlotLayer], _ nesting: Nesting, marks: Range<Int>)
        -> [ChartResult.PlotLayer]
    {
        switch nesting {
        case .mask(let index):
            guard let mask = maskItems[checked: index] else { return inner }
            return wrapped(inner) {
                var group = DrawnGroup($0)
                group.mask = mask
                return .group(group)
            }
        case .layer(let index):
            guard let layer = placed.table.layers[checked: index] else { return inner }
            var bounds = BoundsBuilder()
            for mark in marks { bounds.add(placed.marks[mark].bounds) }
            return wrapped(inner) { meaning(layer, index, composited($0, layer, bounds.rect)) }
        }
    }

    /// Items go into the group, views in between stay where they are.
    private func wrapped(_ layers: [ChartResult.PlotLayer], _ wrap: ([DrawingItem]) -> DrawingItem)
        -> [ChartResult.PlotLayer]
    {
        layers.map { layer in
            if case .items(let items) = layer { .items([wrap(items)]) } else { layer }
        }
    }

    private func composited(_ items: [DrawingItem], _ layer: MarkLayer, _ bounds: CGRect) -> DrawingItem {
        var group = DrawnGroup(items)
        group.opacity = layer.opacity.isFinite ? min(max(0, layer.opacity), 1) : 1
        group.blend = layer.blend
        group.blur = layer.blur.isFinite ? max(0, layer.blur) : 0
        group.shadow = layer.shadow
        if let clip = layer.clip, !bounds.isNull { group.clip = ClipOutline(clip.outline(bounds)) }
        return .group(group)
    }

    private func meaning(_ layer: MarkLayer, _ index: Int, _ item: DrawingItem) -> DrawingItem {
        let speaks = layer.accessibilityLabel != nil || layer.accessibilityValue != nil
        guard !isMask, speaks || layer.accessibilityHidden || layer.accessibilityIdentifier != nil else { return item }
        return .semantics(
            DrawnSemantics(
                role: speaks ? .mark : .group, label: layer.accessibilityLabel ?? "",
                value: layer.accessibilityValue ?? "", identifier: layer.accessibilityIdentifier ?? "",
                markID: speaks ? "layer-\(index)" : "", isHidden: layer.accessibilityHidden, items: [item]))
    }

    // MARK: One mark

    private func mark(_ mark: PlacedMark) -> [ChartResult.PlotLayer] {
        var items: [DrawingItem] = []
        var views: [ChartResult.PlotLayer] = []
        let template = placed.table.templates[mark.template]
        for part in mark.parts {
            switch part {
            case .path(let path): items.append(.path(path))
            case .clipped(let path, let clip):
                var group = DrawnGroup([.path(path)])
                group.clip = clip
                items.append(.group(group))
            case .view(let view): views.append(.view(view))
            }
        }
        guard !items.isEmpty else { return views }
        let drawn = styled(items, template, mark.bounds)
        return [.items(isMask ? drawn : [meaning(mark, template, drawn)])] + views
    }

    /// Clip, blur, shadow and blend mode of the template.
    private func styled(_ items: [DrawingItem], _ template: MarkTemplate, _ bounds: CGRect) -> [DrawingItem] {
        guard template.clip != nil || template.blur > 0 || template.shadow != nil || template.blend != .normal else {
            return items
        }
        var group = DrawnGroup(items)
        if let clip = template.clip, !bounds.isNull { group.clip = ClipOutline(clip.outline(bounds)) }
        group.blur = template.blur.isFinite ? max(0, template.blur) : 0
        group.shadow = template.shadow
        group.blend = template.blend
        return [.group(group)]
    }

    private func meaning(_ mark: PlacedMark, _ template: MarkTemplate, _ items: [DrawingItem]) -> DrawingItem {
        let row = mark.rows.first
        let isSeries = mark.kind == .line || mark.kind == .area || mark.rows.count > 1
        var semantics = DrawnSemantics(
            role: .mark, identifier: template.accessibilityIdentifier ?? "", markID: "\(mark.kind.rawName)-\(row)",
            isHidden: template.accessibilityHidden, items: items)
        guard !template.accessibilityHidden else { return .semantics(semantics) }
        semantics.label =
            template.accessibilityLabel ?? (isSeries ? describer.seriesLabel(row) : describer.label(row))
        semantics.value =
            template.accessibilityValue ?? (isSeries ? describer.rangeText(mark.rows) : describer.value(row))
        return .semantics(semantics)
    }
}
