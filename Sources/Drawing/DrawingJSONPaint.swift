import Foundation
import Geometry

extension JSONWriter {
    mutating func path(_ path: DrawnPath) {
        object { json in
            json.field("d", outline: path.outline)
            if let fill = path.fill { json.field("fill", paint: fill) }
            json.field("evenOdd", flag: path.evenOdd)
            json.field("crisp", flag: path.hasCrispEdges)
            if let paint = path.strokePaint { json.field("stroke", paint: paint) }
            if let stroke = path.stroke { json.stroke(stroke) }
        }
    }

    mutating func text(_ text: DrawnText) {
        object { json in
            json.field("origin", numbers: [text.origin.x, text.origin.y])
            json.key("runs")
            if text.runs.count == 1 {
                json.array(text.runs) { json, run in json.run(run) }
            } else {
                json.list(text.runs) { json, run in json.run(run) }
            }
        }
    }

    /// The bytes of an image would bury a golden file's other lines: their number and a hash tell a change.
    mutating func image(_ image: DrawnImage) {
        object { json in
            let frame = image.frame
            json.field("frame", numbers: [frame.minX, frame.minY, frame.width, frame.height])
            json.field("encoding", text: image.encoding.rawValue)
            json.key("bytes")
            json.number(Double(image.data.count))
            json.field("fnv1a", text: String(fnv1a(image.data), radix: 16))
            json.field("pixelated", flag: image.pixelated)
            if let tint = image.tint { json.field("tint", color: tint) }
            if !image.colorTransforms.isEmpty {
                json.field("colorFilters", filters: image.colorTransforms.map(ColorFilter.transform))
            }
            if let tiling = image.tiling {
                for (name, rect) in [("tileSource", tiling.source), ("tiledArea", tiling.area)] {
                    json.field(name, numbers: [rect.minX, rect.minY, rect.width, rect.height])
                }
            }
        }
    }

    /// Matrices as 20 numbers row by row.
    mutating func field(_ name: String, filters: [ColorFilter]) {
        key(name)
        array(filters) { json, filter in
            switch filter {
            case .transform(let transform): json.array(transform.numbers) { json, value in json.number(value) }
            case .luminanceToAlpha: json.string("luminance-to-alpha")
            }
        }
    }

    /// Six places at least for the linear part: an error there grows with the distance from the origin.
    mutating func transform(_ t: CGAffineTransform) {
        let places = max(decimals, 6)
        array([(t.a, places), (t.b, places), (t.c, places), (t.d, places), (t.tx, decimals), (t.ty, decimals)]) {
            json, entry in json.number(entry.0, decimals: entry.1)
        }
    }

    private mutating func field(_ name: String, paint: Paint) {
        key(name)
        switch paint {
        case .color(let color):
            self.color(color)
        case .linear(let stops, let from, let to):
            gradient("linear", stops) { json in
                json.field("from", numbers: [from.x, from.y])
                json.field("to", numbers: [to.x, to.y])
            }
        case .radial(let stops, let center, let startRadius, let endRadius):
            gradient("radial", stops) { json in
                json.field("center", numbers: [center.x, center.y])
                json.field("radii", numbers: [startRadius, endRadius])
            }
        case .angular(let stops, let center, let startAngle, let endAngle):
            gradient("angular", stops) { json in
                json.field("center", numbers: [center.x, center.y])
                json.field("angles", numbers: [startAngle, endAngle])
            }
        }
    }

    private mutating func gradient(_ kind: String, _ stops: [GradientStop], _ geometry: (inout JSONWriter) -> Void) {
        object { json in
            json.key(kind)
            json.object { json in
                geometry(&json)
                json.key("stops")
                json.array(stops) { json, stop in
                    json.out.append("[")
                    json.color(stop.color)
                    json.out.append(",")
                    json.number(stop.location)
                    json.out.append("]")
                }
            }
        }
    }

    private mutating func stroke(_ stroke: Stroke) {
        field("width", stroke.width, default: 1)
        if stroke.cap != .butt { field("cap", text: stroke.cap.rawValue) }
        if stroke.join != .miter { field("join", text: stroke.join.rawValue) }
        field("miterLimit", stroke.miterLimit, default: 10)
        if !stroke.dash.isEmpty { field("dash", numbers: stroke.dash) }
        field("dashPhase", stroke.dashPhase, default: 0)
    }

    private mutating func run(_ run: DrawnText.Run) {
        let shaped = run.shaped
        object { json in
            json.field("string", text: shaped.text)
            json.field("family", text: shaped.face.family)
            json.field("weight", Double(shaped.face.weight), default: 400)
            json.field("italic", flag: shaped.face.isItalic)
            json.field("size", shaped.size, default: 0)
            json.field("x", shaped.x, default: 0)
            json.field("shift", shaped.baselineShift, default: 0)
            json.field("width", shaped.width, default: 0)
            json.field("rightToLeft", flag: shaped.isRightToLeft)
            json.field("letterSpacing", shaped.letterSpacing, default: 0)
            json.field("underline", flag: shaped.underline)
            json.field("strikethrough", flag: shaped.strikethrough)
            json.field("xs", numbers: shaped.glyphs.map(\.x))
            if shaped.glyphs.contains(where: { $0.y != 0 }) { json.field("ys", numbers: shaped.glyphs.map(\.y)) }
            json.field("paint", paint: run.paint)
        }
    }
}

/// The 64-bit FNV-1a hash: short, stable, and not meant against an adversary.
func fnv1a(_ data: Data) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
}
