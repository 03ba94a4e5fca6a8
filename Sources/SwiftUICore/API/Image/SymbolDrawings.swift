import Foundation
import Geometry

extension SymbolDrawing {
    /// Nil for a name that is not drawn here.
    package static func named(_ name: String) -> SymbolDrawing? { table[name] ?? withLevels(name) ?? chart(name) }

    private static func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private static func box(_ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0.1) -> Outline {
        Outline {
            $0.addRoundedRect(CGRect(x: -width / 2, y: -height / 2, width: width, height: height), radius: radius)
        }
    }

    private static func circle(_ diameter: CGFloat) -> Outline {
        Outline { $0.addEllipse(in: CGRect(x: -diameter / 2, y: -diameter / 2, width: diameter, height: diameter)) }
    }

    private static func loop(_ points: CGPoint...) -> Outline {
        Outline { outline in
            for (index, point) in points.enumerated() {
                if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
            }
            outline.close()
        }
    }

    /// A chevron that points along an angle (radians, clockwise from right).
    private static func chevron(_ angle: CGFloat, at center: CGPoint = .zero, reach: CGFloat = 0.34) -> Part {
        let place = CGAffineTransform(rotationAngle: angle).concatenating(
            CGAffineTransform(translationX: center.x, y: center.y))
        let points = [p(-reach * 0.47, -reach), p(reach * 0.47, 0), p(-reach * 0.47, reach)]
        return .line(points.map { $0.applying(place) })
    }

    private static func arrow(_ angle: CGFloat) -> SymbolDrawing {
        let (x, y) = (cos(angle) * 0.42, sin(angle) * 0.42)
        return SymbolDrawing(.arrow(from: p(-x, -y), to: p(x, y), head: 0.28))
    }

    /// A box with an arrow out of it or into it.
    private static func share(_ tail: CGPoint, _ tip: CGPoint) -> SymbolDrawing {
        let box = [p(-0.18, -0.16), p(-0.4, -0.16), p(-0.4, 0.5), p(0.4, 0.5), p(0.4, -0.16), p(0.18, -0.16)]
        return SymbolDrawing(.line(box), .arrow(from: tail, to: tip, head: 0.2))
    }

    private static func tiles(
        _ columns: Int, _ rows: Int, filled: Bool, round: Bool = false
    ) -> SymbolDrawing {
        let step = 0.92 / CGFloat(max(columns, rows))
        // Strokes reach out of a tile on both sides.
        let side = step * (filled ? 0.78 : columns > 2 ? 0.56 : 0.7)
        var parts: [Part] = []
        for row in 0..<rows {
            for column in 0..<columns {
                let x = (CGFloat(column) - CGFloat(columns - 1) / 2) * step
                let y = (CGFloat(row) - CGFloat(rows - 1) / 2) * step
                let tile = box(side, side, radius: side * (round ? 0.5 : 0.2)).translated(x: x, y: y)
                parts.append(filled ? .area(tile) : .loop(tile))
            }
        }
        return SymbolDrawing(parts: parts)
    }

    private static func rows(_ widths: [CGFloat], bullets: Bool) -> SymbolDrawing {
        var parts: [Part] = []
        for (index, width) in widths.enumerated() {
            let y = (CGFloat(index) - CGFloat(widths.count - 1) / 2) * 0.28
            if bullets { parts.append(.dot(p(-0.46, y), radius: 0.06)) }
            let shift: CGFloat = bullets ? 0.1 : 0
            parts.append(.line([p(shift - width / 2, y), p(shift + width / 2, y)]))
        }
        return SymbolDrawing(parts: parts)
    }

    private static func spokes(_ count: Int, from inner: CGFloat, to outer: CGFloat) -> [Part] {
        indices(count).map { index in
            let angle = CGFloat(index) * 2 * .pi / CGFloat(max(1, count)) - .pi / 2
            return .line([p(cos(angle) * inner, sin(angle) * inner), p(cos(angle) * outer, sin(angle) * outer)])
        }
    }

