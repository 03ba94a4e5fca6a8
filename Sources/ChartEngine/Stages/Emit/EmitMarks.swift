import Drawing
import Foundation
import Geometry

/// One step of a mark's nesting.
private enum Nesting: Hashable {
    case layer(Int)
    case mask(Int)
}

/// Stage 7, marks: placed marks to layers, nested in their groups, with their meaning.
struct MarkEmitter {
    let prepared: PreparedChart
    let placed: PlacedTable
    let describer: MarkDescriber
    private let styles: StyleResolver
    /// What gradients span that are aligned with it.
    private let plot: CGRect
    /// Whether a style of the scale has shadows, a blend mode or elliptical gradients.
    private let hasScaledEffects: Bool
    private let hasEllipses: Bool
    /// Of each template, whether nothing is done to what it draws.
    private let isPlain: [Bool]
    /// Masks are drawn without meaning.
    let isMask: Bool
    private let masks: [[ChartResult.Layer]]

    init(_ prepared: PreparedChart, _ placed: PlacedTable, plot: CGRect, isMask: Bool = false) {
        styles = StyleResolver(placed.table, prepared.styles, prepared.settings.palette)
        self.plot = plot
        (hasScaledEffects, hasEllipses) = (styles.hasEffects, styles.hasEllipses)
        let staysPlain = !styles.hasEffects && !styles.hasEllipses
        isPlain = placed.table.templates.map { staysPlain && $0.styleShadows.isEmpty && $0.needsNoGroup }
        (self.prepared, self.placed, self.isMask) = (prepared, placed, isMask)
        describer = MarkDescriber(placed.table, prepared.orientation, prepared.settings)
        masks = placed.masks.map { MarkEmitter(prepared, $0, plot: plot, isMask: true).layers() }
    }

    func layers() -> [ChartResult.Layer] {
        let paths = placed.table.templates.map { template in
            template.layers.map(Nesting.layer) + template.masks.map(Nesting.mask)
        }
        return emit(placed.marks.indices, depth: 0, paths)
    }

