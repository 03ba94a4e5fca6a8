import Drawing
import Foundation

extension SVGWriter {
    /// The filter for a group's blur and shadow, in the group's own plane; nil where it has none.
    mutating func filterID(of group: DrawnGroup) -> String? {
        let blur = drawnBlur(of: group)
        let shadow = drawnShadow(of: group)
        if blur == nil, shadow == nil { return nil }
        // The default region, a tenth around the box of the content, would cut off blurred edges.
        return filterID(region: effectBounds(of: group)) { svg in
            if let blur { svg.gaussianBlur(blur, of: nil, result: shadow == nil ? nil : "blurred") }
            if let shadow { svg.shadow(shadow, of: blur == nil ? nil : "blurred") }
        }
    }

    /// The filter that gives an image's opaque parts one colour.
    mutating func tintID(_ color: RGBA, frame: CGRect) -> String {
        filterID(region: frame) { svg in
            svg.flood(color)
            svg.out.append("<feComposite operator=\"in\" in2=\"SourceAlpha\"/>")
        }
    }

    private mutating func filterID(region: CGRect, _ primitives: (inout SVGWriter) -> Void) -> String {
        let content = captured { svg in
            svg.out.append(" filterUnits=\"userSpaceOnUse\"")
            svg.rectangle(region)
            // Drawings composite in sRGB; SVG filters would in linear light.
            svg.out.append(" color-interpolation-filters=\"sRGB\">")
            primitives(&svg)
            svg.out.append("</filter>")
        }
        return definitions.id(of: "filter", content: content)
    }

    /// In plain primitives: `feDropShadow` is younger and known to fewer readers.
    private mutating func shadow(_ shadow: DrawnShadow, of source: String?) {
        let isSoft = shadow.deviation > 0
        if isSoft { gaussianBlur(shadow.deviation, of: source ?? "SourceAlpha", result: nil) }
        out.append("<feOffset")
        if !isSoft { attribute("in", keyword: source ?? "SourceAlpha") }
        attribute("dx", shadow.offset.width)
        attribute("dy", shadow.offset.height)
        out.append(" result=\"offset\"/>")
        flood(inked(shadow.color))
        out.append("<feComposite operator=\"in\" in2=\"offset\"/><feMerge><feMergeNode/><feMergeNode in=\"")
        out.append(source ?? "SourceGraphic")
        out.append("\"/></feMerge>")
    }

    private mutating func gaussianBlur(_ deviation: CGFloat, of source: String?, result: String?) {
        out.append("<feGaussianBlur")
        if let source { attribute("in", keyword: source) }
        attribute("stdDeviation", deviation)
        if let result { attribute("result", keyword: result) }
        out.append("/>")
    }

    private mutating func flood(_ color: RGBA) {
        out.append("<feFlood")
        self.color("flood-color", color)
        if let opacity = partialOpacity(color.alpha) { attribute("flood-opacity", opacity, decimals: 3) }
        out.append("/>")
    }
}

func drawnBlur(of group: DrawnGroup) -> CGFloat? {
    group.blur > 0 && group.blur.isFinite ? group.blur : nil
}

func drawnShadow(of group: DrawnGroup) -> DrawnShadow? {
    guard let shadow = group.shadow, shadow.color.alpha > 0, shadow.offset.width.isFinite,
        shadow.offset.height.isFinite, shadow.deviation.isFinite
    else { return nil }
    return shadow
}
