import Drawing
import Foundation
import Geometry

extension SVGWriter {
    mutating func write(_ path: DrawnPath) {
        guard isDrawn(path) else { return }
        if needsParts(path) { return writeParts(path) }
        element(path, withStyle: true)
    }

    /// Index after the last of the paths from `index` on that look like `first`.
    func endOfStyle(of first: DrawnPath, in items: [DrawingItem], from index: Int) -> Int {
        var end = index
        while end < items.endIndex, case .path(let next) = items[end], next.fill == first.fill,
            next.strokePaint == first.strokePaint, next.stroke == first.stroke, next.evenOdd == first.evenOdd,
            next.hasCrispEdges == first.hasCrispEdges
        {
            end += 1
        }
        return end > index && needsParts(first) ? index : end
    }

    /// Paths of one style in a group that has it.
    mutating func writeAlike(_ items: ArraySlice<DrawingItem>) {
        let start = out.count
        var style: DrawnPath?
        for case .path(let path) in items where isDrawn(path) {
            if style == nil {
                style = path
                out.append("\n<g")
                writeStyle(path)
                out.append(">")
            }
            element(path, withStyle: false)
        }
        guard style != nil else { return out.truncate(to: start) }
        out.append("\n</g>")
    }

    private mutating func element(_ path: DrawnPath, withStyle: Bool) {
        let start = out.count
        out.append("\n<path")
        if withStyle { writeStyle(path) }
        out.append(" d=\"")
        guard out.pathData(path.outline, decimals: decimals) else { return out.truncate(to: start) }
        out.append("\"/>")
    }

    private mutating func writeStyle(_ path: DrawnPath) {
        let fill = path.fill.flatMap { isDrawn($0) ? $0 : nil }
        paint("fill", fill)
        if fill != nil, path.evenOdd { attribute("fill-rule", keyword: "evenodd") }
        if path.hasCrispEdges { attribute("shape-rendering", keyword: "crispEdges") }
        guard let (stroke, paint) = drawnStroke(of: path) else { return }
        self.paint("stroke", paint)
        if stroke.width != 1 { attribute("stroke-width", stroke.width) }
        if stroke.cap != .butt { attribute("stroke-linecap", keyword: stroke.cap.rawValue) }
        if stroke.join != .miter { attribute("stroke-linejoin", keyword: stroke.join.rawValue) }
        if stroke.join == .miter, stroke.miterLimit != 4, stroke.miterLimit >= 1, stroke.miterLimit.isFinite {
            attribute("stroke-miterlimit", stroke.miterLimit)
        }
        dashes(stroke)
    }

    /// A pattern with a bad length, or with no length at all, is a solid line.
    private mutating func dashes(_ stroke: Stroke) {
        guard stroke.dash.contains(where: { $0 > 0 }), stroke.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
            return
        }
        out.append(" stroke-dasharray=\"")
        for (index, length) in stroke.dash.enumerated() {
            if index > 0 { out.append(" ") }
            out.number(length, decimals: decimals)
        }
        out.append("\"")
        if stroke.dashPhase != 0, stroke.dashPhase.isFinite { attribute("stroke-dashoffset", stroke.dashPhase) }
    }

    // MARK: Angular gradients

    /// SVG has no angular gradient, so such a part of a path is a fan of sectors behind its shape.
    private func needsParts(_ path: DrawnPath) -> Bool { isAngular(path.fill) || isAngular(path.strokePaint) }

    private mutating func writeParts(_ path: DrawnPath) {
        if let fill = path.fill, isDrawn(fill) {
            let part = DrawnPath(path.outline, fill: fill, evenOdd: path.evenOdd)
            if isAngular(fill) {
                let clip = ClipOutline(path.outline, evenOdd: path.evenOdd)
                fan(fill, over: path.outline.controlBounds, within: .clip(clipID(clip)))
            } else {
                element(part, withStyle: true)
            }
        }
        guard let (stroke, paint) = drawnStroke(of: path) else { return }
        if isAngular(paint) {
            let shape = DrawnPath(path.outline, stroke: stroke, paint: .color(.white))
            guard let mask = maskID([.path(shape)]) else { return }
            fan(paint, over: bounds(of: shape), within: .mask(mask))
        } else {
            element(DrawnPath(path.outline, stroke: stroke, paint: paint), withStyle: true)
        }
    }
}

func isAngular(_ paint: Paint?) -> Bool {
    if case .angular = paint { return true }
    return false
}