    private static let table: [String: SymbolDrawing] = [
        "chevron.right": SymbolDrawing(chevron(0)),
        "chevron.left": SymbolDrawing(chevron(.pi)),
        "chevron.down": SymbolDrawing(chevron(.pi / 2)),
        "chevron.up": SymbolDrawing(chevron(-.pi / 2)),
        "chevron.right.2": SymbolDrawing(chevron(0, at: p(-0.18, 0)), chevron(0, at: p(0.18, 0))),
        "chevron.left.2": SymbolDrawing(chevron(.pi, at: p(-0.18, 0)), chevron(.pi, at: p(0.18, 0))),
        "chevron.up.chevron.down": SymbolDrawing(
            chevron(-.pi / 2, at: p(0, -0.24), reach: 0.24), chevron(.pi / 2, at: p(0, 0.24), reach: 0.24)),
        "arrow.right": arrow(0), "arrow.left": arrow(.pi), "arrow.down": arrow(.pi / 2), "arrow.up": arrow(-.pi / 2),
        "arrow.up.right": arrow(-.pi / 4), "arrow.down.right": arrow(.pi / 4),
        "arrow.up.left": arrow(-.pi * 3 / 4), "arrow.down.left": arrow(.pi * 3 / 4),
        "xmark": SymbolDrawing(.cross(reach: 0.44, angle: .pi / 4)),
        "multiply": SymbolDrawing(.cross(reach: 0.38, angle: .pi / 4)),
        "plus": SymbolDrawing(.cross(reach: 0.4, angle: 0)),
        "minus": SymbolDrawing(.line([p(-0.4, 0), p(0.4, 0)])),
        "equal": SymbolDrawing(.line([p(-0.34, -0.14), p(0.34, -0.14)]), .line([p(-0.34, 0.14), p(0.34, 0.14)])),
        "divide": SymbolDrawing(
            .line([p(-0.36, 0), p(0.36, 0)]), .dot(p(0, -0.26), radius: 0.07), .dot(p(0, 0.26), radius: 0.07)),
        "number": SymbolDrawing(
            .line([p(-0.36, -0.15), p(0.4, -0.15)]), .line([p(-0.4, 0.15), p(0.36, 0.15)]),
            .line([p(-0.1, -0.4), p(-0.2, 0.4)]), .line([p(0.2, -0.4), p(0.1, 0.4)])),
        "checkmark": SymbolDrawing(.line([p(-0.36, 0.04), p(-0.12, 0.32), p(0.36, -0.36)])),
        "ellipsis": SymbolDrawing(
            .dot(p(-0.32, 0), radius: 0.075), .dot(.zero, radius: 0.075), .dot(p(0.32, 0), radius: 0.075)),
        "exclamationmark": SymbolDrawing(.line([p(0, -0.38), p(0, 0.14)]), .dot(p(0, 0.33), radius: 0.07)),
        "info": SymbolDrawing(
            .dot(p(0, -0.3), radius: 0.07), .line([p(-0.1, -0.1), p(0.02, -0.1), p(0.02, 0.32)]),
            .line([p(-0.13, 0.32), p(0.16, 0.32)])),
        "asterisk": SymbolDrawing(parts: spokes(6, from: 0.04, to: 0.42)),
        "snowflake": SymbolDrawing(parts: spokes(6, from: 0.05, to: 0.52) + spokes(6, from: 0.3, to: 0.36)),
        "rays": SymbolDrawing(parts: spokes(8, from: 0.2, to: 0.5)),
        "circle": SymbolDrawing(.loop(circle(1.06))), "circle.fill": SymbolDrawing(.area(circle(1.14))),
        "smallcircle.filled.circle": SymbolDrawing(.loop(circle(1.06)), .dot(.zero, radius: 0.28)),
        "record.circle": SymbolDrawing(.loop(circle(1.06)), .dot(.zero, radius: 0.34)),
        "square": SymbolDrawing(.loop(box(0.92, 0.92, radius: 0.16))),
        "square.fill": SymbolDrawing(.area(box(1, 1, radius: 0.2))),
        "app": SymbolDrawing(.loop(box(1, 1, radius: 0.26))),
        "app.fill": SymbolDrawing(.area(box(1.08, 1.08, radius: 0.3))),
        "rectangle": SymbolDrawing(.loop(box(1.24, 0.88, radius: 0.14))),
        "rectangle.fill": SymbolDrawing(.area(box(1.32, 0.96, radius: 0.18))),
        "rectangle.portrait": SymbolDrawing(.loop(box(0.8, 1.08, radius: 0.14))),
        "rectangle.portrait.fill": SymbolDrawing(.area(box(0.88, 1.16, radius: 0.18))),
        "capsule": SymbolDrawing(.loop(box(1.24, 0.7, radius: 0.35))),
        "capsule.fill": SymbolDrawing(.area(box(1.32, 0.78, radius: 0.39))),
        "triangle": SymbolDrawing(.loop(loop(p(0, -0.52), p(0.58, 0.46), p(-0.58, 0.46)))),
        "triangle.fill": SymbolDrawing(.area(loop(p(0, -0.58), p(0.64, 0.5), p(-0.64, 0.5)))),
        "arrowtriangle.up.fill": SymbolDrawing(.area(loop(p(0, -0.4), p(0.46, 0.36), p(-0.46, 0.36)))),
        "arrowtriangle.down.fill": SymbolDrawing(.area(loop(p(0, 0.4), p(-0.46, -0.36), p(0.46, -0.36)))),
        "arrowtriangle.right.fill": SymbolDrawing(.area(loop(p(0.4, 0), p(-0.36, 0.46), p(-0.36, -0.46)))),
        "arrowtriangle.left.fill": SymbolDrawing(.area(loop(p(-0.4, 0), p(0.36, -0.46), p(0.36, 0.46)))),
        "square.and.arrow.up": share(p(0, 0.2), p(0, -0.62)), "square.and.arrow.down": share(p(0, -0.62), p(0, 0.24)),
        "play.fill": SymbolDrawing(.area(loop(p(0.5, 0), p(-0.38, 0.5), p(-0.38, -0.5)))),
        "play": SymbolDrawing(.loop(loop(p(0.44, 0), p(-0.34, 0.46), p(-0.34, -0.46)))),
        "diamond": SymbolDrawing(.loop(loop(p(0, -0.56), p(0.56, 0), p(0, 0.56), p(-0.56, 0)))),
        "diamond.fill": SymbolDrawing(.area(loop(p(0, -0.62), p(0.62, 0), p(0, 0.62), p(-0.62, 0)))),
        "hexagon": SymbolDrawing(.loop(hexagon(0.56))), "hexagon.fill": SymbolDrawing(.area(hexagon(0.62))),
        "octagon": SymbolDrawing(.loop(octagon(0.54))), "octagon.fill": SymbolDrawing(.area(octagon(0.6))),
        "line.3.horizontal": rows([0.84, 0.84, 0.84], bullets: false),
        "line.3.horizontal.decrease": rows([0.92, 0.6, 0.28], bullets: false),
        "line.diagonal": SymbolDrawing(.line([p(-0.4, 0.4), p(0.4, -0.4)])),
        "text.justify": rows([0.84, 0.84, 0.84, 0.84], bullets: false),
        "list.bullet": rows([0.76, 0.76, 0.76], bullets: true),
        "square.grid.2x2": tiles(2, 2, filled: false), "square.grid.2x2.fill": tiles(2, 2, filled: true),
        "square.grid.3x3": tiles(3, 3, filled: false), "square.grid.3x3.fill": tiles(3, 3, filled: true),
        "circle.grid.2x2": tiles(2, 2, filled: false, round: true),
        "circle.grid.2x2.fill": tiles(2, 2, filled: true, round: true),
        "circle.grid.3x3.fill": tiles(3, 3, filled: true, round: true),
        "magnifyingglass": SymbolDrawing(
            .loop(circle(0.74).translated(x: -0.1, y: -0.1)), .line([p(0.19, 0.19), p(0.48, 0.48)])),
        "sidebar.left": SymbolDrawing(.loop(box(1.2, 0.9, radius: 0.16)), .line([p(-0.2, -0.4), p(-0.2, 0.4)])),
        "sidebar.right": SymbolDrawing(.loop(box(1.2, 0.9, radius: 0.16)), .line([p(0.2, -0.4), p(0.2, 0.4)])),
    ]

