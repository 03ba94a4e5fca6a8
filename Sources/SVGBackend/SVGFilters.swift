import Drawing
import Foundation

extension SVGWriter {
    /// The filter for a group's colours, blur and shadow, in the group's own plane; nil where it has none.
    mutating func filterID(of group: DrawnGroup) -> String? {
        let blur = drawnBlur(of: group)
        let shadow = drawnShadow(of: group)
        let filters = drawnFilters(of: group)
        if blur == nil, shadow == nil, filters.isEmpty { return nil }
        let isLast = blur == nil && shadow == nil
        // The default region, a tenth around the box of the content, would cut off blurred edges.
        return filterID(region: effectBounds(of: group)) { svg in
            let colored = svg.write(filters, isLast: isLast)
            if let blur { svg.gaussianBlur(blur, of: nil, result: shadow == nil ? nil : "blurred") }
            if let shadow { svg.shadow(shadow, of: blur == nil ? colored : "blurred") }
        }
    }

    /// In a mask all colours are one already, so what leaves alpha alone changes nothing.
    func drawnFilters(of group: DrawnGroup) -> [ColorFilter] {
        ink == nil || !group.colorFilters.allSatisfy(\.keepsAlpha) ? group.colorFilters : []
    }

    /// The filter that changes an image's colours.
    mutating func filterID(_ transforms: [ColorTransform], frame: CGRect) -> String {
        filterID(region: frame) { svg in _ = svg.write(transforms.map(ColorFilter.transform), isLast: true) }
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

    /// Colour filters one after another. Returns the name of the result; the last primitive has no need of one.
    private mutating func write(_ filters: [ColorFilter], isLast: Bool) -> String? {
        var source: String?
        for (index, filter) in filters.enumerated() {
            let numbers: [Double]
            switch filter {
            case .transform(let transform): numbers = transform.numbers
            case .luminanceToAlpha:
                // On black: what is half transparent counts as half as bright.
                flood(.black, result: "black")
                composite("over", source ?? "SourceGraphic", "black", result: nil)
                source = nil
                let (red, green, blue) = ColorFilter.luminance
                numbers = [Double](repeating: 0, count: 15) + [red, green, blue, 0, 0]
            }
            let isUnnamed = isLast && ink == nil && index == filters.count - 1
            colorMatrix(numbers, of: source, result: isUnnamed ? nil : "color\(index + 1)")
            source = "color\(index + 1)"
        }
        guard let ink, let last = source else { return source }
        flood(ink, result: "ink")
        composite("in", "ink", last, result: "inked")
        return "inked"
    }

    private mutating func colorMatrix(_ numbers: [Double], of source: String?, result: String?) {
        out.append("<feColorMatrix")
        if let source { attribute("in", keyword: source) }
        out.append(" values=\"")
        for (index, number) in numbers.enumerated() {
            if index > 0 { out.append(" ") }
            out.number(number, decimals: 4)
        }
        out.append("\"")
        if let result { attribute("result", keyword: result) }
        out.append("/>")
    }

    private mutating func composite(_ method: String, _ first: String, _ second: String, result: String?) {
        out.append("<feComposite")
        attribute("operator", keyword: method)
        attribute("in", keyword: first)
        attribute("in2", keyword: second)
        if let result { attribute("result", keyword: result) }
        out.append("/>")
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

    private mutating func flood(_ color: RGBA, result: String? = nil) {
        out.append("<feFlood")
        self.color("flood-color", color)
        if let opacity = partialOpacity(color.alpha) { attribute("flood-opacity", opacity, decimals: 3) }
        if let result { attribute("result", keyword: result) }
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
