import Foundation
import Geometry

/// Symbols whose last parts light up one after the other with `Image(systemName:variableValue:)`.
extension SymbolDrawing {
    /// How many parts at the end show a value.
    package func levels(_ count: Int) -> SymbolDrawing {
        var copy = self
        copy.levelCount = count
        return copy
    }

    private static func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    /// Part of a circle, angles in radians clockwise from right.
    private static func arc(_ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) -> Part {
        let steps = 20
        return .line(
            indices(steps + 1).map { step in
                let angle = start + (end - start) * CGFloat(step) / CGFloat(steps)
                return p(center.x + cos(angle) * radius, center.y + sin(angle) * radius)
            })
    }

    private static func bar(_ x: CGFloat, width: CGFloat, height: CGFloat) -> Outline {
        Outline {
            $0.addRoundedRect(CGRect(x: x - width / 2, y: 0.46 - height, width: width, height: height), radius: 0.05)
        }
    }

    private static let wifi: SymbolDrawing = {
        let center = p(0, 0.42)
        let waves = [0.44, 0.8].map { arc(center, $0, from: -.pi * 0.75, to: -.pi * 0.25) }
        return SymbolDrawing(parts: [.dot(p(0, 0.36), radius: 0.11)] + waves).levels(3)
    }()

    private static func speaker(filled: Bool, waves: Int) -> SymbolDrawing {
        let shift = -0.1 * CGFloat(waves)
        let body = Outline { outline in
            let points = [
                p(-0.36, -0.16), p(-0.16, -0.16), p(0.1, -0.4), p(0.1, 0.4), p(-0.16, 0.16), p(-0.36, 0.16),
            ]
            for (index, point) in points.enumerated() {
                let moved = p(point.x + shift, point.y)
                if index == 0 { outline.move(to: moved) } else { outline.line(to: moved) }
            }
            outline.close()
        }
        let arcs = indices(waves).map { index in
            arc(p(0.02 + shift, 0), 0.28 + 0.2 * CGFloat(index), from: -.pi * 0.24, to: .pi * 0.24)
        }
        return SymbolDrawing(parts: [filled ? .area(body) : .loop(body)] + arcs).levels(waves)
    }

    private static func radioWaves(both: Bool) -> SymbolDrawing {
        let sides: [CGFloat] = both ? [0, .pi] : [0]
        let waves = [0.26, 0.46, 0.66].flatMap { radius in
            sides.map { arc(.zero, radius, from: $0 - .pi * 0.24, to: $0 + .pi * 0.24) }
        }
        return both
            ? SymbolDrawing(parts: [.dot(.zero, radius: 0.1)] + waves).levels(6)
            : SymbolDrawing(parts: waves.map { $0 }).levels(3)
    }

    /// Nil for a name that has no levels.
    static func withLevels(_ name: String) -> SymbolDrawing? {
        switch name {
        case "wifi": return wifi
        case "cellularbars":
            let bars = [(-0.45, 0.28), (-0.15, 0.5), (0.15, 0.74), (0.45, 0.96)]
            return SymbolDrawing(parts: bars.map { .area(bar($0, width: 0.2, height: $1)) }).levels(4)
        case "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "speaker.wave.1.fill", "speaker.wave.2.fill",
            "speaker.wave.3.fill":
            let count = name.split(separator: ".").compactMap { Int($0) }.first ?? 1
            return speaker(filled: name.hasSuffix(".fill"), waves: count)
        case "dot.radiowaves.left.and.right", "antenna.radiowaves.left.and.right": return radioWaves(both: true)
        case "wave.3.right": return radioWaves(both: false)
        default: return nil
        }
    }
}
