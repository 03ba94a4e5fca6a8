import Drawing
import Foundation
import Geometry

extension SVGWriter {
    mutating func write(_ group: DrawnGroup) {
        guard isWritten(group) else { return }
        let (outerDecimals, outerScale) = (decimals, scale)
        enterPlane(of: group.transform)
        defer { (decimals, scale) = (outerDecimals, outerScale) }

        let mask: String?
        if let items = group.mask {
            guard let id = maskID(items) else { return }
            mask = id
        } else {
            mask = nil
        }
        let clip = group.clip.map { clipID($0) }
        let filter = filterID(of: group)
        // SVG filters first and clips last, a drawing the other way round: the clip then needs a group inside.
        let needsTwo = filter != nil && (mask != nil || clip != nil)

        let start = out.count
        out.append("\n<g")
        let bare = out.count
        writeTransform(group.transform, decimals: outerDecimals)
        if let filter { attribute("filter", reference: filter) }
        if let opacity = partialOpacity(group.opacity) { attribute("opacity", opacity, decimals: 3) }
        writeBlend(group.blend)
        if group.blend == .normal, group.isIsolated, group.needsIsolation {
            attribute("style", keyword: "isolation:isolate")
        }
        if needsTwo { out.append(">\n<g") }
        if let clip { attribute("clip-path", reference: clip) }
        if let mask { attribute("mask", reference: mask) }
        if out.count == bare {
            out.truncate(to: start)
            return write(group.items)
        }
        out.append(">")
        let content = out.count
        // What becomes of alpha depends on the colours, even in a mask.
        let outerInk = ink
        if !drawnFilters(of: group).isEmpty { ink = nil }
        write(group.items)
        ink = outerInk
        if out.count == content { return out.truncate(to: start) }
        out.append(needsTwo ? "\n</g>\n</g>" : "\n</g>")
    }

    /// Coordinates in an enlarged plane need more places for the same precision in the picture.
    private mutating func enterPlane(of t: CGAffineTransform) {
        if t.isIdentity { return }
        scale *= max(hypot(t.a, t.b), hypot(t.c, t.d))
        let extra = scale > 1 && scale.isFinite ? clampedInt(log10(scale).rounded(.up), in: 0...6) : 0
        decimals = 3 + extra
    }

    private mutating func writeTransform(_ t: CGAffineTransform, decimals: Int) {
        if t.isIdentity { return }
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
            out.append(" transform=\"translate(")
        } else {
            out.append(" transform=\"matrix(")
            for factor in [t.a, t.b, t.c, t.d] {
                // An error in a factor grows with the distance from the origin.
                out.number(factor, decimals: 6)
                out.append(" ")
            }
        }
        out.number(t.tx, decimals: decimals)
        out.append(" ")
        out.number(t.ty, decimals: decimals)
        out.append(")\"")
    }

    // MARK: Clip and mask

    mutating func clipID(_ clip: ClipOutline) -> String {
        let content = captured { svg in
            svg.out.append("><path")
            if clip.evenOdd { svg.attribute("clip-rule", keyword: "evenodd") }
            svg.out.append(" d=\"")
            svg.out.pathData(clip.outline, decimals: svg.decimals)
            svg.out.append("\"/></clipPath>")
        }
        return definitions.id(of: "clipPath", content: content)
    }

    /// The id of a mask that keeps what the items cover; nil where they cover nothing.
    ///
    /// SVG masks go by luminance unless `mask-type` says alpha, which some editors do not know. All colours within
    /// are therefore white, for which both readings agree, without a filter.
    mutating func maskID(_ items: [DrawingItem]) -> String? {
        let box = bounds(of: items)
        if box.isNull { return nil }
        let content = captured(in: .white) { $0.write(items) }
        return content.count > 0 ? maskID(around: content, in: box, type: "alpha") : nil
    }

    mutating func maskID(around content: TextBuffer, in box: CGRect, type: String) -> String {
        let definition = captured { svg in
            svg.out.append(" maskUnits=\"userSpaceOnUse\"")
            svg.attribute("mask-type", keyword: type)
            svg.rectangle(box.insetBy(dx: -1, dy: -1))
            svg.out.append(">")
            svg.out.append(content)
            svg.out.append("\n</mask>")
        }
        return definitions.id(of: "mask", content: definition)
    }
}