    /// Consecutive marks in the same group are drawn as one.
    private func emit(_ range: Range<Int>, depth: Int, _ paths: [[Nesting]]) -> [ChartResult.Layer] {
        var result: [ChartResult.Layer] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard let nesting = paths[placed.marks[index].template][checked: depth] else {
                result.append(joining: mark(placed.marks[index]))
                index += 1
                continue
            }
            var end = index + 1
            while end < range.upperBound, paths[placed.marks[end].template][checked: depth] == nesting { end += 1 }
            let inner = emit(index..<end, depth: depth + 1, paths)
            result.append(joining: group(inner, nesting, marks: index..<end))
            index = end
        }
        return result
    }

    // MARK: Groups

    private func group(_ inner: [ChartResult.Layer], _ nesting: Nesting, marks: Range<Int>) -> [ChartResult.Layer] {
        switch nesting {
        case .mask(let index):
            guard let mask = masks[checked: index] else { return inner }
            return inner.wrapped(in: .mask(mask))
        case .layer(let index):
            guard let layer = placed.table.layers[checked: index] else { return inner }
            var bounds = BoundsBuilder()
            for mark in marks { bounds.add(placed.marks[mark].bounds) }
            let styled = layer.style.map { inner.wrapped(in: .style($0)) } ?? inner
            return meaning(layer, index, styled.wrapped(in: .group(effects(layer, bounds.rect))))
        }
    }

    private func effects(_ layer: MarkLayer, _ bounds: CGRect) -> DrawnGroup {
        var group = DrawnGroup([])
        group.opacity = layer.opacity.isFinite ? min(max(0, layer.opacity), 1) : 1
        group.blend = layer.blend
        group.blur = layer.blur.isFinite ? max(0, layer.blur) : 0
        group.shadow = layer.shadow
        group.clip = layer.clip?.clip(in: bounds)
        group.isIsolated = layer.isIsolated
        return group
    }

    private func meaning(_ layer: MarkLayer, _ index: Int, _ layers: [ChartResult.Layer]) -> [ChartResult.Layer] {
        let speaks = layer.accessibilityLabel != nil || layer.accessibilityValue != nil
        guard !isMask, speaks || layer.accessibilityHidden || layer.accessibilityIdentifier != nil else {
            return layers
        }
        let meaning = DrawnSemantics(
            role: speaks ? .mark : .group, label: layer.accessibilityLabel ?? "",
            value: layer.accessibilityValue ?? "", identifier: layer.accessibilityIdentifier ?? "",
            markID: speaks ? "layer-\(index)" : "", isHidden: layer.accessibilityHidden, items: [])
        return layers.wrapped(in: .meaning(meaning))
    }

    // MARK: One mark

    private func mark(_ mark: PlacedMark) -> [ChartResult.Layer] {
        if isPlain[mark.template], mark.parts.count == 1, case .path(let path) = mark.parts[0] {
            return [.items([plainItem(path, mark)])]
        }
        var layers: [ChartResult.Layer] = []
        let template = placed.table.templates[mark.template]
        for part in mark.parts {
            switch part {
            case .path(let path): layers.append(joining: [.items([item(path, mark, template)])])
            case .clipped(let path, let clip):
                var group = DrawnGroup([.path(path)])
                group.clip = clip
                layers.append(joining: [.items([.group(group)])])
            case .view(let view): layers += faded(view, template)
            }
        }
        let drawn = styled(layers, withEffects(template, mark), mark.bounds)
        return isMask ? drawn : drawn.wrapped(in: .meaning(meaning(mark, template)))
    }

    /// What most marks are: one path that is painted as it is.
    private func plainItem(_ path: DrawnPath, _ mark: PlacedMark) -> DrawingItem {
        if isMask { return .path(path) }
        var meaning = meaning(mark, placed.table.templates[mark.template])
        meaning.items = [.path(path)]
        return .semantics(meaning)
    }

    private func item(_ path: DrawnPath, _ mark: PlacedMark, _ template: MarkTemplate) -> DrawingItem {
        guard hasEllipses, template.valueColors == nil else { return .path(path) }
        let paint = styles.paint(mark.rows.first)
        guard paint.isElliptical else { return .path(path) }
        return ellipticalItem(path, paint, in: template.alignsStyleWithPlot ? plot : path.outline.controlBounds)
    }

    /// The template with the effects of the style that the scale gives the mark.
    private func withEffects(_ template: MarkTemplate, _ mark: PlacedMark) -> MarkTemplate {
        guard hasScaledEffects, template.paint == nil, let style = styles.scaled(mark.rows.first) else {
            return template
        }
        var template = template
        (template.styleShadows, template.blend) = (style.shadows, style.blend)
        return template
    }

    /// A view that serves as symbol. Of the mark's style only opacity applies to it.
    private func faded(_ view: ChartResult.PlacedView, _ template: MarkTemplate) -> [ChartResult.Layer] {
        guard template.opacity != 1 else { return [.view(view)] }
        var group = DrawnGroup([])
        group.opacity = template.opacity.isFinite ? min(max(0, template.opacity), 1) : 1
        return [.wrapped(.group(group), [.view(view)])]
    }

    /// Shadows of the style, then clip, blur, shadow and blend mode of the template.
    private func styled(_ layers: [ChartResult.Layer], _ template: MarkTemplate, _ bounds: CGRect)
        -> [ChartResult.Layer]
    {
        var layers = layers
        if !template.styleShadows.isEmpty { layers = shadowed(layers, template, bounds) }
        if template.needsNoGroup { return layers }
        var group = DrawnGroup([])
        group.clip = template.clip?.clip(in: bounds)
        group.blur = template.blur.isFinite ? max(0, template.blur) : 0
        group.shadow = template.shadow
        group.blend = template.blend
        return layers.wrapped(in: .group(group))
    }

    /// Views among the layers have no part in the shadows of a paint that they are not painted with.
    private func shadowed(_ layers: [ChartResult.Layer], _ template: MarkTemplate, _ bounds: CGRect)
        -> [ChartResult.Layer]
    {
        layers.map { layer in
            guard case .items(let plain) = layer else { return layer }
            var items = plain
            for shadow in template.styleShadows where shadow.isInner {
                items.append(innerShadow(shadow.drawn, into: plain, bounds: bounds))
            }
            for shadow in template.styleShadows where !shadow.isInner {
                var group = DrawnGroup(items)
                group.shadow = shadow.drawn
                items = [.group(group)]
            }
            return .items(items)
        }
    }

    private func meaning(_ mark: PlacedMark, _ template: MarkTemplate) -> DrawnSemantics {
        let row = mark.rows.first
        let isSeries = mark.kind == .line || mark.kind == .area || mark.rows.count > 1
        var semantics = DrawnSemantics(
            role: .mark, identifier: template.accessibilityIdentifier ?? "",
            markID: mark.kind.rawName + "-" + String(row), isHidden: template.accessibilityHidden, items: [])
        guard !template.accessibilityHidden else { return semantics }
        semantics.label =
            template.accessibilityLabel ?? (isSeries ? describer.seriesLabel(row) : describer.label(row))
        semantics.value =
            template.accessibilityValue ?? (isSeries ? describer.rangeText(mark.rows) : describer.value(row))
        return semantics
    }
}

extension MarkTemplate {
    /// Whether marks are drawn without a group for a clip, a blur, a shadow or a blend mode.
    fileprivate var needsNoGroup: Bool { clip == nil && !(blur > 0) && shadow == nil && blend == .normal }
}
