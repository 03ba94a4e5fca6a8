import CCairo
import Drawing
import Foundation
import Geometry

extension Painter {
    func paint(_ group: DrawnGroup) throws {
        guard group.transform.isUsable else { return }
        let combined = group.transform.concatenating(matrix)
        let opacity = group.opacity.isFinite ? min(max(0, group.opacity), 1) : 1
        guard combined.isUsable, opacity > 0 else { return }
        try isolated {
            matrix = combined
            let isIsolated = group.needsIsolation
            if opacity == 1, group.blend == .normal, !isIsolated { return try paintEffects(of: group) }
            if group.blend == .normal, !isIsolated, let faded = group.faded(by: opacity) {
                return try paintEffects(of: faded)
            }
            guard limitClip(to: group.effectBounds) else { return }
            cairo_push_group(context)
            try paintEffects(of: group)
            cairo_pop_group_to_source(context)
            cairo_set_operator(context, group.blend.cairoOperator(for: target))
            cairo_paint_with_alpha(context, opacity)
        }
    }

    /// The group with its shadow and blur, at full opacity.
    private func paintEffects(of group: DrawnGroup) throws {
        let blur = group.usableBlur
        if !group.colorFilters.isEmpty { return try paintFiltered(group) }
        if let shadow = group.visibleShadow {
            // A shadow of what is blurred already: variances add up.
            let layer = try Layer(
                of: group.coreBounds, deviation: hypot(blur, shadow.deviation), alphaOnly: true, on: self
            ) { try $0.paintCore(of: group) }
            if let layer { paint(layer, as: shadow) }
        }
        if blur > 0 {
            let layer = try Layer(of: group.coreBounds, deviation: blur, alphaOnly: false, on: self) {
                try $0.paintCore(of: group)
            }
            if let layer { paint(layer) }
        } else {
            try paintCore(of: group)
        }
    }

    /// The group through its colour filters; blur and shadow are of what these leave.
    private func paintFiltered(_ group: DrawnGroup) throws {
        var inner = group
        (inner.colorFilters, inner.blur, inner.shadow) = ([], 0, nil)
        if group.usableBlur > 0 || group.visibleShadow != nil {
            inner.colorFilters = group.colorFilters
            (inner.transform, inner.opacity, inner.blend) = (.identity, 1, .normal)
            var outer = DrawnGroup([.group(inner)])
            (outer.blur, outer.shadow) = (group.blur, group.shadow)
            return try paintEffects(of: outer)
        }
        let layer = try Layer(
            of: inner.coreBounds, deviation: 0, alphaOnly: false, filters: group.colorFilters, on: self
        ) { try $0.paintCore(of: inner) }
        if let layer { paint(layer) }
    }

    /// The items with clip and mask.
    private func paintCore(of group: DrawnGroup) throws {
        guard group.clip != nil || group.mask != nil else { return try paint(group.items) }
        try isolated {
            if let clip = group.clip {
                trace(clip.outline)
                cairo_set_fill_rule(context, clip.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                cairo_clip(context)
            }
            guard let mask = group.mask else { return try paint(group.items) }
            guard limitClip(to: group.coreBounds) else { return }
            cairo_push_group(context)
            try paint(group.items)
            let content = cairo_pop_group(context)
            defer { cairo_pattern_destroy(content) }
            cairo_push_group(context)
            try paint(mask)
            let coverage = cairo_pop_group(context)
            defer { cairo_pattern_destroy(coverage) }
            cairo_set_source(context, content)
            cairo_mask(context, coverage)
        }
    }

    /// Keeps the surface of a group that follows as small as `area` (in the items' plane), at whole device units.
    /// False if nothing is left to paint on.
    private func limitClip(to area: CGRect) -> Bool {
        guard !area.isNull else { return false }
        let device = area.applying(matrix).intersection(deviceClip)
        guard !device.isNull, device.isFinite else { return false }
        let whole = device.outset(by: 1).integral
        let matrix = matrix
        self.matrix = .identity
        cairo_new_path(context)
        cairo_rectangle(context, whole.minX, whole.minY, whole.width, whole.height)
        cairo_clip(context)
        self.matrix = matrix
        return true
    }

    /// What can be painted on, in device units.
    var deviceClip: CGRect {
        let matrix = matrix
        self.matrix = .identity
        defer { self.matrix = matrix }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension DrawnGroup {
    /// The group with its opacity moved into its only item, where that makes no difference; nil otherwise.
    /// Half-transparent marks are frequent, and a layer for each would cost more than all else.
    fileprivate func faded(by opacity: Double) -> DrawnGroup? {
        guard items.count == 1, case .path(var path) = items[0], mask == nil, blur == 0, shadow == nil,
            colorFilters.isEmpty
        else {
            return nil
        }
        switch (path.fill, path.strokePaint) {
        case (let fill?, nil): path.fill = fill.faded(by: opacity)
        case (nil, let stroke?): path.strokePaint = stroke.faded(by: opacity)
        // A stroke over half of a fill: not the sum of two fadings.
        default: return nil
        }
        var copy = self
        copy.items = [.path(path)]
        return copy
    }
}