    private static func hexagon(_ radius: CGFloat) -> Outline { ring(6, radius, start: 0) }

    private static func octagon(_ radius: CGFloat) -> Outline { ring(8, radius, start: .pi / 8) }

    private static func ring(_ count: Int, _ radius: CGFloat, start: CGFloat) -> Outline {
        Outline { outline in
            for index in indices(count) {
                let angle = start + CGFloat(index) * 2 * .pi / CGFloat(count)
                let point = p(cos(angle) * radius, sin(angle) * radius)
                if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
            }
            outline.close()
        }
    }

    // MARK: Charts

    private static let axes = Part.line([p(-0.52, -0.52), p(-0.52, 0.52), p(0.56, 0.52)])

    private static func bars(filled: Bool, base: CGFloat = 0.5) -> [Part] {
        [(-0.38, 0.42), (0, 0.72), (0.38, 1)].map { x, height in
            let bar = Outline {
                $0.addRoundedRect(CGRect(x: x - 0.13, y: base - height, width: 0.26, height: height), radius: 0.06)
            }
            return filled ? .area(bar) : .loop(bar)
        }
    }

    private static func chart(_ name: String) -> SymbolDrawing? {
        let line = Part.line([p(-0.34, 0.24), p(-0.06, -0.06), p(0.14, 0.1), p(0.5, -0.34)])
        switch name {
        case "chart.bar": return SymbolDrawing(parts: bars(filled: false)).levels(3)
        case "chart.bar.fill": return SymbolDrawing(parts: bars(filled: true)).levels(3)
        case "chart.bar.xaxis":
            return SymbolDrawing(parts: bars(filled: true, base: 0.34) + [.line([p(-0.56, 0.5), p(0.56, 0.5)])])
        case "chart.line.uptrend.xyaxis":
            return SymbolDrawing(axes, line, .line([p(0.26, -0.36), p(0.54, -0.36), p(0.54, -0.1)]))
        case "chart.line.downtrend.xyaxis":
            return SymbolDrawing(axes, .line([p(-0.34, -0.34), p(-0.06, -0.06), p(0.14, -0.2), p(0.5, 0.24)]))
        case "chart.xyaxis.line", "chart.line.flattrend.xyaxis": return SymbolDrawing(axes, line)
        case "chart.dots.scatter":
            let dots = [p(-0.26, 0.2), p(-0.06, -0.1), p(0.1, 0.22), p(0.3, -0.06), p(0.4, -0.38)]
            return SymbolDrawing(parts: [axes] + dots.map { .dot($0, radius: 0.085) })
        case "chart.pie":
            return SymbolDrawing(.loop(circle(1.06)), .line([p(0, -0.5), .zero, p(0.36, 0.36)]))
        case "chart.pie.fill":
            let rest = Outline {
                $0.move(to: p(-0.06, 0.04))
                $0.addArc(center: p(-0.06, 0.04), radius: 0.54, start: 0, sweep: 1.5 * .pi)
                $0.close()
            }
            let wedge = Outline {
                $0.move(to: p(0.06, -0.06))
                $0.addArc(center: p(0.06, -0.06), radius: 0.54, start: -.pi / 2, sweep: .pi / 2)
                $0.close()
            }
            return SymbolDrawing(.area(rest), .area(wedge))
        case "waveform.path", "waveform.path.ecg.rectangle":
            return SymbolDrawing(
                .line([p(-0.56, 0), p(-0.3, 0), p(-0.14, -0.4), p(0.1, 0.4), p(0.26, 0), p(0.56, 0)]))
        case "waveform":
            let heights: [CGFloat] = [0.16, 0.4, 0.72, 0.5, 0.9, 0.4, 0.16]
            return SymbolDrawing(
                parts: heights.enumerated().map { index, height in
                    let x = (CGFloat(index) - 3) * 0.17
                    return .line([p(x, -height / 2), p(x, height / 2)])
                }
            ).levels(7)
        default: return nil
        }
    }
}
